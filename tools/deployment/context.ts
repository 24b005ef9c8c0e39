// The build context: the files that .dockerignore lets through to a build.
import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

interface Rule {
  isException: boolean;
  pattern: string;
}

/** @returns paths in the repository, with slashes */
export function contextFiles(repository: string): string[] {
  const rules = readFileSync(join(repository, '.dockerignore'), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({
      isException: line.startsWith('!'),
      pattern: line.replace(/^!/, '').replace(/\/$/, ''),
    }));
  return filesIn(repository, rules, '');
}

function filesIn(repository: string, rules: Rule[], folder: string): string[] {
  return readdirSync(join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return mayHold(rules, path) ? filesIn(repository, rules, path) : [];
    return isLetThrough(rules, path) ? [path] : [];
  });
}

/** The last rule that speaks of the path, or of a folder that it lies in, decides. */
function isLetThrough(rules: Rule[], path: string) {
  const parts = path.split('/');
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  // Node's ** passes over names that begin with a dot; Docker's does not.
  const speaks = (pattern: string) => pattern === '**' || folders.some((part) => matchesGlob(part, pattern));
  const last = rules.findLast(({ pattern }) => speaks(pattern));
  return last ? last.isException : true;
}

function mayHold(rules: Rule[], folder: string) {
  return (
    isLetThrough(rules, folder) ||
    rules.some(({ isException, pattern }) => isException && pattern.startsWith(`${folder}/`))
  );
}
