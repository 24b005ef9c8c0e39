// Drops from package-lock.json the optional dependencies that the registry could not deliver.
//
// npm writes an edge to a platform binary (say @nx/nx-darwin-x64) even where the registry has no such
// package, and `npm ci` then refuses the whole lock. Without the edge it installs; `npm install` on that
// platform adds it again. Run through `npm run lock -w tools`.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const names = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1)));

const dropped = [];
for (const entry of Object.values(lock.packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (names.has(name)) continue;
    delete entry.optionalDependencies[name];
    dropped.push(name);
  }
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(dropped.length ? `dropped ${dropped.length} unavailable optional packages` : 'nothing to drop');
