import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { receiveTraces } from '../../tools/otlp-receiver.mjs';
import { TestSite } from './test-site.ts';

let site: TestSite;
let collector: Awaited<ReturnType<typeof receiveTraces>>;
const passedOn: (string | string[] | undefined)[] = [];

beforeEach(async () => {
  passedOn.length = 0;
  collector = await receiveTraces();
  site = await TestSite.create();
  const apiUrl = await site.listen(({ headers }, response) => {
    passedOn.push(headers.traceparent);
    response.writeHead(headers['x-fail'] ? 500 : 200).end('{}');
  });
  await site.start({ apiUrl, tracesEndpoint: `${collector.endpoint}/` });
});

afterEach(async () => {
  await site.remove();
  await collector.stop();
});

describe('a trace', () => {
  test('begins with the request of a visitor and goes on at the API', async () => {
    await site.get('/api/fabrics?who=secret', { cookie: 'session=secret' });
    await site.app.close();
    const [taken] = collector.spans.filter(({ kind }) => kind === 2);
    const [sent] = collector.spans.filter(({ kind }) => kind === 3);
    expect(taken).toMatchObject({ service: 'tiraz-web', name: 'GET /api/*', failed: false });
    expect(sent).toMatchObject({ name: 'GET', parentSpanId: taken?.spanId, traceId: taken?.traceId });
    expect(passedOn).toEqual([`00-${sent?.traceId}-${sent?.spanId}-01`]);
    expect(collector.raw()).not.toContain('secret');
  });

  test('is not one that a stranger chooses', async () => {
    const trace = '0af7651916cd43dd8448eb211c80319c';
    await site.get('/api/fabrics', { traceparent: `00-${trace}-b7ad6b7169203331-01` });
    await site.app.close();
    expect(collector.spans).toHaveLength(2);
    expect(passedOn[0]).toMatch(/^00-/);
    expect(JSON.stringify([passedOn, collector.spans])).not.toContain(trace);
  });

  test('shows what failed', async () => {
    await site.get('/api/fabrics', { 'x-fail': 'yes' });
    await site.get('/about');
    await site.app.close();
    const outcomes = collector.spans.map(({ name, failed }) => `${name}${failed ? ' failed' : ''}`);
    expect(outcomes.sort()).toEqual(['GET /*', 'GET /api/* failed', 'GET failed']);
  });
});
