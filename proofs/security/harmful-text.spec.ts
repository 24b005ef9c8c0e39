import { askExactly, Attacks, speak } from '../support/attacks.ts';
import type { Copy } from '../support/copy.ts';
import { operationsOf } from '../support/operations.ts';
import { putText } from '../support/text-fields.ts';
import { proof } from '../proof.ts';

/** Controls other than tab and line breaks, bidi embeddings, overrides and isolates, halves of surrogate pairs, codes of none. */
const FORBIDDEN = [
  ...range(0x00, 0x08),
  ...[0x0b, 0x0c],
  ...range(0x0e, 0x1f),
  ...range(0x7f, 0x9f),
  ...range(0x202a, 0x202e),
  ...range(0x2066, 0x2069),
  ...[0xd800, 0xdbff, 0xdc00, 0xdfff],
  ...[0xfffe, 0xffff],
];
/** One of each kind, for every field of every operation. */
const KINDS = [0x00, 0x1b, 0x85, 0x202e, 0x2067, 0xd83d];
const ONE_LINERS = ['name', 'nameAr', 'customerName', 'customerPhone', 'customerCompany', 'phone', 'company'];
const LINE_BREAKS = ['\n', '\r', '\r\n', '\t', '\u2028', '\u2029'];
const POLLUTION = [
  '{"__proto__":{"polluted":"yes","isAdmin":true}}',
  '{"constructor":{"prototype":{"polluted":"yes"}}}',
  '{"a":{"__proto__":{"polluted":"yes"}}}',
  '{"\\u005f\\u005fproto\\u005f\\u005f":{"polluted":"yes"}}',
  '[{"__proto__":{"polluted":"yes"}}]',
];

proof({
  promise:
    'Text: control characters and bidi overrides refused in every field of every route; no key changes what objects are, no text breaks a header or a line of the log',
  figure: '400 for each, nothing stored, nothing polluted',
  bites:
    'Without the bidi controls among the forbidden characters it prints “1578 attacks, 226 not repelled; first: U+202a in currentPassword of PUT /api/admin/me/password … NOT HELD”.',
  mended:
    'U+2028 and U+2029, which break lines, stood in names on one line: that rule had three spellings in three places; now it has one.',
  async prove({ start, say }) {
    const attacks = new Attacks(say);
    const copy = await start();
    const headers = await copy.signIn();
    const operations = (await operationsOf(copy)).filter(({ name }) => !/log(in|out)/.test(name));
    const writes = operations.filter(({ body }) => body !== undefined);
    const before = await stateOf(copy);
    let fields = 0;
    for (const { name, method, path, body } of writes) {
      const send = (text: unknown) => copy.api(path, { method, headers, body: text });
      for (const spot of textsIn(body)) {
        fields += 1;
        const isFirst = fields === 1;
        for (const code of isFirst ? FORBIDDEN : KINDS) {
          const text = JSON.stringify(withText(body, spot, 'MARK')).replace('MARK', `ab\\u${hex(code)}cd`);
          const { status, body: problem } = await send(text);
          const isRefused = status === 400 && problem.code === 'text.forbidden-character';
          attacks.note(
            `U+${hex(code)} in ${spot.join('.')} of ${name}`,
            isRefused,
            `${status} ${problem.code}`,
          );
        }
        for (const line of ONE_LINERS.includes(spot.at(-1) ?? '') ? LINE_BREAKS : []) {
          const { status } = await send(withText(body, spot, `ab${line}cd`));
          attacks.note(`${JSON.stringify(line)} in ${spot.join('.')} of ${name}`, status === 400, status);
        }
      }
      for (const key of ['a\\u0000', '\\u202e', '\\ud800']) {
        const { status } = await send(`{"${key}":1}`);
        attacks.note(`the key ${key} of ${name}`, status === 400, status);
      }
      for (const text of POLLUTION) {
        const { status } = await send(text);
        attacks.note(`${text} to ${name}`, status === 400, status);
      }
    }
    for (const { name, method, path } of operations.filter((each) => each.method === 'GET')) {
      for (const escape of ['%00', '%1b', '%E2%80%AE', '%E2%81%A7', '%C2%85', '%ED%A0%80', '%']) {
        for (const address of [`${path}?q=${escape}`, `${path}?${escape}=1`, `${path}${escape}`]) {
          const { status } = await askExactly(copy.url, { path: address, method, headers });
          attacks.note(`${name} at ${address}`, [400, 404].includes(status), status);
        }
      }
      const { text, status } = await askExactly(copy.url, {
        path: `${path}?__proto__[polluted]=yes&constructor[prototype][polluted]=yes`,
        headers,
      });
      attacks.note(
        `${name} with polluting parameters`,
        status < 500 && !text.includes('polluted":"yes'),
        `${status} ${text}`,
      );
    }
    await tryHeaders(copy, attacks);
    const openapi = await copy.api('/api/openapi.json');
    attacks.note(
      'objects are polluted',
      !JSON.stringify([openapi.body, [...openapi.headers]]).includes('polluted'),
    );
    attacks.note('something was stored', (await stateOf(copy)) === before);
    return attacks.result(`${fields} fields of ${writes.length} operations`);
  },
});

/** What would begin a header, or a line of the log, of its own. */
async function tryHeaders(copy: Copy, attacks: Attacks) {
  const ids = [
    'a\r\nx-evil: 1',
    'a\nx-evil: 1',
    'a"}{"level":"fatal"',
    'x'.repeat(200),
    '\u00e9'.repeat(10),
    '<script>alert(1)</script>',
    '../../../../etc',
  ];
  for (const id of ids) {
    const request = `GET /api/fits HTTP/1.1\r\nhost: localhost\r\nx-request-id: ${id}\r\nconnection: close\r\n\r\n`;
    const answer = await speak(copy.url, Buffer.from(request, 'latin1'));
    const [head = ''] = answer.split('\r\n\r\n');
    const isKept =
      /^x-request-id: [\w.-]{8,64}$/im.test(head) && !/^x-evil/im.test(head) && !head.includes(id);
    attacks.note(`the request id ${JSON.stringify(id)}`, isKept, head);
  }
  const addresses = [
    '/api/fits%0d%0aset-cookie:evil=1',
    '/%0d%0aset-cookie:evil=1',
    '/en%0d%0aset-cookie:evil=1',
    '/api/admin/inquiries?q=%0d%0aset-cookie:evil=1&limit=1',
    '/?x=%0d%0alocation:http://elsewhere.example',
    '/ar/%E5%98%8A%E5%98%8Dset-cookie:evil=1',
  ];
  const headers = await copy.signIn();
  for (const path of addresses) {
    const answer = await askExactly(copy.url, { path, headers });
    const told = JSON.stringify(answer.headers);
    attacks.note(`headers in ${path}`, !/evil=1"|"location"/.test(told), told);
  }
}

/** The path of every text in an example. */
function textsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
}

function withText(body: unknown, spot: string[], text: string): unknown {
  const copy = structuredClone(body);
  putText(copy, spot, text);
  return copy;
}

async function stateOf(copy: Copy): Promise<string> {
  const [{ state }] = await copy.sql(
    `SELECT json_build_array(
       (SELECT count(*) FROM audit_trail WHERE action NOT LIKE 'session.%'), (SELECT count(*) FROM inquiries),
       (SELECT count(*) FROM customers), (SELECT count(*) FROM follow_ups), (SELECT count(*) FROM communications))::text AS state`,
  );
  return state;
}

function hex(code: number): string {
  return code.toString(16).padStart(4, '0');
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
