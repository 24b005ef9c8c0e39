import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';

/**
 * What dependency-cruiser finds in files and folders.
 * @param {string[]} parts relative to the root
 * @param {string} root a folder with the repository's layout
 * @param {import('dependency-cruiser').ICruiseOptions} [options]
 */
export async function cruiseThrough(parts, root, options) {
  const { output } = await cruise(
    parts,
    { ...config.options, baseDir: root, ...options },
    // Straight to the source: what the package's exports name exists only after a build.
    {
      alias: Object.fromEntries(
        ['contracts', 'observability'].map((lib) => [`@tiraz/${lib}`, join(root, `libs/${lib}/src`)]),
      ),
    },
  );
  if (typeof output === 'string') throw new Error(output);
  return output;
}
