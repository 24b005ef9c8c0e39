import { beforeEach, describe, expect, it } from '@jest/globals';
import { authInMemory, MONA } from './auth/adapters/auth-in-memory.fixture.js';
import { setUpFactor } from './auth/adapters/second-factor.fixture.js';
import { runStaffCommand } from './staff-command.js';

describe('npm run staff', () => {
  let auth: ReturnType<typeof authInMemory>;
  let printed: string[];
  const run = async (line: string, password = MONA.password) => {
    printed = [];
    const code = await runStaffCommand(
      line.split(' ').filter(Boolean),
      () => Promise.resolve(auth.staff),
      () => Promise.resolve(password),
      (text) => printed.push(text),
    );
    return { code, printed: printed.join('\n') };
  };

  beforeEach(() => {
    auth = authInMemory();
  });

  it('adds an account and lists it', async () => {
    expect(await run(`add ${MONA.email}`)).toEqual({ code: 0, printed: `${MONA.email} may sign in.` });
    expect(await run('list')).toEqual({ code: 0, printed: `2026-03-01T08:00:00.000Z ${MONA.email} owner` });
    expect((await auth.signIn.signIn(MONA, {})).staff.email).toBe(MONA.email);
  });

  it('marks the demo account', async () => {
    auth = authInMemory({ isDemo: true });
    await auth.staff.ensureFirst();
    expect((await run('list')).printed).toMatch(/demo@tiraz\.example owner \(demo\)$/);
  });

  it('adds an account of a role, and gives it another one', async () => {
    await run(`add ${MONA.email}`);
    expect((await run('add omar@tiraz.example --role sales')).code).toBe(0);
    expect(await run('set-role omar@tiraz.example catalogue')).toEqual({
      code: 0,
      printed: 'The role of omar@tiraz.example is catalogue now.',
    });
    expect((await run('list')).printed).toContain('omar@tiraz.example catalogue');
  });

  it('leaves one owner at least', async () => {
    await run(`add ${MONA.email}`);
    expect(await run(`set-role ${MONA.email} viewer`)).toEqual({
      code: 1,
      printed: 'At least one owner must remain.',
    });
  });

  it('resets a password and ends sessions', async () => {
    await auth.staff.add(MONA);
    await auth.signIn.signIn(MONA, {});
    expect(await run(`end-sessions ${MONA.email}`)).toEqual({
      code: 0,
      printed: `1 session of ${MONA.email} ended.`,
    });
    expect((await run(`reset-password ${MONA.email}`, 'a loom in new Cairo')).code).toBe(0);
    await expect(auth.signIn.signIn(MONA, {})).rejects.toThrow();
  });

  it('says of an account that it is switched off where it would seem that somebody may sign in', async () => {
    await auth.staff.add(MONA);
    const { id } = await auth.staff.add({ ...MONA, email: 'omar@tiraz.example' }, 'sales');
    await auth.accounts.change(id, { isActive: false });
    expect((await run('list')).printed.split('\n').map((line) => line.split('Z ')[1])).toEqual([
      `${MONA.email} owner`,
      'omar@tiraz.example sales (switched off)',
    ]);
    expect(await run('reset-password omar@tiraz.example', 'a loom in new Cairo')).toEqual({
      code: 0,
      printed: 'The password of omar@tiraz.example (switched off) is set; every session has ended.',
    });
    await auth.factors.addWithoutApp(id, auth.clock.now());
    expect(await run('reset-factor omar@tiraz.example')).toEqual({
      code: 0,
      printed: 'The second factor of omar@tiraz.example (switched off) is gone; every session has ended.',
    });
    await expect(
      auth.signIn.signIn({ email: 'omar@tiraz.example', password: 'a loom in new Cairo' }, {}),
    ).rejects.toThrow();
  });

  it('takes a second factor away', async () => {
    await auth.staff.add(MONA);
    expect(await run(`reset-factor ${MONA.email}`)).toEqual({
      code: 1,
      printed: 'This account has no second factor.',
    });
    await setUpFactor(auth, await auth.signIn.signIn(MONA, {}), MONA.password);
    expect(await run(`reset-factor ${MONA.email}`)).toEqual({
      code: 0,
      printed: `The second factor of ${MONA.email} is gone; every session has ended.`,
    });
    expect((await auth.signIn.signIn(MONA, {})).staff.email).toBe(MONA.email);
  });

  it.each([
    ['add mona', 'This is not an e-mail address.'],
    ['reset-password nobody@tiraz.example', 'There is no account with this e-mail address.'],
    ['set-role nobody@tiraz.example viewer', 'There is no account with this e-mail address.'],
    ['reset-factor nobody@tiraz.example', 'There is no account with this e-mail address.'],
    ['end-sessions nobody@tiraz.example', 'There is no account with this e-mail address.'],
  ])('says in one sentence why "%s" is refused', async (line, sentence) => {
    expect(await run(line)).toEqual({ code: 1, printed: sentence });
  });

  it.each([
    '',
    'add',
    'remove mona@tiraz.example',
    'add mona@tiraz.example a-password',
    'add mona@tiraz.example --role king',
    'set-role mona@tiraz.example',
    'list all',
  ])('tells how it is used after "%s"', async (line) => {
    const { code, printed } = await run(line);
    expect(code).toBe(2);
    expect(printed).toContain('npm run staff -- add <email>');
  });
});
