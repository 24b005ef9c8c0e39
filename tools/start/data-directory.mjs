import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from './lock-file.mjs';
import { Refusal } from './refusal.mjs';
import { codeOf } from './system-errors.mjs';

const PROBE_BYTES = 65_536;

/**
 * Makes the folder that holds all state, for our own user only, sees that it takes data, and keeps other starts
 * out of it.
 * @param {string} directory
 * @returns {{ release: () => void, foundAbandoned: boolean }} `foundAbandoned`: the last start was killed
 * @throws {Refusal}
 */
export function openDataDirectory(directory) {
  const lock = explaining(directory, () => {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    mkdirSync(join(directory, 'logs'), { recursive: true, mode: 0o700 });
    writeProbe(join(directory, `.probe-${process.pid}`));
    return takeLock(join(directory, 'lock'));
  });
  if (lock.holder !== undefined)
    throw new Refusal(`The data directory ${directory} is in use by another start (process ${lock.holder}).`);
  return lock;
}

/** A full disk lets empty files through. @param {string} file */
function writeProbe(file) {
  try {
    const probe = openSync(file, 'w', 0o600);
    try {
      writeFileSync(probe, Buffer.alloc(PROBE_BYTES)); // to the last byte, where writeSync is content with some
      fsyncSync(probe);
    } finally {
      closeSync(probe);
    }
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * @template T
 * @param {string} directory
 * @param {() => T} work
 */
function explaining(directory, work) {
  try {
    return work();
  } catch (error) {
    /** @type {Record<string, string>} */
    const sentences = {
      ENOSPC: `The disk that holds the data directory ${directory} is full.`,
      EDQUOT: `The quota for the data directory ${directory} is used up.`,
      EACCES: `The data directory ${directory} cannot be written to: permission denied.`,
      EPERM: `The data directory ${directory} cannot be written to: permission denied.`,
      EROFS: `The data directory ${directory} cannot be written to: its file system is read-only.`,
      // What Node reports for a folder to be made on a read-only file system.
      ENOENT: `The data directory ${directory} cannot be created.`,
      ENOTDIR: `The data directory ${directory} is not a directory.`,
      EEXIST: `The data directory ${directory} is not a directory.`,
    };
    const sentence = sentences[codeOf(error) ?? ''];
    throw sentence ? new Refusal(sentence, { cause: error }) : error;
  }
}
