import { ROLES, type Role } from '@tiraz/contracts/roles';
import type { Accounts } from './auth/auth.module.js';
import { DomainError } from './shared/domain/domain-error.js';

const USAGE = `npm run staff -- list                         who may sign in
npm run staff -- add <email> [--role <role>]  a new account, an owner's unless a role is given
npm run staff -- set-role <email> <role>      ${ROLES.join(', ')}
npm run staff -- reset-password <email>       a new password; every session of the account ends
npm run staff -- reset-factor <email>         takes a lost second factor away; every session of the account ends
npm run staff -- end-sessions <email>         every session of the account ends`;

/**
 * One command of `npm run staff`.
 *
 * @param accounts reaches the database
 * @param askPassword for a new password
 * @returns the exit code: 0, 1 when it is refused, 2 when it is no command
 */
export async function runStaffCommand(
  [command, email, ...rest]: readonly string[],
  accounts: () => Promise<
    Pick<Accounts, 'add' | 'list' | 'setRole' | 'resetPassword' | 'resetFactor' | 'endSessions'>
  >,
  askPassword: () => Promise<string>,
  print: (line: string) => void,
): Promise<number> {
  try {
    if (command === 'list' && email === undefined) {
      for (const account of await (await accounts()).list()) {
        const { createdAt, email: address, role, isDemo } = account;
        print(`${createdAt.toISOString()} ${address} ${role}${isDemo ? ' (demo)' : ''}${offIn(account)}`);
      }
      return 0;
    }
    const role = roleIn(command, rest);
    if (email !== undefined && role !== undefined && command === 'add') {
      await (await accounts()).add({ email, password: await askPassword() }, role);
      print(`${email} may sign in.`);
      return 0;
    }
    if (email !== undefined && role !== undefined && command === 'set-role') {
      await (await accounts()).setRole(email, role, null);
      print(`The role of ${email} is ${role} now.`);
      return 0;
    }
    if (email !== undefined && rest.length === 0) {
      if (command === 'reset-password') {
        const account = await (await accounts()).resetPassword({ email, password: await askPassword() });
        print(`The password of ${email}${offIn(account)} is set; every session has ended.`);
        return 0;
      }
      if (command === 'reset-factor') {
        const account = await (await accounts()).resetFactor(email);
        print(`The second factor of ${email}${offIn(account)} is gone; every session has ended.`);
        return 0;
      }
      if (command === 'end-sessions') {
        const ended = await (await accounts()).endSessions(email);
        print(`${ended} ${ended === 1 ? 'session' : 'sessions'} of ${email} ended.`);
        return 0;
      }
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    print(error.message);
    return 1;
  }
  print(USAGE);
  return 2;
}

/** Nobody signs in to such an account, whatever else was done to it. */
function offIn({ isActive }: { isActive: boolean }): string {
  return isActive ? '' : ' (switched off)';
}

/** The role that the words after an e-mail address give; undefined when they give none. */
function roleIn(command: string | undefined, words: readonly string[]): Role | undefined {
  if (command === 'add' && words.length === 0) return 'owner';
  if (command === 'add' && words[0] !== '--role') return undefined;
  const [named, ...more] = command === 'add' ? words.slice(1) : words;
  return more.length === 0 ? ROLES.find((role) => role === named) : undefined;
}
