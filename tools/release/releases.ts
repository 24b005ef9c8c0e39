// A folder of releases: each in a folder named after its version and never touched again, and beside them the
// pointer that says which one runs. Nothing but the pointer ever changes, and that at one stroke.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_POINTER } from '@tiraz/contracts/remote';
import { takeLock } from '../start/lock-file.mjs';
import { Refusal } from '../start/refusal.mjs';
import { messageOf } from '../start/system-errors.mjs';

/** How many releases may run before the current one and still be returned to. */
export const FORMER_KEPT = 4;
/** How many releases stay after a rollback, for the pages that still run them. */
const WITHDRAWN_KEPT = 2;
/** Says which those are while the copy beside the host runs, and no pointer does. */
const WITHDRAWN = 'withdrawn.json';
/** How the name of a folder begins that is being copied. */
const INCOMING = '.incoming-';

/** What the pointer holds. */
interface Pointer {
  /** The version that runs. */
  current: string;
  /** Those that ran before it, the newest first. */
  former: string[];
  /** Those that were rolled back, the newest first. */
  withdrawn: string[];
}

interface Manifest {
  name: string;
  metaData?: { buildInfo?: { buildVersion?: string } };
}

/**
 * Publishes a build of a remote: copies it into the folder of its version and lets the pointer name that.
 * @param releases the folder of the releases, created when it is missing
 * @param build the folder of the build
 * @param remote its name
 * @returns the version that runs now, and the one that ran before
 * @throws {Refusal} when the folder holds no build, or one of the folders is another remote's, or another release or
 *   rollback is under way
 */
export function publish(
  releases: string,
  build: string,
  remote: string,
): { version: string; former: string | undefined } {
  const version = versionOf(build);
  if (!version) throw new Refusal(`${build} holds no build of a remote: its manifest names no version.`);
  expectOwn(build, remote);
  makeFolder(releases);
  for (const name of releasesIn(releases)) expectOwn(join(releases, name), remote);
  return alone(releases, () => {
    const { current, former, withdrawn } = readPointer(releases) ?? {
      current: undefined,
      former: [],
      withdrawn: readJson<string[]>(releases, WITHDRAWN) ?? [],
    };
    copy(build, releases, version);
    const before = [current ?? [], former].flat().filter((name) => name !== version);
    point(releases, {
      current: version,
      former: before.slice(0, FORMER_KEPT),
      withdrawn: withdrawn.filter((name) => name !== version && !before.includes(name)),
    });
    return { version, former: current };
  });
}

/**
 * Returns to the release that ran before the current one; before the first one ran the copy beside the host.
 * @param remote its name
 * @returns the version that runs now, undefined for the copy beside the host
 * @throws {Refusal} when nothing is released, or what is another remote's, or another release or rollback is under way
 */
export function rollBack(
  releases: string,
  remote: string,
): { version: string | undefined; withdrawn: string } {
  expectPointer(releases);
  for (const name of releasesIn(releases)) expectOwn(join(releases, name), remote);
  return alone(releases, () => {
    const { current: withdrawn, former, withdrawn: others } = expectPointer(releases);
    const there = releasesIn(releases);
    // What somebody has removed nobody can return to.
    const [version, ...rest] = former.filter((name) => there.includes(name));
    const gone = [withdrawn, ...others].slice(0, WITHDRAWN_KEPT);
    if (version) {
      point(releases, { current: version, former: rest, withdrawn: gone });
    } else {
      write(releases, WITHDRAWN, gone);
      rmSync(join(releases, RELEASE_POINTER));
      keepOnly(releases, gone);
    }
    return { version, withdrawn };
  });
}

/** @returns undefined when nothing is released */
export function readPointer(releases: string): Pointer | undefined {
  return readJson(releases, RELEASE_POINTER);
}

function expectPointer(releases: string): Pointer {
  const pointer = readPointer(releases);
  if (!pointer) throw new Refusal(`Nothing is released in ${releases}: there is no way back.`);
  return pointer;
}

/** The version that a build's manifest states. */
export function versionOf(build: string): string | undefined {
  return manifestOf(build)?.metaData?.buildInfo?.buildVersion;
}

function manifestOf(build: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(build, 'mf-manifest.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

function expectOwn(folder: string, remote: string): void {
  const name = manifestOf(folder)?.name;
  if (name !== remote) throw new Refusal(`${folder} holds "${name}", not "${remote}".`);
}

function makeFolder(releases: string): void {
  try {
    mkdirSync(releases, { recursive: true });
  } catch (error) {
    throw new Refusal(`The folder for releases cannot be made: ${messageOf(error)}`, { cause: error });
  }
}

/** Whole or not at all; what is there already is this version, and stays as it is. */
function copy(build: string, releases: string, version: string): void {
  const folder = join(releases, version);
  if (existsSync(folder)) return;
  const incoming = join(releases, `${INCOMING}${version}`);
  const discard = () => rmSync(incoming, { recursive: true, force: true });
  discard();
  try {
    cpSync(build, incoming, { recursive: true });
    renameSync(incoming, folder);
  } catch (error) {
    // The disk that is full may be the database's as well.
    discard();
    throw error;
  }
}

function point(releases: string, pointer: Pointer): void {
  write(releases, RELEASE_POINTER, pointer);
  keepOnly(releases, [pointer.current, ...pointer.former, ...pointer.withdrawn]);
}

function readJson<T>(releases: string, name: string): T | undefined {
  const file = join(releases, name);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Refusal(
      `${file} is damaged. Remove it, and release anew; until then the copy beside the host runs.`,
    );
  }
}

/** Whoever reads the file finds the old one or the new one. */
function write(releases: string, name: string, value: unknown): void {
  const file = join(releases, name);
  const incoming = openSync(`${file}.incoming`, 'w');
  try {
    writeFileSync(incoming, `${JSON.stringify(value, null, 2)}\n`);
    fsyncSync(incoming);
  } finally {
    closeSync(incoming);
  }
  renameSync(`${file}.incoming`, file);
}

/** Of the releases, and of what broke off while it was copied: nothing else here is ours. */
function keepOnly(releases: string, versions: string[]): void {
  const unfinished = readdirSync(releases).filter((name) => name.startsWith(INCOMING));
  for (const name of [...releasesIn(releases), ...unfinished]) {
    if (!versions.includes(name)) rmSync(join(releases, name), { recursive: true });
  }
}

/** The names of the folders that each hold the version of that name. */
function releasesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => versionOf(join(folder, name)) === name);
}

function alone<T>(releases: string, work: () => T): T {
  const lock = takeLock(join(releases, 'lock'));
  if (lock.holder !== undefined) throw new Refusal(`Another release is under way (process ${lock.holder}).`);
  try {
    return work();
  } finally {
    lock.release();
  }
}
