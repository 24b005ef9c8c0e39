// What lies in an image, and what must not.
import { readdirSync, readFileSync, lstatSync } from 'node:fs';
import { join } from 'node:path';

/** Source maps, types, settings and keys: nobody runs them. */
const UNWANTED =
  /\.map$|\.d\.[cm]?ts$|(^|\/)\.env|(^|\/)\.npmrc$|\.pem$|(^|\/)(test-results|\.git|\.nx|\.data)(\/|$)/;
/** Of our own; what others pack with their packages is theirs. */
const OWN_TESTS = /^(?!.*node_modules\/).*\.spec\.\w+$/;

/**
 * @param {string} root
 * @returns {{ path: string, bytes: number, mode: number }[]} files and links, paths from the root
 */
export function filesOf(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return filesOf(root, path);
    const { size, mode } = lstatSync(join(root, path));
    return [{ path, bytes: size, mode }];
  });
}

/**
 * @param {ReturnType<typeof filesOf>} files
 * @param {string} repository for its lock: what a package is installed for
 * @returns {string[]} a sentence for each thing that should not be there
 */
export function faultsOf(files, repository) {
  const { packages } = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8'));
  const installed = new Set(
    files
      .map(({ path }) => /^tiraz\/((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1])
      .filter(Boolean),
  );
  return [
    ...files
      .filter(({ path }) => UNWANTED.test(path) || OWN_TESTS.test(path))
      .map(({ path }) => `${path} is nothing to run`),
    ...files.filter(({ mode }) => (mode & 0o4) === 0).map(({ path }) => `${path} cannot be read by its user`),
    ...[...installed]
      .filter((path) => packages[path]?.dev)
      .map((path) => `${path} is a development dependency`),
  ];
}

/** @param {ReturnType<typeof filesOf>} files */
export function sizeOf(files) {
  return `${(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)} MB in ${files.length} files`;
}
