import { expect, it } from '@jest/globals';
import { WebVitals, type PageReport } from './web-vitals.js';

const report: PageReport = { page: 'landing', language: 'ar', vitals: [{ name: 'LCP', value: 810 }] };

it('looks at a bounded number of reports a minute, whoever sends them', () => {
  let now = Date.UTC(2026, 10, 20, 12);
  const vitals = new WebVitals({ now: () => new Date(now) });
  const seen: PageReport[] = [];
  vitals.onReport((seenNow) => void seen.push(seenNow));

  for (let sent = 0; sent < 600; sent += 1) vitals.receive(report);
  now += 20_000;
  expect(() => vitals.receive(report)).toThrow(
    expect.objectContaining({ code: 'web-vitals.throttled', retryAfterSeconds: 40 }),
  );
  expect(seen).toHaveLength(600);

  now += 40_000;
  vitals.receive(report);
  expect(seen.at(-1)).toBe(report);
  expect(seen).toHaveLength(601);

  // The clock is set back while as many were looked at as may be.
  for (let sent = 1; sent < 600; sent += 1) vitals.receive(report);
  now -= 86_400_000;
  vitals.receive(report);
  expect(seen).toHaveLength(1_201);
});

it('counts a bounded number of pages by their names, and all further names as one', () => {
  const vitals = new WebVitals({ now: () => new Date(0) });
  const pages: string[] = [];
  vitals.onReport(({ page }) => void pages.push(page));

  const sent = Array.from({ length: 50 }, (_, number) => `page-${number}`);
  for (const page of [...sent, 'page-7']) vitals.receive({ ...report, page });

  expect(new Set(pages.slice(0, 40))).toEqual(new Set(sent.slice(0, 40)));
  expect(new Set(pages.slice(40, 50))).toEqual(new Set(['other']));
  expect(pages.at(-1)).toBe('page-7');
});
