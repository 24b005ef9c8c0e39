import { randomBytes } from 'node:crypto';
import { Attacks } from '../support/attacks.ts';
import type { Copy } from '../support/copy.ts';
import { proof } from '../proof.ts';

/** OWASP's password storage cheat sheet: argon2id with at least 19 MiB, two passes and one lane. */
const HASH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]{22,})\$([\w+/]{43,})$/;
const AT_ONCE = 200;
const MOST_CHECKED = 10;

proof({
  promise:
    'Passwords: argon2id; 12 or more characters, none of the most used; checked for type and length before hashing; guessing ends',
  figure:
    'of 200 wrong passwords at once at most 10 are looked at, the others 429 with Retry-After; the owner gets in',
  bites:
    'Where no check is claimed before a password is looked at it prints “not repelled: 58 of 200 guesses are looked at … a guess: 503 sign-in.busy … 260 attacks, 146 not repelled … NOT HELD”.',
  mended:
    'A megabyte as the password was answered 503, or by a closed connection, up to one time in ten: Fastify hangs up at once after a 413, and the web server that was still sending met a closed socket. The API now lets what is still coming run out for a second.',
  async prove({ start, say }) {
    const attacks = new Attacks(say);
    const copy = await start();
    await tryStorage(copy, attacks);
    await tryNewPasswords(copy, attacks);
    await tryShapes(copy, attacks);
    await tryTelling(copy, attacks);
    const checked = await tryGuessing(copy, attacks);
    return attacks.result(`${checked} of ${AT_ONCE} guesses looked at`);
  },
});

async function tryStorage(copy: Copy, attacks: Attacks) {
  const [{ password_hash: hash }] = await copy.sql('SELECT password_hash FROM staff WHERE email = $1', [
    copy.account.email,
  ]);
  const [, memory = 0, passes = 0, lanes = 0] = (HASH.exec(hash) ?? []).map(Number);
  const isStrong = memory >= 19_456 && passes >= 2 && lanes >= 1;
  attacks.note('a hash that is quickly guessed', isStrong, hash);
}

async function tryNewPasswords(copy: Copy, attacks: Attacks) {
  const headers = await copy.signIn();
  const change = (newPassword: string) =>
    copy.api('/api/admin/me/password', {
      method: 'PUT',
      headers,
      body: { currentPassword: copy.account.password, newPassword },
    });
  for (const short of [
    '',
    'x',
    '12345678901',
    '           ',
    '😀'.repeat(11),
    `${'é'.normalize('NFD')}`.repeat(5),
  ]) {
    const { status } = await change(short);
    attacks.note(`${[...short].length} characters`, [400, 422].includes(status), status);
  }
  const [name] = copy.account.email.split('@');
  const guessedFirst = {
    common: [
      'qwerty123456',
      '1QAZ2WSX3EDC',
      '!Qwerty123456!',
      '123456123456',
      'unbelievable',
      'administrator',
    ],
    obvious: ['Tiraz-Tiraz-2026', 'طِراز طِراز طِراز', copy.account.email, `${name} 1234567`, 'staff password'],
  };
  for (const [kind, passwords] of Object.entries(guessedFirst)) {
    for (const password of passwords) {
      const { status, body } = await change(password);
      const isRefused = status === 422 && body.code === `password.${kind}`;
      attacks.note(`the new password "${password}"`, isRefused, `${status} ${body?.code}`);
    }
  }
  const wrong = await copy.api('/api/admin/me/password', {
    method: 'PUT',
    headers,
    body: { currentPassword: 'not the password', newPassword: 'a long enough password' },
  });
  attacks.note('a change without knowing the password', wrong.status === 422, wrong.status);
}

/** None of these may cost a hash: then it would count as a check, and take its time. */
async function tryShapes(copy: Copy, attacks: Attacks) {
  const { email } = copy.account;
  const password = 'x'.repeat(12);
  const bodies = {
    'a megabyte as the password': { email, password: 'x'.repeat(1_000_000) },
    'a megabyte as the e-mail address': { email: 'x'.repeat(1_000_000), password },
    '257 characters as the password': { email, password: 'x'.repeat(257) },
    '60 KB of Arabic ligatures as the password': { email, password: 'ﷺ'.repeat(20_000) },
    'an array as the password': { email, password: [copy.account.password] },
    'an object as the password': { email, password: { $ne: '' } },
    'a number as the password': { email, password: 12 },
    'null as the password': { email, password: null },
    'true as the password': { email, password: true },
    'no password': { email },
    'an empty password': { email, password: '' },
    'an array as the e-mail address': { email: [email], password },
    'an object as the e-mail address': { email: { toString: email }, password },
    'an array of accounts': [{ email, password }],
    'an unknown field': { email, password: copy.account.password, isAdmin: true },
    'a text': JSON.stringify('x'),
    nothing: '{}',
    'NUL in the password': { email, password: 'a\0bcdefghijkl' },
    'half a character': `{"email":"${email}","password":"\\ud800aaaaaaaaaaaa"}`,
    'deep nesting': `{"email":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
    'a key twice': `{"email":"${email}","password":"x","__proto__":{"password":"${copy.account.password}"}}`,
  };
  const before = await countOf(copy, 'password_checks');
  for (const [what, body] of Object.entries(bodies)) {
    const { status } = await copy.api('/api/admin/login', { body });
    attacks.note(what, [400, 413].includes(status), status);
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const asForm = `email=${email}&password=${copy.account.password}`;
  const posted = await copy.api('/api/admin/login', { body: asForm, headers: form });
  attacks.note('a form', posted.status === 415, posted.status);
  const inAddress = await copy.api(`/api/admin/login?${asForm}`, { body: {} });
  attacks.note('a password in the address', inAddress.status === 400, inAddress.status);
  const after = await countOf(copy, 'password_checks');
  attacks.note('something malformed is looked at', after === before, `${after - before} checks`);
}

/** Whether there is an account must not show; how long it takes is for the row sign-in-timing. */
async function tryTelling(copy: Copy, attacks: Attacks) {
  const known = await addAccount(copy);
  const seen: object[][] = [];
  for (const email of [known, `nobody-${randomBytes(4).toString('hex')}@tiraz.example`]) {
    const answers: object[] = [];
    for (let times = 0; times < MOST_CHECKED + 2; times += 1) {
      const { status, headers, body } = await copy.api('/api/admin/login', {
        body: { email, password: 'a wrong guess' },
      });
      const names = [...headers.keys()].filter((name) => name !== 'date');
      answers.push({
        status,
        names,
        body: { ...body, requestId: '' },
        length: headers.get('content-length'),
      });
    }
    seen.push(answers);
  }
  const [first = [], second = []] = seen;
  first.forEach((answer, index) => {
    const other = second[index];
    attacks.note(
      `attempt ${index + 1} tells who has an account`,
      JSON.stringify(answer) === JSON.stringify(other),
      [answer, other],
    );
  });
}

async function tryGuessing(copy: Copy, attacks: Attacks): Promise<number> {
  const email = await addAccount(copy);
  const account = { email, password: copy.account.password };
  const { cookie } = await copy.signIn(account);
  const device = { cookie: cookie.split('; ').find((pair) => pair.includes('tiraz.device=')) ?? '' };
  const guesses = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, i) =>
      copy.api('/api/admin/login', { body: { email, password: `wrong guess ${i}` } }),
    ),
  );
  const checked = guesses.filter(({ status }) => status === 401).length;
  attacks.note(`${checked} of ${AT_ONCE} guesses are looked at`, checked <= MOST_CHECKED && checked > 0);
  for (const { status, headers, body } of guesses) {
    const waits = Number(headers.get('retry-after'));
    const isPutOff = status === 429 && body.code === 'sign-in.throttled' && waits > 300 && waits <= 600;
    // A machine that is busy turns some away before anybody looks.
    const isTurnedAway = status === 503 && body.code === 'server.overloaded';
    attacks.note('a guess', status === 401 || isPutOff || isTurnedAway, `${status} ${body.code}`);
  }
  for (const spelt of [email.toUpperCase(), ` ${email} `]) {
    const { status } = await copy.api('/api/admin/login', {
      body: { email: spelt, password: account.password },
    });
    attacks.note(`the same account spelt "${spelt}"`, status === 429, status);
  }
  const owner = await copy.api('/api/admin/login', { body: account, headers: device });
  attacks.note('the owner is kept out', owner.status === 200, owner.status);
  const forged = { cookie: `tiraz.device=${randomBytes(32).toString('base64url')}` };
  const forger = await copy.api('/api/admin/login', { body: account, headers: forged });
  attacks.note('a made-up device', forger.status === 429, forger.status);
  return checked;
}

/** One with the password of the first account. */
async function addAccount(copy: Copy): Promise<string> {
  const email = `staff-${randomBytes(4).toString('hex')}@tiraz.example`;
  await copy.sql(
    `INSERT INTO staff (id, email, password_hash, is_demo, created_at)
     SELECT gen_random_uuid(), $1, password_hash, false, now() FROM staff WHERE email = $2`,
    [email, copy.account.email],
  );
  return email;
}

async function countOf(copy: Copy, table: string): Promise<number> {
  const [{ count }] = await copy.sql(`SELECT count(*)::int AS count FROM ${table}`);
  return count;
}
