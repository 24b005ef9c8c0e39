import { dirname, join, resolve } from 'node:path';
import { DEFAULT_REGION, storeOrigin } from '@tiraz/contracts/object-store';
import { RELEASE_POINTER } from '@tiraz/contracts/remote';
import { addressVariables, REMOTES, type RemoteName } from '@tiraz/contracts/remotes';

const here = import.meta.dirname;

export interface Config {
  host: string;
  port: number;
  /** Where the API listens; `/api` and `/objects` are passed on to it. */
  apiUrl: URL;
  /** The address that visitors type: its scheme decides about HSTS and what the API is told. */
  publicUrl: URL;
  /** Where browsers send uploads to, when that is not this server: an object store. */
  uploadOrigin: string | undefined;
  /** How many connections one address may have, this machine's own aside; 0: as many as it likes. */
  connectionsPerClient: number;
  /** How many seconds a CDN in front may show a page before it asks again; 0: there is none. */
  cdnSeconds: number;
  logLevel: string;
  /** Where Prometheus reads; undefined: nowhere, and nothing is measured. */
  metrics: { host: string; port: number } | undefined;
  /** Where spans are sent, as OTLP over HTTP; undefined: nowhere, and none are made. */
  tracesEndpoint: string | undefined;
  /** The host's own build. */
  pageFolder: string;
  /** Files that must be found at the root: icons, the logo to download. */
  rootFilesFolder: string;
  remotes: RemoteSource[];
}

/**
 * A remote is delivered by this server, from one of the `releases` where their pointer names one and else from
 * `folder`; or somebody else delivers it, and the manifest, or the pointer beside the releases, says what. This
 * server may reach those under another origin than browsers do, `internalOrigin`.
 */
export type RemoteSource =
  | { name: RemoteName; kind: 'folder'; folder: string; releases: string }
  | { name: RemoteName; kind: 'elsewhere'; manifestUrl: URL; internalOrigin?: string }
  | { name: RemoteName; kind: 'released-elsewhere'; pointerUrl: URL; internalOrigin?: string };

/** Every fault of the environment at once, one line each, by variable name. */
export class ConfigFault extends Error {
  override name = 'ConfigFault';
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** @throws ConfigFault naming every variable that does not fit */
export function readConfig(env: Record<string, string | undefined>): Config {
  const faults: string[] = [];

  function read<T>(
    variable: string,
    fallback: string,
    parse: (text: string) => T | undefined,
    wants: string,
  ): T {
    const text = env[variable]?.trim() || fallback;
    const value = parse(text);
    if (value === undefined) faults.push(`${variable}: wants ${wants}, got ${JSON.stringify(text)}`);
    return value as T;
  }

  const wantsHttp = 'an http or https URL';
  const config: Config = {
    host: env.HOST?.trim() || '0.0.0.0',
    port: read('PORT', '3000', toPort, 'a port between 1 and 65535'),
    apiUrl: read('API_URL', 'http://127.0.0.1:3001', toHttpUrl, wantsHttp),
    publicUrl: read('PUBLIC_URL', 'http://localhost:3000', toHttpUrl, wantsHttp),
    uploadOrigin:
      read('S3_PUBLIC_ENDPOINT', env.S3_ENDPOINT?.trim() ?? '', toStoreOrigin, wantsHttp) || undefined,
    connectionsPerClient: read(
      'CONNECTIONS_PER_CLIENT',
      '1000',
      toCount,
      'a number of connections, or 0 for no bound',
    ),
    cdnSeconds: read('CDN_SECONDS', '0', toCdnSeconds, 'seconds, at most 3600, or 0 for no CDN'),
    logLevel: read(
      'LOG_LEVEL',
      'info',
      (text) => (LOG_LEVELS.includes(text) ? text : undefined),
      `one of ${LOG_LEVELS.join(', ')}`,
    ),
    metrics: env.METRICS_PORT?.trim()
      ? {
          host: env.METRICS_HOST?.trim() || '127.0.0.1',
          port: read('METRICS_PORT', '', toPort, 'a port between 1 and 65535'),
        }
      : undefined,
    tracesEndpoint: read('OTEL_EXPORTER_OTLP_ENDPOINT', '', toOptionalUrl, wantsHttp) || undefined,
    pageFolder: join(here, '../dist'),
    rootFilesFolder: join(here, '../public'),
    remotes: REMOTES.map(({ name, folder }) => readRemote(name, `../../${folder}/dist`)),
  };
  if (faults.length > 0) throw new ConfigFault(faults.join('\n'));
  return config;

  function toStoreOrigin(text: string): string | undefined {
    return toOrigin(text) && storeOrigin(text, env.S3_REGION?.trim() || DEFAULT_REGION);
  }

  function readRemote(name: RemoteName, beside: string): RemoteSource {
    const variables = addressVariables(name);
    if (!env[variables.url]?.trim()) {
      const dataDir = resolve(here, '../..', env.DATA_DIR?.trim() || '.data');
      return { name, kind: 'folder', folder: join(here, beside), releases: join(dataDir, 'releases', name) };
    }
    const wants = "an http or https URL, or a path, of the remote's folder, manifest or release pointer";
    const source = read(variables.url, '', (text) => toRemoteSource(name, text), wants);
    const internalOrigin = read(variables.internalOrigin, '', toOrigin, wantsHttp);
    return internalOrigin && source.kind !== 'folder' ? { ...source, internalOrigin } : source;
  }
}

function toPort(text: string): number | undefined {
  const port = Number(text);
  return /^\d+$/.test(text) && port >= 1 && port <= 65_535 ? port : undefined;
}

function toCount(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function toCdnSeconds(text: string): number | undefined {
  const seconds = toCount(text);
  return seconds !== undefined && seconds <= 3_600 ? seconds : undefined;
}

function toHttpUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
}

/** Nothing stays nothing. */
function toOptionalUrl(text: string): string | undefined {
  return text === '' ? '' : toHttpUrl(text) && text;
}

/** Nothing stays nothing. */
function toOrigin(text: string): string | undefined {
  return text === '' ? '' : toHttpUrl(text)?.origin;
}

function toRemoteSource(name: RemoteName, text: string): RemoteSource | undefined {
  const namesManifest = text.endsWith('.json');
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(text)) {
    const url = toHttpUrl(text);
    if (!url) return undefined;
    if (text.endsWith(`/${RELEASE_POINTER}`)) return { name, kind: 'released-elsewhere', pointerUrl: url };
    const manifestUrl = namesManifest ? url : new URL('mf-manifest.json', url.href.replace(/\/?$/, '/'));
    return { name, kind: 'elsewhere', manifestUrl };
  }
  const folder = resolve(namesManifest ? dirname(text) : text);
  return { name, kind: 'folder', folder, releases: folder };
}
