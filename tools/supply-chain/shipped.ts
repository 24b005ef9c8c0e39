// What the product is made of, as the lock file has it: every package whose code runs in production or reaches a
// browser, on any platform. Not `npm sbom --omit dev`: that leaves out whatever a development tool needs as well,
// PostgreSQL's driver, Fastify and React among it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Workspaces that are no part of the product, though it is built and tested by them. */
const NOT_SHIPPED = ['tools', 'e2e'];
/** What the root depends on builds the product; what is optional there runs with it: Node and PostgreSQL. */
const ROOT = '';
/** Development tools whose own code is in the bundles. */
const BUNDLED = ['@module-federation/runtime'];

type Versions = Record<string, string>;

/** What a lock file says of one path. */
interface LockEntry {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Versions;
  optionalDependencies?: Versions;
  peerDependencies?: Versions;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** By its path in the lock file: `node_modules/pg`. */
type LockEntries = Record<string, LockEntry>;

export interface Package {
  /** In the lock file: `node_modules/pg`. */
  path: string;
  name: string;
  version: string;
  /** As it declares it, an SPDX expression. */
  license?: string;
  /** Of its archive: `sha512-…`, in base64. */
  integrity?: string;
  /** Paths of what it depends on. */
  needs: string[];
  /** A workspace. */
  isOurs: boolean;
}

/** @returns workspaces among them, by name and version */
export function shippedPackages(repository: string): Package[] {
  return closure(JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')).packages);
}

/** @param entries `packages` of a lock file */
export function closure(entries: LockEntries): Package[] {
  const workspaces = Object.keys(entries).filter((path) => !/(^|\/)node_modules\//.test(path));
  const queue = workspaces.filter((path) => !NOT_SHIPPED.includes(path));
  queue.push(...BUNDLED.flatMap((name) => resolve(entries, '', name) ?? []));
  const found = new Map<string, Package>();
  for (const path of queue) {
    if (found.has(path)) continue;
    const needs = needsOf(entries, path);
    const {
      name = path.replace(/^.*node_modules\//, ''),
      version = '',
      license,
      integrity,
    } = entries[path] ?? {};
    found.set(path, { path, name, version, license, integrity, needs, isOurs: workspaces.includes(path) });
    queue.push(...needs);
  }
  return [...found.values()].sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
}

export function idOf({ name, version }: Pick<Package, 'name' | 'version'>): string {
  return `${name}@${version}`;
}

function needsOf(entries: LockEntries, path: string): string[] {
  const { optionalDependencies, peerDependencies, peerDependenciesMeta, ...entry } = entries[path] ?? {};
  const dependencies = path === ROOT ? {} : entry.dependencies;
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
  // What is optional may be in no registry, and so not in the lock.
  return [...new Set(names.flatMap((name) => resolve(entries, path, name) ?? []))];
}

/** As Node finds it: beside the one who asks, or further up. */
function resolve(entries: LockEntries, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const path = `${folder && `${folder}/`}node_modules/${name}`;
    const entry = entries[path];
    if (entry) return entry.link ? entry.resolved : path;
    if (!folder) return undefined;
  }
}
