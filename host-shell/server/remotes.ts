import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  FIRST_CONTRACT,
  type ContractRange,
  type PrerenderedPages,
  type RemoteLocation,
  type RemoteName,
} from '@tiraz/contracts/remote';
import type { RemoteSource } from './config.ts';

/** A remote as its manifest describes it at the moment. */
export interface Release {
  location: RemoteLocation;
  /** Scripts and stylesheets that its first screen needs besides the entry, so that the page can ask early. */
  scripts: string[];
  stylesheets: string[];
  /** The URL that its files lie below, with a trailing slash. */
  folder: string;
  /** Absent when its build prerenders nothing, or what lies there belongs to another version. */
  prerendered?: PrerenderedPages['pages'];
}

const MAX_AGE_MS = 1_000;
const MANIFEST_TIMEOUT_MS = 2_000;

/** The part of Module Federation's manifest that is used here. */
interface Manifest {
  metaData: {
    buildInfo: { buildVersion: string; contract?: ContractRange; prerendered?: string };
    remoteEntry: { name: string; path: string };
  };
  exposes: { assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

interface Surroundings {
  warn: (reason: unknown, remote: RemoteName) => void;
  /** Milliseconds since whenever; never goes back. */
  now: () => number;
}

/** Knows which version of each remote is out, by reading the manifests again and again at run time. */
export class Remotes {
  readonly #sources: RemoteSource[];
  readonly #around: Surroundings;
  readonly #known = new Map<RemoteName, { release: Release; readAt: number }>();
  readonly #reading = new Map<RemoteName, Promise<Release>>();

  constructor(sources: RemoteSource[], surroundings: Surroundings) {
    this.#sources = sources;
    this.#around = surroundings;
  }

  /** The origins besides our own that the page has to trust. */
  get foreignOrigins(): string[] {
    const origins = this.#sources.flatMap((source) =>
      source.kind === 'elsewhere' ? [source.manifestUrl.origin] : [],
    );
    return [...new Set(origins)];
  }

  /** What is out now, at most a second old; waits two seconds for a manifest, then lists the remote without entry. */
  current(): Promise<Release[]> {
    return Promise.all(this.#sources.map((source) => this.#current(source)));
  }

  /** Like `current`, but a working release that was read before is good enough while it is read again. */
  lastSeen(): Promise<Release[]> {
    return Promise.all(
      this.#sources.map((source) => {
        const fresh = this.#current(source);
        const release = this.#known.get(source.name)?.release;
        return release?.location.entry ? Promise.resolve(release) : fresh;
      }),
    );
  }

  #current(source: RemoteSource): Promise<Release> {
    const known = this.#known.get(source.name);
    if (known && this.#around.now() - known.readAt < MAX_AGE_MS) return Promise.resolve(known.release);
    const running = this.#reading.get(source.name);
    if (running) return running;
    const reading = this.#read(source).finally(() => this.#reading.delete(source.name));
    this.#reading.set(source.name, reading);
    return reading;
  }

  /** What was read for the same version stands; without prerendered pages the remote works all the same. */
  async #readPrerendered(
    source: RemoteSource,
    { buildVersion, prerendered: name }: Manifest['metaData']['buildInfo'],
  ): Promise<Release['prerendered']> {
    const known = this.#known.get(source.name)?.release;
    if (known?.prerendered && known.location.version === buildVersion) return known.prerendered;
    if (!name) return undefined;
    try {
      const { version, pages }: PrerenderedPages = JSON.parse(await readFileOf(source, name));
      if (version !== buildVersion) throw new Error(`${name} is of version ${version}, not ${buildVersion}`);
      return pages;
    } catch (reason) {
      this.#around.warn(reason, source.name);
      return undefined;
    }
  }

  async #read(source: RemoteSource): Promise<Release> {
    let release: Release;
    try {
      const manifest: Manifest = JSON.parse(await readFileOf(source));
      release = describe(source, manifest);
      release.prerendered = await this.#readPrerendered(source, manifest.metaData.buildInfo);
    } catch (reason) {
      this.#around.warn(reason, source.name);
      release = { location: { name: source.name }, scripts: [], stylesheets: [], folder: folderOf(source) };
    }
    this.#known.set(source.name, { release, readAt: this.#around.now() });
    return release;
  }
}

/** @param name of a file beside the manifest; the manifest itself when left out */
async function readFileOf(source: RemoteSource, name?: string): Promise<string> {
  if (source.kind === 'folder') return readFile(join(source.folder, name ?? 'mf-manifest.json'), 'utf8');
  const url = name ? new URL(name, source.manifestUrl) : source.manifestUrl;
  const answer = await fetch(url, { signal: AbortSignal.timeout(MANIFEST_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${url.href} answered ${answer.status}`);
  return answer.text();
}

function folderOf(source: RemoteSource): string {
  return source.kind === 'folder' ? `/remotes/${source.name}/` : new URL('.', source.manifestUrl).href;
}

function describe(source: RemoteSource, { metaData, exposes }: Manifest): Release {
  const folder = folderOf(source);
  const { path, name } = metaData.remoteEntry;
  const { buildVersion: version, contract = FIRST_CONTRACT } = metaData.buildInfo;
  const assetsOf = (kind: 'js' | 'css') =>
    exposes.flatMap((exposed) => exposed.assets[kind].sync.map((asset) => `${folder}${asset}`));
  return {
    location: {
      name: source.name,
      entry: `${folder}${path}${name}?v=${encodeURIComponent(version)}`,
      version,
      contract,
    },
    scripts: assetsOf('js'),
    stylesheets: assetsOf('css'),
    folder,
  };
}
