import { deflateRawSync, gzipSync } from 'node:zlib';
import { askExactly, Attacks, speak } from '../support/attacks.ts';
import type { Copy, SentHeaders } from '../support/copy.ts';
import { proof } from '../proof.ts';

const HOST = 'host: localhost\r\n';
const CHUNKED = 'transfer-encoding: chunked\r\n';
const QUOTE = `POST /api/calculate-quote HTTP/1.1\r\n${HOST}content-type: application/json\r\n`;
/** What would be a request of its own, if the web server and the API disagreed about where a body ends. */
const SMUGGLED = `GET /api/admin/me HTTP/1.1\r\n${HOST}x: `;

proof({
  promise:
    'ASVS 5: requests mean the same to web server and API; hosts, caches, methods and encodings cannot be bent',
  figure: 'one answer to one request, a foreign host in no answer, no cookie echoed, no encoding unpacked',
  bites:
    'Without the look at the shape of a request in both servers it prints “not repelled: two hosts at /: HTTP/1.1 200 OK … 365 attacks, 28 not repelled … NOT HELD”. With Node’s lenient parser in the web server it prints “not repelled: a blank before the colon: HTTP/1.1 503 Service Unavailable … NOT HELD”.',
  mended:
    'Two Host headers, an empty one, “a@b/c”, a target with a host of its own and chunks in HTTP/1.0 were answered as if nothing were odd: Node’s parser lets them through. Both servers refuse them now.',
  async prove({ start, say }) {
    const attacks = new Attacks(say);
    const copy = await start();
    for (const [what, bytes, status] of smuggling()) await trySmuggling(copy, attacks, what, bytes, status);
    await tryHosts(copy, attacks);
    await tryMethods(copy, attacks);
    await tryEncodings(copy, attacks);
    return attacks.result();
  },
});

/** Refused with the status, where there is no doubt. */
type Shape = [what: string, bytes: string, status?: number];

function* smuggling(): Generator<Shape> {
  const chunked = `0\r\n\r\n${SMUGGLED}`;
  yield ['a length and chunks', `${QUOTE}content-length: 6\r\ntransfer-encoding: chunked\r\n\r\n${chunked}`];
  yield ['chunks and a length', `${QUOTE}transfer-encoding: chunked\r\ncontent-length: 6\r\n\r\n${chunked}`];
  yield ['two lengths', `${QUOTE}content-length: 2\r\ncontent-length: 40\r\n\r\n{}${SMUGGLED}`];
  yield ['a list of lengths', `${QUOTE}content-length: 2, 40\r\n\r\n{}${SMUGGLED}`];
  yield ['a signed length', `${QUOTE}content-length: +2\r\n\r\n{}${SMUGGLED}`];
  yield ['a negative length', `${QUOTE}content-length: -2\r\n\r\n{}${SMUGGLED}`];
  yield ['a hexadecimal length', `${QUOTE}content-length: 0x2\r\n\r\n{}${SMUGGLED}`];
  for (const coding of [
    'xchunked',
    'chunked, identity',
    'identity, chunked',
    '\x0bchunked',
    'chunked\x00',
    '"chunked"',
  ]) {
    yield [`the coding ${JSON.stringify(coding)}`, `${QUOTE}transfer-encoding: ${coding}\r\n\r\n${chunked}`];
  }
  yield ['a blank before the colon', `${QUOTE}transfer-encoding : chunked\r\n\r\n${chunked}`];
  yield ['a folded header', `${QUOTE}transfer-encoding:\r\n chunked\r\n\r\n${chunked}`];
  yield ['a bare line feed', `${QUOTE}x: y\ntransfer-encoding: chunked\r\n\r\n${chunked}`];
  yield ['a bare carriage return', `${QUOTE}x: y\rtransfer-encoding: chunked\r\n\r\n${chunked}`];
  yield ['a chunk of odd size', `${QUOTE}transfer-encoding: chunked\r\n\r\n0x2\r\n{}\r\n${chunked}`];
  yield ['a chunk with a line feed', `${QUOTE}transfer-encoding: chunked\r\n\r\n2\n{}\r\n${chunked}`];
  yield ['a huge chunk', `${QUOTE}transfer-encoding: chunked\r\n\r\nffffffffffffffff\r\n{}\r\n${chunked}`];
  yield [
    'a GET with a body',
    `GET /api/fits HTTP/1.1\r\n${HOST}content-length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
  ];
  yield ['an upgrade', `GET /api/fits HTTP/1.1\r\n${HOST}connection: upgrade\r\nupgrade: h2c\r\n\r\n`];
  yield [
    'a header that names the others',
    `GET /api/fits HTTP/1.1\r\n${HOST}connection: x-forwarded-for, x-request-id, host\r\n\r\n`,
  ];
  yield ['a folded header that is no framing', `GET /api/fits HTTP/1.1\r\n${HOST}x: 1\r\n 2\r\n\r\n`, 400];
  yield ['a folded first line', `GET /api/fits HTTP/1.1\r\n x: 1\r\n${HOST}\r\n`, 400];
  yield [
    'chunks in HTTP/1.0',
    `${QUOTE.replace('1.1', '1.0')}transfer-encoding: chunked\r\n\r\n${chunked}`,
    400,
  ];
  yield ['the same length twice', `${QUOTE}content-length: 2\r\ncontent-length: 2\r\n\r\n{}`, 400];
  yield ['chunks twice', `${QUOTE}${CHUNKED}${CHUNKED}\r\n${chunked}`, 400];
  yield ['a chunk with an extension and a line feed', `${QUOTE}${CHUNKED}\r\n2;\n\r\n{}\r\n${chunked}`, 400];
  for (const path of ['/', '/api/fits']) yield* ambiguousHosts(path);
  yield ['an old protocol', `GET /api/fits HTTP/0.9\r\n${HOST}\r\n`];
  yield ['a protocol to come', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`];
}

/** Two servers in a row could take each for a request to another host. */
function* ambiguousHosts(path: string): Generator<Shape> {
  const to = (target: string, ...hosts: string[]) =>
    `GET ${target} HTTP/1.1\r\n${hosts.map((host) => `host: ${host}\r\n`).join('')}\r\n`;
  yield [`two hosts at ${path}`, to(path, 'localhost', 'elsewhere.example'), 400];
  yield [`the same host twice at ${path}`, to(path, 'localhost', 'localhost'), 400];
  yield [
    `two hosts around another header at ${path}`,
    to(path, 'localhost\r\nx: y', 'elsewhere.example'),
    400,
  ];
  yield [`no host at ${path}`, to(path), 400];
  for (const host of ['', 'a b', 'a,b', 'a/b', 'localhost@elsewhere.example', 'a:b', '[', '"a"'])
    yield [`the host ${JSON.stringify(host)} at ${path}`, to(path, host), 400];
  for (const target of [
    `http://elsewhere.example${path}`,
    `HTTPS://localhost${path}`,
    `ftp://localhost${path}`,
  ])
    yield [`the target ${target}`, to(target, 'localhost'), 400];
  yield [`a fragment at ${path}`, to(`${path}#x`, 'localhost'), 400];
}

/** Never two answers, and never one of the smuggled request; where there is no doubt, this status. */
async function trySmuggling(
  copy: Copy,
  attacks: Attacks,
  what: string,
  bytes: string,
  status: number | undefined,
) {
  const answer = await speak(copy.url, bytes);
  const answers = answer.match(/^HTTP\/1\.1 \d+/gm) ?? [];
  const isOne = answers.length <= 1 && !answer.includes('session.missing') && !/^HTTP\/1\.1 5/.test(answer);
  const isAsItMust = status === undefined || answer.startsWith(`HTTP/1.1 ${status} `);
  attacks.note(what, isOne && isAsItMust, answer.slice(0, 200));
}

/** A cache must not be given what somebody else’s host would have it say. */
async function tryHosts(copy: Copy, attacks: Attacks) {
  const evil = 'elsewhere.example';
  const claims: SentHeaders[] = [
    { host: evil },
    { 'x-forwarded-host': evil },
    { 'x-forwarded-proto': 'gopher' },
    { 'x-forwarded-port': '81' },
    { 'x-forwarded-prefix': `//${evil}` },
    { forwarded: `host=${evil};proto=https` },
    { 'x-host': evil, 'x-forwarded-server': evil, 'x-original-host': evil },
    { 'accept-language': `"><script src=//${evil}></script>` },
    { cookie: `tiraz.language="><script src=//${evil}></script>` },
  ];
  const paths = [
    '/',
    '/en/about',
    '/ar',
    '/admin/login',
    '/sitemap.xml',
    '/robots.txt',
    '/remotes.json',
    '/api/fits',
    '/api/openapi.json',
    '/api/docs',
    '/no-such-page',
    `/en//${evil}`,
    `//${evil}/en`,
    `/%2f%2f${evil}`,
  ];
  for (const path of paths) {
    for (const claim of claims) {
      const { status, headers, text } = await askExactly(copy.url, {
        path,
        headers: { accept: 'text/html,*/*', ...claim },
      });
      const told = JSON.stringify(headers) + (path.includes(evil) ? '' : text);
      attacks.note(
        `${path} with ${JSON.stringify(claim)}`,
        !told.includes(evil) && !told.includes('gopher') && status < 500,
        told.slice(0, 200),
      );
      attacks.note(`${path} leads elsewhere`, headers.location === undefined, headers.location);
    }
  }
  const page = await askExactly(copy.url, { path: '/', headers: { accept: 'text/html' } });
  attacks.note(
    'a page that one cache keeps for all languages',
    /cookie/i.test(page.headers.vary ?? ''),
    page.headers.vary,
  );
}

/** TRACE would show a script the cookies that it may not read. */
async function tryMethods(copy: Copy, attacks: Attacks) {
  const secret = 'tiraz.session=secret';
  for (const path of ['/', '/api/fits', '/api/admin/me', '/objects/x', '/remotes.json']) {
    for (const method of ['TRACE', 'TRACK', 'DEBUG', 'PROPFIND', 'CONNECT', 'FOO']) {
      const answer = await speak(
        copy.url,
        `${method} ${path} HTTP/1.1\r\n${HOST}cookie: ${secret}\r\nconnection: close\r\n\r\n`,
        500,
      );
      attacks.note(
        `${method} ${path}`,
        !answer.includes(secret) && !/^HTTP\/1\.1 (2|5)/.test(answer),
        answer.slice(0, 200),
      );
    }
  }
}

/** A body of some kilobytes that would unpack to a hundred megabytes. */
async function tryEncodings(copy: Copy, attacks: Attacks) {
  const bomb = gzipSync(Buffer.alloc(30_000_000, ' '), { level: 9 });
  const packed: [encoding: string, body: Buffer][] = [
    ['gzip', bomb],
    ['deflate', deflateRawSync(Buffer.alloc(30_000_000, ' '))],
    ['br', Buffer.from('x')],
    ['gzip, gzip', gzipSync(bomb)],
  ];
  for (const [encoding, body] of packed) {
    for (const path of ['/api/calculate-quote', '/api/inquiries', '/api/admin/login']) {
      const { status } = await copy.api(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
        body,
      });
      attacks.note(`a body in ${encoding} to ${path}`, [400, 413, 415].includes(status), status);
    }
  }
  const selection = JSON.stringify(await copy.selection());
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/json',
  ]) {
    const { status } = await copy.api('/api/calculate-quote', {
      method: 'POST',
      headers: { 'content-type': type },
      body: selection,
    });
    attacks.note(`a body of ${type}`, status === 415, status);
  }
  for (const charset of ['utf-7', 'utf-16']) {
    const body = Buffer.from(selection, 'utf16le');
    const { status } = await copy.api('/api/calculate-quote', {
      method: 'POST',
      headers: { 'content-type': `application/json; charset=${charset}` },
      body,
    });
    attacks.note(`a body in ${charset}`, [400, 415].includes(status), status);
  }
}
