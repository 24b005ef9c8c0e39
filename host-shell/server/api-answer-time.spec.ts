import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { LONGEST_WORK_MS } from '@tiraz/contracts/answer-time';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { setImmediate as soon } from 'node:timers/promises';
import { TestSite } from './test-site.ts';

/** The API answers what is late only when it looks again. */
const LOOKS_MS = 2_000;
/** When whatever stands in front gives up. */
const IN_FRONT_MS = Math.min(
  ...(['nginx/nginx.conf', 'cdn/tiraz.vcl'] as const).map((file) => {
    const text = readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');
    const [, seconds] = /(?:proxy_read_timeout|first_byte_timeout =) (\d+)s;/.exec(text)!;
    return Number(seconds) * 1_000;
  }),
);
let site: TestSite;

beforeAll(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'Date', 'performance'] });
  site = await TestSite.create();
});

afterAll(async () => {
  jest.useRealTimers();
  await site.remove();
});

/** What a client hears of an API that answers after so long. */
async function answeredAfter(workMs: number): Promise<number> {
  const asked = Promise.withResolvers<ServerResponse>();
  await site.start({ apiUrl: await site.listen((_request, response) => asked.resolve(response)) });
  const status = site.app.inject('/api/admin/inquiries/export.xlsx').then(({ statusCode }) => statusCode);
  const working = await asked.promise;
  jest.advanceTimersByTime(workMs);
  await soon();
  working.end('{}');
  return status;
}

test('the API may take its time for what is long work', async () => {
  expect(await answeredAfter(LONGEST_WORK_MS + LOOKS_MS)).toBe(200);
});

test('an API that never answers is given up before whatever stands in front gives up', async () => {
  expect(await answeredAfter(IN_FRONT_MS)).toBe(503);
});
