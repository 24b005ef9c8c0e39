// Checks the walls between the parts of the product, and that the checker saw every file: a green answer about
// files that nobody read is no answer.
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import config from '../.dependency-cruiser.mjs';
import { REMOTES } from '../libs/contracts/src/remotes.ts';
import { cruiseThrough } from './cruise.mjs';

const REPOSITORY = dirname(dirname(fileURLToPath(import.meta.url)));
const PARTS = [
  'backend',
  ...REMOTES.map(({ folder }) => folder),
  'host-shell',
  'libs',
  'tools/backup',
  'bench',
  'proofs',
];

/**
 * @param {string} root a folder with the repository's layout
 * @returns {Promise<{ read: number, unread: string[], violations: { rule: string, from: string, to: string }[] }>}
 */
export async function checkBoundaries(root = REPOSITORY) {
  const existing = PARTS.flatMap((part) =>
    globSync(`${part}/**/*.${part === 'proofs' ? '{ts,mjs}' : '{ts,tsx,mts}'}`, {
      cwd: root,
      exclude: (entry) => ['node_modules', 'dist'].includes(entry.name),
      withFileTypes: true,
    }).map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  );
  const parts = PARTS.filter((part) => existing.some((file) => file.startsWith(`${part}/`)));
  const { modules, summary } = await cruiseThrough(parts, root, {
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  });
  const read = new Set(modules.map(({ source }) => source));
  return {
    read: existing.filter((file) => read.has(file)).length,
    unread: existing.filter((file) => !read.has(file)),
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { read, unread, violations } = await checkBoundaries();
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} -> ${to}`);
  for (const file of unread) console.error(`not read: ${file}`);
  console.log(`${read} files read, ${violations.length} walls broken`);
  process.exitCode = read === 0 || unread.length + violations.length > 0 ? 1 : 0;
}
