// The backend as it was at an earlier commit, built in a folder of its own.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const MIGRATIONS = 'backend/src/shared/database/migrations/*.ts';

/**
 * @returns the commit before the one that brought the last migration
 * @throws {Error} where the history does not reach that far
 */
export function commitBeforeLastMigration(): string {
  const [added] = git('log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS, ':!*.spec.ts').split(
    '\n',
  );
  if (!added) throw new Error('The history of this clone shows no migration: fetch the whole of it.');
  return git('rev-parse', `${added}^`);
}

/**
 * Checks a commit out and builds its backend, with the packages of the present where the lock file is the same.
 * @param folder that does not exist yet
 * @returns `name`: the commit and its subject; `stop` removes the folder
 */
export function buildEarlier(commit: string, folder: string): { name: string; stop(): Promise<void> } {
  git('worktree', 'add', '--detach', folder, commit);
  const stop = () => Promise.resolve(void git('worktree', 'remove', '--force', folder));
  try {
    const isSame = read(folder, 'package-lock.json') === read(REPOSITORY, 'package-lock.json');
    if (isSame) linkPackages(folder);
    else {
      console.log(
        'Installing the packages of the earlier code, which are others; this takes a few minutes …',
      );
      run(folder, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund');
    }
    build(folder, 'backend', new Set());
  } catch (error) {
    void stop();
    throw error;
  }
  return { name: git('log', '-1', '--format=%h %s', commit), stop };
}

/** The packages of the present, but the workspaces of the commit. */
function linkPackages(folder: string): void {
  for (const place of ['', ...workspacesOf(folder)]) {
    const from = join(REPOSITORY, place, 'node_modules');
    if (!existsSync(from)) continue;
    const to = join(folder, place, 'node_modules');
    mkdirSync(to);
    for (const name of readdirSync(from)) {
      if (name !== '@tiraz') symlinkSync(join(from, name), join(to, name));
    }
  }
  const own = join(REPOSITORY, 'node_modules/@tiraz');
  mkdirSync(join(folder, 'node_modules/@tiraz'));
  // They lead to ../../<workspace>, and so stay inside the folder.
  for (const name of readdirSync(own))
    symlinkSync(readlinkSync(join(own, name)), join(folder, 'node_modules/@tiraz', name));
}

function workspacesOf(folder: string): string[] {
  const { workspaces }: { workspaces: string[] } = JSON.parse(read(folder, 'package.json'));
  return workspaces.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(folder, pattern.slice(0, -2))).map((name) => join(pattern.slice(0, -2), name))
      : [pattern],
  );
}

interface Manifest {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
}

/** A workspace after those that it needs. */
function build(folder: string, workspace: string, done: Set<string>): void {
  if (done.has(workspace)) return;
  done.add(workspace);
  const { scripts = {}, dependencies = {} }: Manifest = JSON.parse(
    read(folder, join(workspace, 'package.json')),
  );
  for (const name of Object.keys(dependencies)) {
    if (name.startsWith('@tiraz/')) build(folder, join('libs', name.slice('@tiraz/'.length)), done);
  }
  if (scripts.build) run(join(folder, workspace), 'npm', 'run', 'build');
}

function git(...args: string[]): string {
  return run(REPOSITORY, 'git', ...args).trim();
}

function run(cwd: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr + stdout}`);
  return stdout;
}

function read(...path: string[]): string {
  return readFileSync(join(...path), 'utf8');
}
