import { Accounts } from '../src/auth/auth.module.js';
import { runStaffCommand } from '../src/staff-command.js';
import { MONA, NOTHING, trace, action, type Action, type Trace, type Walk } from './audit-walk.js';
import { cookiesOf, STAFF_PASSWORD } from './harness.js';

const OMAR = 'omar@tiraz.example';
/** None of these may ever be read in the trail. */
export const NEW_PASSWORD = 'another loom in new Cairo';
export const GUESS = 'a guess that is no password';

export function sessionActions(walk: Walk): Action[] {
  const login = (email: string, password: string) =>
    walk.backend.ask('/api/admin/login', { body: { email, password } });
  const me =
    (action: Trace['action'], by: string | null = MONA) =>
    () => [trace(action, ['staffAccount', walk.mona], null, null, by)];
  return [
    action('signIn', () => login(MONA, STAFF_PASSWORD), me('session.started')),
    action('signIn with a wrong password', () => login(MONA, GUESS), me('session.refused', null)),
    action(
      'signIn as nobody',
      () => login('nobody@tiraz.example', GUESS),
      () => [trace('session.refused', ['staffAccount', 'unknown'], null, null, null)],
    ),
    action(
      'endOwnSession',
      async () => {
        await login(MONA, STAFF_PASSWORD);
        const [, other] = await walk.ask<{ id: string }[]>('GET', '/api/admin/me/sessions');
        await walk.ask('POST', `/api/admin/me/sessions/${other!.id}/end`, {
          currentPassword: STAFF_PASSWORD,
        });
      },
      () => [...me('session.started')(), ...me('session.revoked')()],
    ),
    action(
      'endOtherSessions',
      () => walk.ask('POST', '/api/admin/me/sessions/end-others', { currentPassword: STAFF_PASSWORD }),
      me('sessions.revoked'),
    ),
    action(
      'changePassword',
      async () => {
        const body = { currentPassword: STAFF_PASSWORD, newPassword: NEW_PASSWORD };
        const answer = await walk.backend.ask('/api/admin/me/password', {
          method: 'PUT',
          headers: walk.headers,
          body,
        });
        walk.headers = { cookie: cookiesOf(answer.headers) };
      },
      me('password.changed'),
    ),
    action('signOut', () => walk.ask('POST', '/api/admin/logout'), me('session.ended')),
  ];
}

export function terminalActions(walk: Walk): Action[] {
  const accounts = walk.backend.app.get(Accounts);
  let id = '';
  const staff = async (...words: string[]) => {
    const code = await runStaffCommand(
      words,
      async () => accounts,
      async () => NEW_PASSWORD,
      () => undefined,
    );
    if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`);
    id = (await accounts.list()).find(({ email }) => email === OMAR)?.id ?? '';
  };
  const left =
    (action: Trace['action'], after: object | null = null) =>
    () => [trace(action, ['staffAccount', id], null, after, null)];
  return [
    action(
      'npm run staff -- add',
      () => staff('add', OMAR),
      left('account.added', { email: OMAR, role: 'owner' }),
    ),
    action(
      'npm run staff -- set-role',
      () => staff('set-role', OMAR, 'viewer'),
      () => [
        trace('account.role-changed', ['staffAccount', id], { role: 'owner' }, { role: 'viewer' }, null),
      ],
    ),
    action('npm run staff -- reset-password', () => staff('reset-password', OMAR), left('password.reset')),
    action('npm run staff -- end-sessions', () => staff('end-sessions', OMAR), left('sessions.ended')),
    action('npm run staff -- list', () => staff('list'), NOTHING),
  ];
}
