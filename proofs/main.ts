// Runs proofs: all of them, those that are named, or the quick ones. The reporter puts what they gave into docs/proof.md.
import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { orExplain, Refusal } from '../tools/start/refusal.mjs';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

await orExplain(async () => {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: 'boolean' }, outputFile: { type: 'string' } },
  });
  const files = globSync('{faults,security}/*.spec.ts', { cwd: FOLDER });
  const nameOf = (file: string) => basename(file, '.spec.ts');
  const unknown = names.filter((name) => !files.some((file) => nameOf(file) === name));
  if (unknown.length > 0) {
    const all = files.map(nameOf).toSorted();
    throw new Refusal(`No such proof: ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  }
  if (values.quick) process.env.PROVE_QUICK = 'true';
  if (values.outputFile) process.env.PROVE_REPORT = resolve(values.outputFile);
  process.chdir(FOLDER);
  const chosen = files.filter((file) => names.includes(nameOf(file))).map((file) => `/${file}$`);
  process.argv = [...process.argv.slice(0, 2), 'test', ...chosen];
  // It has no types.
  await import(import.meta.resolve('@playwright/test/cli'));
});
