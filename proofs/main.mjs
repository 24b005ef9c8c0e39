// Runs rows: all of them, those that are named, or the quick ones; puts what they gave into docs/proof.md.
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { orExplain, Refusal } from '../tools/start/refusal.mjs';
import { keepResult, writePage } from './page.mjs';
import { runRow } from './run-row.mjs';

const ROWS = new URL('./rows/', import.meta.url);

await orExplain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: 'boolean' } },
  });
  const all = await readRows();
  const rows = choose(all, positionals, values.quick);
  const asked = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => asked.abort(new Refusal('Stopped before the end.')));
  }
  process.on('uncaughtException', (error) => asked.abort(error));
  // A row awaits what it starts; what fails after a row was cut short is nobody's failure.
  process.on('unhandledRejection', () => {});
  const results = [];
  for (const row of rows) {
    results.push({ row, ...(await runRow(row, { signal: asked.signal, print: console.log })) });
    asked.signal.throwIfAborted();
    if (!values.quick) keepResult(row.name, results.at(-1));
  }
  // The quick rows run with the tests, which change nothing.
  if (!values.quick) await writePage(all);
  const failed = results.filter(({ held }) => !held);
  console.log(`\n${results.length - failed.length} of ${results.length} promises held.`);
  for (const { row } of failed) console.log(`not held: ${row.name}`);
  process.exit(failed.length > 0 ? 1 : 0);
});

/** In the order of the page: by table, then by name. */
async function readRows() {
  const files = readdirSync(ROWS).filter((name) => name.endsWith('.mjs'));
  const rows = await Promise.all(files.map(async (name) => (await import(new URL(name, ROWS))).default));
  const order = ({ table, name }) => `${table} ${name}`;
  return rows.toSorted((a, b) => order(a).localeCompare(order(b)));
}

function choose(all, names, quick) {
  const unknown = names.filter((name) => !all.some((row) => row.name === name));
  if (unknown.length > 0) {
    throw new Refusal(
      `No such row: ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}.`,
    );
  }
  return all.filter((row) => (names.length === 0 || names.includes(row.name)) && (!quick || row.quick));
}
