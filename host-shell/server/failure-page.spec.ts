import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { texts } from '@tiraz/messages/host-shell/failure';
import { TestSite } from './test-site.ts';

let site: TestSite;

beforeEach(async () => {
  site = await TestSite.create();
});

afterEach(() => site.remove());

const FILE = '/api/requests/token/document?language=en';
const OPENED = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', cookie: 'tiraz.language=ar' };

async function refuseWith(status: number): Promise<void> {
  const body = JSON.stringify({ status, code: 'no.matter' });
  const apiUrl = await site.listen((_request, response) => {
    const type = 'application/problem+json; charset=utf-8';
    const headers = { 'content-type': type, 'content-length': body.length, 'referrer-policy': 'no-referrer' };
    response.writeHead(status, headers).end(body);
  });
  await site.start({ apiUrl });
}

test.each([
  [503, texts.ar.away],
  [500, texts.ar.away],
  [401, texts.ar.signedOut],
  [403, texts.ar.denied],
  [404, texts.ar.missing],
  [429, texts.ar.often],
  [400, texts.ar.refused],
])('a window that meets a %i says so in its language', async (status, words) => {
  await refuseWith(status);
  const answer = await site.get(FILE, OPENED);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'ar',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(answer.body).toMatch(/<html lang="ar" dir="rtl">/);
  expect(answer.body).toContain(words);
  const [, nonce] = /<style nonce="([^"]+)">/.exec(answer.body) ?? [];
  expect(answer.headers['content-security-policy']).toContain(`style-src 'nonce-${nonce}'`);
});

test('a window says so while the API is away, too', async () => {
  await site.start();
  const answer = await site.get(FILE, OPENED);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.body).toContain(texts.ar.away);
});

test('whoever asks for data is refused in data', async () => {
  await refuseWith(503);
  for (const accept of ['*/*', 'application/json', 'application/pdf, text/html;q=0.5']) {
    const answer = await site.get(FILE, { accept });
    expect(answer.json()).toMatchObject({ code: 'no.matter' });
  }
});

test('a document that comes is the document', async () => {
  const apiUrl = await site.listen((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-');
  });
  await site.start({ apiUrl });
  expect((await site.get(FILE, OPENED)).body).toBe('%PDF-');
});
