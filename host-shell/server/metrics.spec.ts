import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { freePort } from '../../tools/free-port.mjs';
import { TestSite } from './test-site.ts';

let site: TestSite;
let metricsUrl: string;

beforeEach(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  site = await TestSite.create();
  await site.start({ metrics: { host: '127.0.0.1', port } });
});

afterEach(() => site.remove());

const read = async () => (await fetch(metricsUrl)).text();

describe('the metrics of the web server', () => {
  test('time requests by the patterns of the router', async () => {
    for (const path of [
      '/',
      '/calculator',
      '/en/about',
      '/ar/nothing-here',
      '/assets/gone.js',
      '/favicon.ico',
    ]) {
      await site.get(path);
    }
    await site.get('/api/fabrics?a=1');
    const counted = /^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm;
    const counts = Object.fromEntries(
      [...(await read()).matchAll(counted)].map(([, labels, n]) => [labels, n]),
    );
    expect(counts).toEqual({
      'route="/",method="GET",status="200"': '1',
      'route="/*",method="GET",status="200"': '2',
      'route="/*",method="GET",status="404"': '1',
      'route="none",method="GET",status="404"': '1',
      'route="/favicon.ico",method="GET",status="200"': '1',
      'route="/api/*",method="GET",status="503"': '1',
    });
  });

  test('tell of the process', async () => {
    await site.app.ready();
    expect(await read()).toMatch(/^process_resident_memory_bytes \d{8,}/m);
  });

  test('are nowhere on the port that visitors reach', async () => {
    const apiUrl = await site.listen((_request, response) => response.writeHead(404).end());
    await site.start({ apiUrl });
    for (const path of ['/metrics', '/api/metrics']) {
      const answer = await site.get(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('process_');
    }
    await expect(read()).rejects.toThrow('fetch failed');
  });
});
