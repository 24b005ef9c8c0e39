import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

const LARGEST_BYTES = 20_000_000;
const AT_ONCE = 50;
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
 * Passes on what is told calmly, and of a flood one line a second: anybody may provoke a warning, and the terminal may
 * be a file on a disk that has an end.
 * @param {(text: string) => void} tell
 * @param {() => number} [now] in milliseconds
 * @returns {(text: string) => void}
 */
export function calmly(tell, now = () => performance.now()) {
  let credit = AT_ONCE;
  let countedAt = now();
  let untold = 0;
  return (text) => {
    credit = Math.min(AT_ONCE, credit + (now() - countedAt) / 1000);
    countedAt = now();
    if (credit < 1) {
      untold += 1;
      return;
    }
    credit -= 1;
    tell(untold > 0 ? `${text} (and ${untold} more, in its log)` : text);
    untold = 0;
  };
}

/**
 * Whether a line says that a program cannot be reached: while the product starts, whoever asks meets a web server whose
 * backend is not there yet, and nothing has gone wrong.
 * @param {string} line
 */
export function isUnreached(line) {
  return /"code":"ECONNREFUSED"/.test(line);
}

/**
 * What a line of a program's log says to the person at the terminal.
 * @param {string} line JSON with `level` and `msg`, or the bare text of something that went wrong early
 * @returns {string | undefined} undefined for everyday events
 */
export function worthTelling(line) {
  const event = eventIn(line);
  if (event === undefined) return line.trim() || undefined;
  const { level, msg, message, faults } = event;
  const isSerious = typeof level === 'number' ? level >= WARNING : /warn|error|fatal/i.test(String(level));
  if (!isSerious) return undefined;
  const said = Array.isArray(faults) ? faults.filter((fault) => typeof fault === 'string') : [];
  return [msg ?? message ?? line, ...said].join('; ');
}

/**
 * @param {string} line
 * @returns {Record<string, unknown> | undefined} undefined when it is no event but bare text, a number or `null`, too
 */
function eventIn(line) {
  try {
    const event = JSON.parse(line);
    return typeof event === 'object' && event !== null ? event : undefined;
  } catch {
    return undefined;
  }
}
