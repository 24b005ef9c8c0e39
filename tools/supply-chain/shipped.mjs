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

/**
 * @typedef {object} Package
 * @property {string} path in the lock file: `node_modules/pg`
 * @property {string} name
 * @property {string} version
 * @property {string | undefined} license as it declares it, an SPDX expression
 * @property {string | undefined} integrity of its archive: `sha512-…`, in base64
 * @property {string[]} needs paths of what it depends on
 * @property {boolean} isOurs a workspace
 */

/**
 * @param {string} repository
 * @returns {Package[]} workspaces among them, by name and version
 */
export function shippedPackages(repository) {
  return closure(JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')).packages);
}

/**
 * @param {Record<string, object>} entries `packages` of a lock file
 * @returns {Package[]}
 */
export function closure(entries) {
  const workspaces = Object.keys(entries).filter((path) => !/(^|\/)node_modules\//.test(path));
  const queue = workspaces.filter((path) => !NOT_SHIPPED.includes(path));
  queue.push(...BUNDLED.map((name) => resolve(entries, '', name)).filter(Boolean));
  const found = new Map();
  for (const path of queue) {
    if (found.has(path)) continue;
    const entry = entries[path];
    const needs = needsOf(entries, path);
    const name = entry.name ?? path.split('node_modules/').at(-1);
    const { version, license, integrity } = entry;
    found.set(path, { path, name, version, license, integrity, needs, isOurs: workspaces.includes(path) });
    queue.push(...needs);
  }
  return [...found.values()].sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
}

/** @param {Package} shipped */
export function idOf({ name, version }) {
  return `${name}@${version}`;
}

function needsOf(entries, path) {
  const { optionalDependencies, peerDependencies, peerDependenciesMeta } = entries[path];
  const dependencies = path === ROOT ? {} : entries[path].dependencies;
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
  // What is optional may be in no registry, and so not in the lock.
  return [...new Set(names.map((name) => resolve(entries, path, name)).filter(Boolean))];
}

/** As Node finds it: beside the one who asks, or further up. */
function resolve(entries, from, name) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const path = `${folder && `${folder}/`}node_modules/${name}`;
    const entry = entries[path];
    if (entry) return entry.link ? entry.resolved : path;
    if (!folder) return undefined;
  }
}
