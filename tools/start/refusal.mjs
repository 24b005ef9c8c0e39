import { codeOf } from './system-errors.mjs';

/** Why we cannot go on, in one sentence for the person at the terminal. */
export class Refusal extends Error {
  /** @override */
  name = 'Refusal';
}

/**
 * What the machine refuses, which is no mistake of ours either; the path is in the error's own message.
 * @type {Readonly<Record<string, string>>} by the codes of Node's errors
 */
export const OF_THE_MACHINE = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The quota for the disk is used up',
  EACCES: 'Permission was denied',
  EPERM: 'Permission was denied',
  EROFS: 'The file system is read-only',
  EIO: 'The disk has a fault',
};

/**
 * Runs a command of ours. A refusal, of ours or the machine's, becomes its sentence and exit code 1; anything else is
 * our mistake and shows its stack. What is printed may be lost, because its reader has gone or its disk is full; the
 * command goes on.
 * @param {() => Promise<void>} command
 */
export async function orExplain(command) {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    await command();
  } catch (error) {
    console.error(told(error));
    process.exit(1);
  }
}

/** @param {unknown} error */
function told(error) {
  if (!(error instanceof Error)) return error;
  if (['Refusal', 'EmbeddedPostgresError'].includes(error.name)) return error.message;
  const refused = OF_THE_MACHINE[codeOf(error) ?? ''];
  return refused ? `${refused}: ${error.message}.` : error;
}
