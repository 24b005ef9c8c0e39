import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { createDatabase, onThisMachine, startBackend, until } from './harness.js';

const HEADERS = 'POST /api/calculate-quote HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';

/** Sends the beginning of a request and nothing more; resolves to all that came back, and when it was hung up on. */
function stall(url: string, beginning: string): Promise<{ heard: string; ms: number }> {
  const started = performance.now();
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(beginning));
    socket.on('data', (data) => (heard += data.toString()));
    socket
      .on('error', () => undefined)
      .on('close', () => resolve({ heard, ms: performance.now() - started }));
  });
}

describe('clients that never finish their request', () => {
  it('are hung up on within 15 s with one 408 each, and nobody else waits for them', async () => {
    const backend = await startBackend({ databaseUrl: await createDatabase(), env: { SEED_DEMO: 'true' } });
    const beginnings = [HEADERS, `${HEADERS}content-length: 500\r\n\r\n{`];
    let left = 200;
    const stalled = Array.from({ length: left }, (_, i) =>
      stall(backend.url, beginnings[i % 2] ?? '').finally(() => (left -= 1)),
    );
    let slowest = 0;
    await until(
      'all are gone',
      async () => {
        const asked = performance.now();
        expect((await backend.ask('/api/fits')).status).toBe(200);
        slowest = Math.max(slowest, performance.now() - asked);
        return left === 0;
      },
      18_000,
    );
    expect(slowest).toBeLessThan(onThisMachine(1_000));
    for (const { heard, ms } of await Promise.all(stalled)) {
      expect(heard).toMatch(/^HTTP\/1\.1 408 [^]*"code":"request\.timeout"/);
      expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
      expect(ms).toBeLessThan(onThisMachine(15_000));
    }
    await backend.stop();
  });

  it('are hung up on soon after an answer that needed no body', async () => {
    const backend = await startBackend({ databaseUrl: await createDatabase() });
    const { port } = new URL(backend.url);
    const began = performance.now();
    const socket = connect(Number(port), '127.0.0.1');
    let heard = '';
    socket.on('data', (data) => (heard += data.toString())).on('error', () => undefined);
    socket.write('GET /api/health/live HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\n\r\n{');
    // A byte now and then keeps the connection from being idle.
    const trickle = setInterval(() => socket.write('x'), 100);
    await new Promise((resolve) => socket.on('close', resolve));
    clearInterval(trickle);
    expect(heard).toMatch(/^HTTP\/1\.1 200 /);
    expect(performance.now() - began).toBeLessThan(onThisMachine(5_000));
    expect((await backend.ask('/api/health/live')).status).toBe(200);
  });
});
