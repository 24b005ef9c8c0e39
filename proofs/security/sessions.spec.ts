import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { OwnSession } from '@tiraz/api-client/staff';
import { Attacks } from '../support/attacks.ts';
import type { Copy, SentHeaders } from '../support/copy.ts';
import { proof } from '../proof.ts';

const STAFF_COMMAND = fileURLToPath(new URL('../../tools/backend-command.mjs', import.meta.url));
const TOKEN = /^[\w-]{43}$/;

proof({
  promise: 'Sessions: as in the contract',
  figure:
    'no dead, planted, guessed or replayed session is answered; httpOnly, SameSite=Lax, __Host- and Secure on https',
  bites:
    'Where signing out leaves the row of the session it prints “not repelled: a session that signed out: 200 … 284 attacks, 20 not repelled … NOT HELD”. Where its owner’s ending one leaves the row: “not repelled: a session that its owner ended: 200 … 322 attacks, 21 not repelled … NOT HELD”.',
  async prove({ start, say }) {
    const attacks = new Attacks(say);
    const copy = await start();
    await tryCookies(copy, attacks, false);
    await tryFixation(copy, attacks);
    await tryReplay(copy, attacks);
    await tryAge(copy, attacks);
    await tryOwnSessions(copy, attacks);
    await tryPasswordChange(copy, attacks);
    await tryDatabase(copy, attacks);
    const secure = await start({ env: { PUBLIC_URL: 'https://tiraz.example' }, production: true });
    await tryCookies(secure, attacks, true);
    return attacks.result();
  },
});

/** What the browser is told to keep, and how. */
async function tryCookies(copy: Copy, attacks: Attacks, isHttps: boolean) {
  const { headers } = await copy.api('/api/admin/login', { body: copy.account });
  const cookies = headers.getSetCookie();
  attacks.note(
    'a session that caches keep',
    headers.get('cache-control') === 'no-store',
    headers.get('cache-control'),
  );
  for (const cookie of cookies) {
    const [pair = '', ...attributes] = cookie.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const isAs = (attribute: string, wanted = true) => attributes.includes(attribute) === wanted;
    const prefix = isHttps ? '__Host-' : '';
    attacks.note(`the name ${name}`, name.startsWith(`${prefix}tiraz.`), cookie);
    attacks.note(`a script reads ${name}`, isAs('HttpOnly'), cookie);
    attacks.note(`another site sends ${name}`, isAs('SameSite=Lax'), cookie);
    attacks.note(`${name} in the clear`, isAs('Secure', isHttps), cookie);
    attacks.note(`${name} for other hosts`, isAs('Path=/') && !/domain=/i.test(cookie), cookie);
    attacks.note(`a ${name} that can be guessed`, TOKEN.test(value), cookie);
    if (name.endsWith('session'))
      attacks.note('a session that outlives the browser', !/max-age|expires/i.test(cookie), cookie);
  }
  attacks.note('a session and a device', cookies.length === 2, cookies);
}

/** A session that somebody else knows before the sign-in must not be the one after it. */
async function tryFixation(copy: Copy, attacks: Attacks) {
  const planted = randomBytes(32).toString('base64url');
  const withPlanted = { cookie: `tiraz.session=${planted}` };
  const fresh = await signInWith(copy, withPlanted);
  attacks.note('a planted token becomes the session', sessionIn(fresh.cookie) !== planted, fresh);
  await expectDead(copy, attacks, 'the planted token after the sign-in', withPlanted);

  const attackers = await copy.signIn();
  const victims = await signInWith(copy, attackers);
  attacks.note(
    'the session stays the same at sign-in',
    sessionIn(victims.cookie) !== sessionIn(attackers.cookie),
  );
  await expectDead(copy, attacks, 'the session that the browser had before the sign-in', attackers);

  const oddCookies = [
    "tiraz.session=' OR 1=1 --",
    `tiraz.session=${'x'.repeat(4_000)}`,
    'tiraz.session=',
    'tiraz.session',
  ];
  oddCookies.push(`tiraz.session=${'A'.repeat(43)}`, `tiraz.session=${'%00'.repeat(14)}a`);
  oddCookies.push(
    `Tiraz.Session=${sessionIn(victims.cookie)}`,
    `__Host-tiraz.session=${sessionIn(victims.cookie)}`,
  );
  for (const cookie of oddCookies)
    await expectDead(copy, attacks, `the cookie ${cookie.slice(0, 40)}`, { cookie });
  for (let times = 0; times < 200; times += 1) {
    const cookie = `tiraz.session=${randomBytes(32).toString('base64url')}`;
    await expectDead(copy, attacks, 'a guessed session', { cookie });
  }
  const asBearer = { authorization: `Bearer ${sessionIn(victims.cookie)}` };
  await expectDead(copy, attacks, 'a session in another header', asBearer);
  const inAddress = await copy.api(`/api/admin/me?tiraz.session=${sessionIn(victims.cookie)}`);
  attacks.note('a session in the address', [400, 401].includes(inAddress.status), inAddress.status);
}

async function tryReplay(copy: Copy, attacks: Attacks) {
  const [one, other] = [await copy.signIn(), await copy.signIn()];
  const requests = Array.from({ length: 20 }, () => copy.api('/api/admin/me', { headers: one }));
  const out = await copy.api('/api/admin/logout', { method: 'POST', headers: one });
  attacks.note(
    'the browser keeps the cookie after signing out',
    /session=;.*Max-Age=0/.test(out.headers.getSetCookie().join()),
  );
  await Promise.all(requests);
  for (let times = 0; times < 20; times += 1)
    await expectDead(copy, attacks, 'a session that signed out', one);
  const other200 = await copy.api('/api/admin/me', { headers: other });
  attacks.note('signing out ends somebody else’s session', other200.status === 200, other200.status);
}

/** Made old in the database: nobody waits for twelve hours. */
async function tryAge(copy: Copy, attacks: Attacks) {
  const ages: [age: string, set: string, status: number][] = [
    ['30 minutes without a request', "seen_at = now() - interval '30 minutes'", 401],
    ['29 minutes without a request', "seen_at = now() - interval '29 minutes'", 200],
    ['12 hours, in use all the time', "started_at = now() - interval '12 hours', seen_at = now()", 401],
    ['11 hours, in use all the time', "started_at = now() - interval '11 hours', seen_at = now()", 200],
  ];
  for (const [age, set, wanted] of ages) {
    const session = await copy.signIn();
    await copy.sql(
      `UPDATE staff_sessions SET ${set} WHERE started_at = (SELECT max(started_at) FROM staff_sessions)`,
    );
    const { status } = await copy.api('/api/admin/me', { headers: session });
    attacks.note(`a session of ${age}`, status === wanted, status);
    if (wanted === 401) await expectDead(copy, attacks, `a session of ${age}, again`, session);
  }
}

/** Staff see and end their own sessions, with the password alone. */
async function tryOwnSessions(copy: Copy, attacks: Attacks) {
  const [own, elsewhere] = [await copy.signIn(), await copy.signIn()];
  const path = '/api/admin/me/sessions';
  const end = (which: string, password: string, headers: SentHeaders = own) =>
    copy.api(`${path}/${which}`, { headers, body: { currentPassword: password } });
  const { body: sessions } = await copy.api(path, { headers: elsewhere });
  const told = JSON.stringify(sessions);
  for (const { cookie } of [own, elsewhere])
    attacks.note('a token in the list of sessions', !told.includes(sessionIn(cookie) ?? 'no session'), told);
  for (const { id } of sessions)
    await expectDead(copy, attacks, 'the id of a session as its token', { cookie: `tiraz.session=${id}` });

  const { id } = sessions.find(({ isCurrent }: OwnSession) => isCurrent);
  for (const which of [`${id}/end`, 'end-others']) {
    const guess = await end(which, 'not the password');
    attacks.note(`${which} without the password`, guess.status === 422, guess.status);
    const anonymous = await end(which, copy.account.password, {});
    attacks.note(`${which} without a session`, anonymous.status === 401, anonymous.status);
  }
  const lives = await copy.api('/api/admin/me', { headers: elsewhere });
  attacks.note('a session that was ended without the password', lives.status === 200, lives.status);
  const stranger = await end(`${randomUUID()}/end`, copy.account.password);
  attacks.note('a session that is nobody’s', stranger.status === 404, stranger.status);

  await end(`${id}/end`, copy.account.password);
  for (let times = 0; times < 20; times += 1)
    await expectDead(copy, attacks, 'a session that its owner ended', elsewhere);
  const third = await copy.signIn();
  await end('end-others', copy.account.password);
  await expectDead(copy, attacks, 'a session that its owner ended with all others', third);
  const goesOn = await copy.api('/api/admin/me', { headers: own });
  attacks.note('whoever ends the others is thrown out', goesOn.status === 200, goesOn.status);
}

async function tryPasswordChange(copy: Copy, attacks: Attacks) {
  const [own, elsewhere] = [await copy.signIn(), await copy.signIn()];
  const newPassword = `changed-${randomBytes(9).toString('hex')}`;
  const change = { currentPassword: copy.account.password, newPassword };
  const changed = await copy.api('/api/admin/me/password', { method: 'PUT', headers: own, body: change });
  const renewed = { cookie: changed.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  await expectDead(copy, attacks, 'the session that changed the password, under its old cookie', own);
  await expectDead(copy, attacks, 'another session after the password was changed', elsewhere);
  const goesOn = await copy.api('/api/admin/me', { headers: renewed });
  attacks.note('whoever changes the password is thrown out', goesOn.status === 200, goesOn.status);
  const old = await copy.api('/api/admin/login', { body: copy.account });
  attacks.note('the old password', old.status === 401, old.status);
  copy.account.password = newPassword;

  const another = await copy.signIn();
  copy.account.password = `reset-${randomBytes(9).toString('hex')}`;
  await runStaffCommand(copy, ['reset-password', copy.account.email], `${copy.account.password}\n`);
  for (const session of [renewed, another])
    await expectDead(copy, attacks, 'a session after the password was reset', session);
  const last = await copy.signIn();
  await runStaffCommand(copy, ['end-sessions', copy.account.email]);
  await expectDead(copy, attacks, 'a session that was ended at the terminal', last);
}

/** Whoever reads the database or a backup of it cannot be staff with what is there. */
async function tryDatabase(copy: Copy, attacks: Attacks) {
  const { cookie } = await copy.signIn();
  const tokens = cookie.split('; ').map((pair) => pair.split('=')[1] ?? '');
  const rows = await copy.sql(
    'SELECT encode(token_hash, $1) AS hash FROM staff_sessions UNION ALL SELECT encode(token_hash, $1) FROM staff_devices',
    ['base64'],
  );
  const kept = rows.map(({ hash }) => Buffer.from(hash, 'base64'));
  for (const token of tokens) {
    const isThere = kept.some(
      (hash) => hash.equals(Buffer.from(token, 'base64url')) || hash.toString('latin1').includes(token),
    );
    attacks.note('a token lies in the database', !isThere);
  }
  for (const hash of kept) {
    await expectDead(copy, attacks, 'what the database keeps, as the cookie', {
      cookie: `tiraz.session=${hash.toString('base64url')}`,
    });
  }
}

async function expectDead(copy: Copy, attacks: Attacks, what: string, headers: SentHeaders) {
  const { status } = await copy.api('/api/admin/me', { headers });
  attacks.note(what, status === 401, status);
}

async function signInWith(copy: Copy, headers: SentHeaders): Promise<{ cookie: string }> {
  const answer = await copy.api('/api/admin/login', { body: copy.account, headers });
  return {
    cookie: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
}

function sessionIn(cookie: string): string | undefined {
  return /session=([\w-]+)/.exec(cookie)?.[1];
}

async function runStaffCommand(copy: Copy, args: string[], input = ''): Promise<void> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [STAFF_COMMAND, 'staff', ...args], {
    env: { PATH, HOME, DATA_DIR: copy.dataDir },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.stdin.end(input);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`npm run staff -- ${args.join(' ')} ended with ${code}.`);
}
