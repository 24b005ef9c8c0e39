import { randomBytes } from 'node:crypto';
import { askExactly, Attacks, type Wanted } from '../support/attacks.ts';
import type { Copy, SentHeaders } from '../support/copy.ts';
import { operationsOf, type Operation } from '../support/operations.ts';
import { proof } from '../proof.ts';

/** Whoever signs in has no session yet, and who brings a design never has one: its address is signed. */
const WITHOUT_SESSION = [
  'POST /api/admin/login',
  'POST /api/admin/login/code',
  'POST /api/admin/login/passkey',
  'PUT /api/objects/incoming/{id}',
];
/** What a person may see of staff's data stands in no answer to anybody else. */
const SECRET = 'Nobody But Staff Ltd';

type Tricks = Generator<[trick: string, wanted: Wanted]>;

proof({
  promise: 'Access: no staff route answers without a live session',
  figure:
    'every staff operation of the OpenAPI document: 401; no trick with paths, methods or headers shows or changes anything',
  bites:
    'Without @StaffOnly() on the customers it prints “433 attacks, 43 not repelled; first: GET /api/admin/customers says otherwise … NOT HELD”.',
  async prove({ start, say }) {
    const attacks = new Attacks(say);
    const copy = await start();
    const operations = await operationsOf(copy);
    const staff = operations.filter(isForStaff);
    await plantSecret(copy);
    const before = await stateOf(copy);

    tryDocument(operations, attacks);
    const sessions = await deadSessions(copy);
    for (const [whose, headers] of Object.entries(sessions)) {
      for (const { name, method, path, body } of staff) {
        const { status, text } = await askExactly(copy.url, { path, method, headers, body });
        attacks.note(`${name} with ${whose}`, status === 401 && tellsNothing(text), `${status} ${text}`);
      }
    }
    for (const { name, path } of staff.filter(({ method }) => method === 'GET')) {
      const { status } = await askExactly(copy.url, { path, method: 'HEAD' });
      attacks.note(`HEAD of ${name}`, [401, 404].includes(status), status);
    }
    for (const [trick, wanted] of [...paths(), ...methods(), ...overrides()]) {
      const { status, text } = await askExactly(copy.url, wanted);
      attacks.note(trick, tellsNothing(text) && status !== 204 && status < 500, `${status} ${text}`);
    }
    attacks.note('something changed', (await stateOf(copy)) === before);
    const alive = await copy.api('/api/admin/customers', { headers: await copy.signIn() });
    if (!JSON.stringify(alive.body).includes(SECRET))
      throw new Error('Staff themselves do not see the customer.');
    return attacks.result(`${staff.length} operations × ${Object.keys(sessions).length} kinds of no session`);
  },
});

/** Everything under /api/admin but the sign-in, and whatever writes to the store of pictures. */
function isForStaff({ name, method, path }: Operation): boolean {
  if (WITHOUT_SESSION.includes(name)) return false;
  return path.startsWith('/api/admin/') || (path.startsWith('/api/objects/') && method !== 'GET');
}

/** Whoever reads the document is to know. */
function tryDocument(operations: Operation[], attacks: Attacks) {
  for (const operation of operations) {
    attacks.note(`${operation.name} says otherwise`, operation.isStaff === isForStaff(operation));
  }
}

async function plantSecret(copy: Copy) {
  const body = { ...(await copy.selection()), customerName: SECRET, customerEmail: 'secret@staff.example' };
  const { status } = await copy.api('/api/inquiries', { body });
  if (status !== 201) throw new Error(`The inquiry was answered with ${status}.`);
}

/** By whose they are. */
async function deadSessions(copy: Copy): Promise<Record<string, SentHeaders>> {
  const signedOut = await copy.signIn();
  await copy.api('/api/admin/logout', { method: 'POST', headers: signedOut });
  const idle = await copy.signIn();
  await copy.sql(`UPDATE staff_sessions SET seen_at = now() - interval '31 minutes'`);
  return {
    'no cookie': {},
    'a made-up session': { cookie: `tiraz.session=${randomBytes(32).toString('base64url')}` },
    'a session that signed out': signedOut,
    'a session that was idle for too long': idle,
    'basic authorization': {
      authorization: `Basic ${btoa(`${copy.account.email}:${copy.account.password}`)}`,
    },
  };
}

/** Addresses that a proxy and a router may read differently. */
function* paths(): Tricks {
  const spellings = [
    '//api/admin/customers',
    '///api/admin/customers',
    '/api//admin/customers',
    '/api/admin//customers',
    '/api/./admin/customers',
    '/api/%2e/admin/customers',
    '/api/fits/../admin/customers',
    '/api/fits/%2e%2e/admin/customers',
    '/api/fits/..%2fadmin/customers',
    '/api/fits/..;/admin/customers',
    '/objects/../api/admin/customers',
    '/objects/%2e%2e/api/admin/customers',
    '/objects/..%2fapi%2fadmin%2fcustomers',
    '/api/admin%2fcustomers',
    '/api%2fadmin%2fcustomers',
    '/api/%61dmin/customers',
    '/%61pi/admin/customers',
    '/api/%2561dmin/customers',
    '/API/admin/customers',
    '/api/ADMIN/customers',
    '/api/admin/Customers',
    '/api/admin/customers/',
    '/api/admin/customers//',
    '/api/admin;/customers',
    '/api/admin/customers;x=1',
    '/api/admin/customers;.css',
    '/api/admin/customers.json',
    '/api/admin/customers.css',
    '/api/admin/customers%00',
    '/api/admin/customers%20',
    '/api/admin/customers%0a',
    '/api/admin/customers?',
    '/api/admin/customers?session=1&admin=true',
    '/api/admin/customers#/api/fits',
    '/api/admin/customers%23',
    '/api\\admin\\customers',
    '/api/admin\\customers',
    '/api/admin/customers%5c',
    '/api/ad%6din/custom%65rs',
    '/api/аdmin/customers'.replace('а', '%d0%b0'),
    '/assets/../api/admin/customers',
    '/remotes/admin/../../api/admin/customers',
    'http://localhost/api/admin/customers',
    '/en/api/admin/customers',
    '/admin/api/admin/customers',
    '*',
  ];
  for (const path of spellings) yield [`the address ${path}`, { path }];
}

function* methods(): Tricks {
  const path = '/api/admin/customers';
  for (const method of [
    'HEAD',
    'OPTIONS',
    'TRACE',
    'PROPFIND',
    'SEARCH',
    'REPORT',
    'PURGE',
    'LINK',
    'COPY',
  ]) {
    yield [`the method ${method}`, { path, method }];
  }
}

/** Headers by which some servers let the sender choose another method, address or person. */
function* overrides(): Tricks {
  const path = '/api/fits';
  const target = '/api/admin/customers';
  for (const header of [
    'x-original-url',
    'x-rewrite-url',
    'x-forwarded-uri',
    'x-forwarded-path',
    'x-forwarded-prefix',
  ]) {
    yield [`${header} with a public route`, { path, headers: { [header]: target } }];
    yield [
      `${header} with the page`,
      { path: '/', headers: { [header]: target, accept: 'application/json' } },
    ];
  }
  for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
    yield [
      `${header} on a sign-in`,
      { path: '/api/admin/login', method: 'POST', headers: { [header]: 'GET' }, body: {} },
    ];
    yield [
      `${header} on a staff route`,
      { path: target, method: 'POST', headers: { [header]: 'GET' }, body: {} },
    ];
    yield [`${header} to delete`, { path: '/api/product-types', headers: { [header]: 'DELETE' } }];
  }
  const trusted = ['x-forwarded-for', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'forwarded'];
  for (const header of trusted)
    yield [`${header} of this machine`, { path: target, headers: { [header]: '127.0.0.1' } }];
  for (const header of ['x-user', 'x-remote-user', 'x-forwarded-user', 'x-authenticated-user', 'x-admin']) {
    yield [`${header} of staff`, { path: target, headers: { [header]: 'staff@tiraz.example' } }];
  }
  yield ['a parameter for the method', { path: `${target}?_method=GET`, method: 'POST', body: {} }];
}

/** No customer, and nothing that only staff's lists have. */
function tellsNothing(text: string): boolean {
  return !text.includes(SECRET) && !/"(lifetimeValue|adminNotes|sortOrder)"/.test(text);
}

/** Everything that a staff route could have changed. */
async function stateOf(copy: Copy): Promise<string> {
  const [{ state }] = await copy.sql(
    `SELECT json_build_array(
       (SELECT count(*) FROM audit_trail WHERE action NOT LIKE 'session.%'),
       (SELECT array_agg(c ORDER BY id) FROM customers c), (SELECT array_agg(i ORDER BY id) FROM inquiries i),
       (SELECT array_agg(f ORDER BY id) FROM fits f), (SELECT array_agg(p ORDER BY id) FROM product_types p),
       (SELECT count(*) FROM follow_ups), (SELECT count(*) FROM communications))::text AS state`,
  );
  return state;
}
