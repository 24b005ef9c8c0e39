// How to run a program that refuses to be root, without adding a user to the system, and how to have the kernel
// end it when we are killed.
import { spawnSync } from 'node:child_process';

const NOBODY = 65_534;

/** @typedef {[program: string, ...args: string[]]} Command */

/**
 * The words to put before a command so that it does not see itself as root and gets SIGINT when its parent dies
 * (the second where the system can).
 *
 * Root in a user namespace of its own stays root for the file system, so a folder that only root may enter is no
 * obstacle. Containers often forbid that; there the program becomes `nobody` but keeps the right to pass through
 * any folder, and its files must belong to `owner`.
 * @returns {{ prefix: string[], owner: number | undefined }} `owner`: the user id that must own the program's
 *   files; undefined when we run as an ordinary user and cannot choose
 * @throws {Error} as root where neither way is open
 */
export function unprivileged() {
  const signalled = works('setpriv', '--pdeathsig', 'INT') ? ['--pdeathsig', 'INT'] : [];
  const orphanProof = signalled.length > 0 ? ['setpriv', ...signalled] : [];
  if (process.getuid?.() !== 0) return { prefix: orphanProof, owner: undefined };

  /** @type {Command} */
  const namespace = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  if (works(...namespace)) return { prefix: [...orphanProof, ...namespace], owner: 0 };

  /** @type {Command} */
  const nobody = [
    'setpriv',
    `--reuid=${NOBODY}`,
    `--regid=${NOBODY}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
  ];
  if (works(...nobody)) return { prefix: [...nobody, ...signalled], owner: NOBODY };

  throw new Error(
    'PostgreSQL refuses to run as root, and neither unshare nor setpriv (util-linux) works here.',
  );
}

/** @param {Command} words in front of the program that they run */
function works(...[command, ...args]) {
  return (
    process.platform === 'linux' && spawnSync(command, [...args, 'true'], { stdio: 'ignore' }).status === 0
  );
}
