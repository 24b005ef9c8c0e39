import { beforeEach, expect, it } from '@jest/globals';
import { authInMemory, COMMON_PASSWORD, MONA } from '../adapters/auth-in-memory.fixture.js';

const refused = (code: string) => expect.objectContaining({ code }) as unknown as Error;
const OMAR = { email: 'omar@tiraz.example', password: 'a loom in new Cairo' };
const ID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e31';

let auth: ReturnType<typeof authInMemory>;
beforeEach(async () => {
  auth = authInMemory();
  await auth.staff.add(MONA);
});

const join = (change: Partial<typeof OMAR> = {}) =>
  auth.transactions.run(() =>
    auth.staff.join({ ...OMAR, ...change, id: ID, name: 'عمر حداد', role: 'sales' }),
  );

it('somebody who was asked in has the account that was kept for them, made by themselves', async () => {
  expect(await join()).toEqual({ id: ID, email: OMAR.email });
  expect(await auth.accounts.findById(ID)).toMatchObject({ role: 'sales', name: 'عمر حداد', isDemo: false });
  expect(auth.audit.records.at(-1)).toMatchObject({
    by: { id: ID, email: OMAR.email },
    action: 'account.added',
    after: { email: OMAR.email, role: 'sales', name: 'عمر حداد' },
  });
  expect((await auth.signIn.signIn(OMAR, {})).staff.id).toBe(ID);
  await expect(join()).rejects.toEqual(refused('account.exists'));
});

it.each([
  ['short', 'password.too-short'],
  [COMMON_PASSWORD, 'password.common'],
  [OMAR.email, 'password.obvious'],
])('a password that is no good is neither that of a newcomer nor of a reset: %s', async (password, code) => {
  await expect(join({ password })).rejects.toEqual(refused(code));
  expect(await auth.accounts.findById(ID)).toBeUndefined();
  await join();
  await expect(auth.staff.resetPassword({ ...OMAR, password })).rejects.toEqual(refused(code));
  expect((await auth.signIn.signIn(OMAR, {})).staff.id).toBe(ID);
});

it('nobody is asked in who has an account, or no address', async () => {
  await auth.staff.expectFree(OMAR.email);
  await expect(auth.staff.expectFree(MONA.email)).rejects.toEqual(refused('account.exists'));
  await expect(auth.staff.expectFree('omar')).rejects.toEqual(refused('email.invalid'));
});

it('a role that somebody has already is given without a trace', async () => {
  const traces = auth.audit.records.length;
  await auth.staff.setRole(MONA.email, 'owner', null);
  expect(auth.audit.records).toHaveLength(traces);
});
