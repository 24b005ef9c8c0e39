import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { connect, type AddressInfo } from 'node:net';
import { TestSite } from './test-site.ts';

let site: TestSite;

beforeEach(async () => {
  site = await TestSite.create();
  await site.start();
  await site.app.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(() => site.remove());

/** All that comes back for what no HTTP library would send. */
function speak(text: string): Promise<string> {
  const { port } = site.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(text));
    socket.on('data', (data) => (heard += data.toString())).on('error', reject);
    socket.on('close', () => resolve(heard));
  });
}

test.each([
  ['an address with a broken escape', 'GET /% HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
  ['no HTTP', 'HELLO\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n', 400],
  [
    'two hosts on the way to the API',
    'GET /api/fits HTTP/1.1\r\nHost: a\r\nhOST: a\r\nconnection: close\r\n\r\n',
    400,
  ],
  ['a host that is none', 'GET / HTTP/1.1\r\nhost: a/b@c\r\nconnection: close\r\n\r\n', 400],
  ['a target with a host', 'GET http://b/ HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
  ['a target with a fragment', 'GET /#b HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
  ['chunks in HTTP/1.0', 'POST / HTTP/1.0\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is answered with a problem and the common headers', async (_, text, status) => {
  const answer = await speak(text);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(/^content-type: application\/problem\+json/im);
  for (const header of ['x-content-type-options: nosniff', "content-security-policy: default-src 'none'"])
    expect(head).toContain(header);
  const { requestId } = JSON.parse(body) as { requestId: string };
  expect(head).toContain(`x-request-id: ${requestId}`);
});
