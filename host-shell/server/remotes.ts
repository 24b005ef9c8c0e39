import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  FIRST_CONTRACT,
  RELEASE_POINTER,
  RELEASES_READ_EVERY_MS,
  type ContractRange,
  type PrerenderedPages,
  type ReleasePointer,
  type RemoteLocation,
} from '@tiraz/contracts/remote';
import type { RemotePage } from '@tiraz/contracts/remote-pages';
import type { RemoteName } from '@tiraz/contracts/remotes';
import type { RemoteSource } from './config.ts';
import { PageRenderer } from './page-renderer.ts';
import { pagesOf, readPages } from './remote-pages.ts';

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
  /** Draws its pages that begin with data; absent where there are none, or it does not run. */
  renderer?: PageRenderer;
  /** Absent when neither this release nor one that was read before it says which pages there are. */
  pages?: RemotePage[];
}

const MANIFEST_TIMEOUT_MS = 2_000;

/** The part of Module Federation's manifest that is used here. */
interface Manifest {
  metaData: {
    buildInfo: { buildVersion: string; contract?: ContractRange; prerendered?: string; pages?: unknown };
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
    const origins = this.#sources.flatMap((source) => {
      if (source.kind === 'folder') return [];
      return [source.kind === 'elsewhere' ? source.manifestUrl.origin : source.pointerUrl.origin];
    });
    return [...new Set(origins)];
  }

  /** What is out now, at most a second old; waits two seconds for a manifest, then lists the remote without entry. */
  current(): Promise<Release[]> {
    return Promise.all(this.#sources.map((source) => this.#current(source)));
  }

  /**
   * Like `current`, but a working release that was read before is good enough while it is read again, at once or when
   * the reading takes longer than that.
   */
  lastSeen(patienceMs = 0): Promise<Release[]> {
    return Promise.all(
      this.#sources.map((source) => {
        const fresh = this.#current(source);
        const release = this.#known.get(source.name)?.release;
        if (!release?.location.entry) return fresh;
        if (patienceMs === 0) return Promise.resolve(release);
        return Promise.race([fresh, pause(patienceMs, release, { ref: false })]);
      }),
    );
  }

  /** Whether it is what was read last, within a second. */
  isCurrent(release: Release): boolean {
    const known = this.#known.get(release.location.name);
    return known?.release === release && this.#isFresh(known);
  }

  #isFresh({ readAt }: { readAt: number }): boolean {
    return this.#around.now() - readAt < RELEASES_READ_EVERY_MS;
  }

  #current(source: RemoteSource): Promise<Release> {
    const known = this.#known.get(source.name);
    if (known && this.#isFresh(known)) return Promise.resolve(known.release);
    const running = this.#reading.get(source.name);
    if (running) return running;
    const reading = this.#read(source).finally(() => this.#reading.delete(source.name));
    this.#reading.set(source.name, reading);
    return reading;
  }

  /** What was read for the same version stands; without prerendered pages the remote works all the same. */
  async #readPrerendered(
    remote: RemoteName,
    place: Place,
    { buildVersion, prerendered: name }: Manifest['metaData']['buildInfo'],
  ): Promise<Pick<Release, 'prerendered' | 'renderer'>> {
    const known = this.#known.get(remote)?.release;
    if (known?.prerendered && known.location.version === buildVersion) {
      const { prerendered, renderer } = known;
      return { prerendered, ...(renderer && { renderer }) };
    }
    if (!name) return {};
    try {
      const { version, renderer, pages }: PrerenderedPages = JSON.parse(await place.read(name));
      if (version !== buildVersion) throw new Error(`${name} is of version ${version}, not ${buildVersion}`);
      const drawing = renderer === undefined ? undefined : await this.#readRenderer(remote, place, renderer);
      return { prerendered: pages, ...(drawing && { renderer: drawing }) };
    } catch (reason) {
      this.#around.warn(reason, remote);
      return {};
    }
  }

  /** Without it browsers draw those pages themselves. */
  async #readRenderer(remote: RemoteName, place: Place, name: string): Promise<PageRenderer | undefined> {
    try {
      return await PageRenderer.load(await place.read(name));
    } catch (reason) {
      this.#around.warn(reason, remote);
      return undefined;
    }
  }

  /** What cannot be read leaves the pages as they were last known. */
  #readPages(remote: RemoteName, described: unknown, prerendered: Release['prerendered']): Release['pages'] {
    try {
      const pages = readPages(described) ?? pagesOf(prerendered);
      if (pages) return pages;
    } catch (reason) {
      this.#around.warn(reason, remote);
    }
    return this.#known.get(remote)?.release.pages;
  }

  async #read(source: RemoteSource): Promise<Release> {
    const { name } = source;
    let release: Release;
    try {
      const place = await placeOf(source);
      const manifest: Manifest = JSON.parse(await place.read(place.manifest));
      release = describe(name, place.url, manifest);
      const { buildInfo } = manifest.metaData;
      Object.assign(release, await this.#readPrerendered(name, place, buildInfo));
      release.pages = this.#readPages(name, buildInfo.pages, release.prerendered);
    } catch (reason) {
      this.#around.warn(reason, name);
      // Its files are away, its addresses are not.
      const pages = this.#known.get(name)?.release.pages;
      release = { location: { name }, scripts: [], stylesheets: [], folder: '', ...(pages && { pages }) };
    }
    this.#known.set(name, { release, readAt: this.#around.now() });
    return release;
  }
}

/** Where the files of a remote lie at the moment. */
interface Place {
  /** The URL of their folder, with a trailing slash. */
  url: string;
  /** The manifest's file name. */
  manifest: string;
  read: (name: string) => Promise<string>;
}

const MANIFEST = 'mf-manifest.json';

/** @throws when a pointer is there that cannot be read: what it replaced must not come back by itself */
async function placeOf(source: RemoteSource): Promise<Place> {
  switch (source.kind) {
    case 'folder': {
      const base = `/remotes/${source.name}/`;
      const version = await releasedIn(source.releases);
      const folder = version === undefined ? source.folder : join(source.releases, version);
      return {
        url: version === undefined ? base : `${base}releases/${version}/`,
        manifest: MANIFEST,
        read: (name) => readFile(join(folder, name), 'utf8'),
      };
    }
    case 'released-elsewhere': {
      const version = versionIn(await fetchText(source.pointerUrl, source.internalOrigin));
      return placeAt(new URL(`${version}/${MANIFEST}`, source.pointerUrl), source.internalOrigin);
    }
    case 'elsewhere':
      return placeAt(source.manifestUrl, source.internalOrigin);
  }
}

function placeAt(manifestUrl: URL, internalOrigin?: string): Place {
  return {
    url: new URL('.', manifestUrl).href,
    manifest: manifestUrl.pathname.split('/').at(-1) + manifestUrl.search,
    read: (name) => fetchText(new URL(name, manifestUrl), internalOrigin),
  };
}

async function releasedIn(folder: string): Promise<string | undefined> {
  try {
    return versionIn(await readFile(join(folder, RELEASE_POINTER), 'utf8'));
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw reason;
  }
}

function versionIn(pointer: string): string {
  const { current }: Partial<ReleasePointer> = JSON.parse(pointer);
  if (typeof current !== 'string' || !/^\w[\w.-]{0,63}$/.test(current)) {
    throw new Error(`${RELEASE_POINTER} names no version`);
  }
  return current;
}

async function fetchText({ href, origin }: URL, internalOrigin = origin): Promise<string> {
  const url = new URL(href.replace(origin, internalOrigin));
  const answer = await fetch(url, { signal: AbortSignal.timeout(MANIFEST_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${url.href} answered ${answer.status}`);
  return answer.text();
}

function describe(remote: RemoteName, folder: string, { metaData, exposes }: Manifest): Release {
  const { path, name } = metaData.remoteEntry;
  const { buildVersion: version, contract = FIRST_CONTRACT } = metaData.buildInfo;
  const assetsOf = (kind: 'js' | 'css') =>
    exposes.flatMap((exposed) => exposed.assets[kind].sync.map((asset) => `${folder}${asset}`));
  return {
    location: {
      name: remote,
      entry: `${folder}${path}${name}?v=${encodeURIComponent(version)}`,
      version,
      contract,
    },
    scripts: assetsOf('js'),
    stylesheets: assetsOf('css'),
    folder,
  };
}
