import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

const LARGEST_BYTES = 20_000_000;
const WARNING = 40; // pino's numbers: 40 warn, 50 error, 60 fatal

/**
 * A log file that never grows beyond 20 MB: the full one is kept beside it once, as `<file>.1`.
 * @param {string} file
 * @returns {(line: string) => void} never throws: a full disk must not end what still works
 */
export function openLog(file) {
  let descriptor = openSync(file, 'a', 0o600);
  let size = fstatSync(descriptor).size;
  return (line) => {
    try {
      if (size > LARGEST_BYTES) {
        closeSync(descriptor);
        renameSync(file, `${file}.1`);
        descriptor = openSync(file, 'a', 0o600);
        size = 0;
      }
      size += writeSync(descriptor, `${line}\n`);
    } catch {
      // Said nowhere: the terminal gets the warnings anyway.
    }
  };
}

/**
 * What a line of a program's log says to the person at the terminal.
 * @param {string} line JSON with `level` and `msg`, or the bare text of something that went wrong early
 * @returns {string | undefined} undefined for everyday events
 */
export function worthTelling(line) {
  let event;
  try {
    event = JSON.parse(line);
  } catch {
    return line.trim() || undefined;
  }
  const isSerious =
    typeof event.level === 'number' ? event.level >= WARNING : /warn|error|fatal/i.test(event.level);
  if (!isSerious) return undefined;
  const faults = (event.faults ?? []).filter((fault) => typeof fault === 'string');
  return [event.msg ?? event.message ?? line, ...faults].join('; ');
}
