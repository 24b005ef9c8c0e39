import { codeFor } from '../src/auth/adapters/second-factor.fixture.js';
import { SoftwareAuthenticator } from '../src/auth/adapters/software-authenticator.fixture.js';
import { Accounts } from '../src/auth/auth.module.js';
import { runStaffCommand } from '../src/staff-command.js';
import { action, MONA, NOTHING, trace, type Action, type Trace, type Walk } from './audit-walk.js';
import { query, STAFF_PASSWORD } from './harness.js';

const again = { currentPassword: STAFF_PASSWORD };

/** What one does with one's own second factor, and what others do with it. Afterwards there is none. */
export function factorActions(walk: Walk): Action[] {
  let key = '';
  let challenge = '';
  let recoveryCode = '';
  let omar = '';
  const me =
    (...made: Trace['action'][]) =>
    () =>
      made.map((one) => trace(one, ['staffAccount', walk.mona]));
  const code = () => codeFor(key, new Date());
  const post = <Body>(path: string, body: object = again) =>
    walk.ask<Body>('POST', `/api/admin/me/${path}`, body);
  const begin = async () => {
    ({ key, challenge } = await post<{ key: string; challenge: string }>('factor'));
  };
  /** A code counts once: the next one is not waited for. */
  const forgetSteps = () => query(walk.databaseUrl, 'UPDATE staff_factors SET used_step = 0');
  const setUp = async () => {
    const { recoveryCodes } = await post<{ recoveryCodes: string[] }>('factor/finish', {
      challenge,
      code: code(),
    });
    recoveryCode = recoveryCodes[0]!;
    await forgetSteps();
  };
  const signIn = async (typed: string) => {
    const { body } = await walk.backend.ask<{ challenge: string }>('/api/admin/login', {
      body: { email: MONA, password: STAFF_PASSWORD },
    });
    const given = { challenge: body.challenge, code: typed };
    await walk.backend.ask('/api/admin/login/code', { body: given });
  };
  const giveToOmar = () =>
    query(walk.databaseUrl, `INSERT INTO staff_factors (staff_id, key, since) VALUES ($1, '\\x00', now())`, [
      omar,
    ]);
  const reset = async () => {
    await giveToOmar();
    await walk.ask('POST', `/api/admin/people/${omar}/reset-factor`);
  };
  const resetAtTheTerminal = async () => {
    await giveToOmar();
    const accounts = walk.backend.app.get(Accounts);
    const exit = await runStaffCommand(
      ['reset-factor', 'factor@tiraz.example'],
      async () => accounts,
      async () => '',
      () => undefined,
    );
    if (exit !== 0) throw new Error(`reset-factor ended with ${exit}`);
  };
  return [
    action('beginFactor', begin, NOTHING),
    action('finishFactor', setUp, me('factor.set-up')),
    action(
      'signIn asks for a code',
      () => signIn('nonsense'),
      () => [trace('session.refused', ['staffAccount', walk.mona], null, null, null)],
    ),
    action(
      'giveCode',
      async () => {
        await signIn(code());
        await forgetSteps();
      },
      me('session.started'),
    ),
    action(
      'giveCode, a recovery code',
      () => signIn(recoveryCode),
      me('recovery-code.used', 'session.started'),
    ),
    action('confirmSession', () => post('confirmation', { code: code() }), me('session.confirmed')),
    ...passkeyActions(walk),
    action('renewRecoveryCodes', () => post('factor/recovery-codes'), me('recovery-codes.renewed')),
    action('removeFactor', () => post('factor/remove'), me('factor.removed')),
    action(
      'somebody else has an account',
      async () => {
        const account = { email: 'factor@tiraz.example', password: STAFF_PASSWORD };
        ({ id: omar } = await walk.backend.app.get(Accounts).add(account, 'viewer'));
      },
      () => [
        trace(
          'account.added',
          ['staffAccount', omar],
          null,
          { email: 'factor@tiraz.example', role: 'viewer' },
          null,
        ),
      ],
    ),
    action('resetFactor', reset, () => [trace('factor.reset', ['staffAccount', omar])]),
    action('npm run staff -- reset-factor', resetAtTheTerminal, () => [
      trace('factor.reset', ['staffAccount', omar], null, null, null),
    ]),
  ];
}

/** Of an account that has an authenticator app. */
function passkeyActions(walk: Walk): Action[] {
  const phone = new SoftwareAuthenticator('http://localhost:3000');
  let challenge = '';
  let passkey = '';
  const post = async <Body>(path: string, body: object) =>
    walk.ask<Body>('POST', `/api/admin/me/${path}`, body);
  const me =
    (...[one, before, after]: [Trace['action'], object?, object?]) =>
    () => [trace(one, ['staffAccount', walk.mona], before ?? null, after ?? null)];
  const begin = async () => {
    ({ challenge } = await post<{ challenge: string }>('passkeys', again));
  };
  const finish = async () => {
    await post('passkeys/finish', { challenge, name: 'Phone', credential: phone.create(challenge) });
    const [row] = await query<{ id: string }>(walk.databaseUrl, 'SELECT id FROM staff_passkeys');
    passkey = row?.id ?? 'none';
  };
  const signIn = async () => {
    const { body } = await walk.backend.ask<{ challenge: string }>('/api/admin/login', {
      body: { email: MONA, password: STAFF_PASSWORD },
    });
    const given = { challenge: body.challenge, credential: phone.use(body.challenge) };
    await walk.backend.ask('/api/admin/login/passkey', { body: given });
  };
  const askAgain = async () => {
    ({ challenge } = await post<{ challenge: string }>('confirmation/question', {}));
  };
  const confirm = () => post('confirmation/passkey', { challenge, credential: phone.use(challenge) });
  const rename = () => walk.ask('PUT', `/api/admin/me/passkeys/${passkey}`, { name: 'Old phone' });
  return [
    action('beginPasskey', begin, NOTHING),
    action('finishPasskey', finish, me('passkey.added', undefined, { name: 'Phone' })),
    action('givePasskey', signIn, me('session.started')),
    action('askForConfirmation', askAgain, NOTHING),
    action('confirmByPasskey', confirm, me('session.confirmed')),
    action('renamePasskey', rename, me('passkey.renamed', { name: 'Phone' }, { name: 'Old phone' })),
    action(
      'removePasskey',
      () => post(`passkeys/${passkey}/remove`, again),
      me('passkey.removed', { name: 'Old phone' }),
    ),
  ];
}
