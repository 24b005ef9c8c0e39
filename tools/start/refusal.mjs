/** Why we cannot go on, in one sentence for the person at the terminal. */
export class Refusal extends Error {
  name = 'Refusal';
}

/**
 * Runs a command of ours. A refusal becomes its sentence and exit code 1; anything else is our mistake and shows
 * its stack. What is printed may be lost, because its reader has gone or its disk is full; the command goes on.
 * @param {() => Promise<void>} command
 */
export async function orExplain(command) {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    await command();
  } catch (error) {
    console.error(['Refusal', 'EmbeddedPostgresError'].includes(error.name) ? error.message : error);
    process.exit(1);
  }
}
