// Counts the closure of a file: the repository's own files that one drags along to read or to test it, type
// imports included. `node tools/closure.mjs [file …]` lists it; without a file, the closures that have a limit.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';

const REPOSITORY = dirname(dirname(fileURLToPath(import.meta.url)));

/** What may be dragged along at most: a rule of the domain, and one request from its controller on. */
export const LIMITS = {
  'backend/src/pricing/domain/quote.ts': 3,
  'backend/src/pricing/adapters/pricing.controller.ts': 11,
};

/**
 * @param {string} file relative to the repository
 * @returns {Promise<string[]>} the files of the closure, the file itself among them
 */
export async function closureOf(file) {
  const { output } = await cruise(
    [file],
    { ...config.options, baseDir: REPOSITORY },
    {
      alias: Object.fromEntries(
        ['contracts', 'observability'].map((lib) => [`@tiraz/${lib}`, join(REPOSITORY, `libs/${lib}/src`)]),
      ),
    },
  );
  return output.modules
    .map(({ source }) => source)
    .filter((source) => /^(backend|storefront|admin-remote|host-shell|libs)\//.test(source))
    .sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const asked = process.argv.slice(2);
  for (const file of asked.length > 0 ? asked : Object.keys(LIMITS)) {
    const closure = await closureOf(file);
    console.log(`${file}: ${closure.length} files`);
    for (const member of closure) console.log(`  ${member}`);
  }
}
