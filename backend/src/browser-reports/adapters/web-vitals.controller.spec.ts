import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, type ControllerApp } from '../../test-support/controller-app.js';
import { WebVitals, type PageReport } from '../application/web-vitals.js';
import { WebVitalsController } from './web-vitals.controller.js';
import { pageReportExample } from './web-vitals.dto.js';

const REPORT = 'POST /api/web-vitals';
const clock = { now: () => new Date('2026-03-01T08:00:00Z') };
const open = (vitals = new WebVitals(clock)) =>
  controllerApp({
    controllers: [WebVitalsController],
    providers: [{ provide: WebVitals, useValue: vitals }],
  });

describeAdmission(open, { [REPORT]: null });

describe('what a page reports', () => {
  let app: ControllerApp;
  let vitals: WebVitals;
  let received: PageReport[];
  beforeEach(async () => {
    received = [];
    vitals = new WebVitals(clock);
    vitals.onReport((report) => received.push(report));
    app = await open(vitals);
  });

  it('is passed on, and answered with nothing', async () => {
    expect(await app.ask(REPORT, { body: pageReportExample })).toMatchObject({ status: 204, body: '' });
    expect(received).toEqual([pageReportExample]);
  });

  it.each<[string, object]>([
    ['an address', { ...pageReportExample, page: '/en/about' }],
    ['a page of too long a name', { ...pageReportExample, page: 'a'.repeat(41) }],
    ['another language', { ...pageReportExample, language: 'fr' }],
    ['an unknown measure', { ...pageReportExample, vitals: [{ name: 'XYZ', value: 1 }] }],
    ['a measure without a value', { ...pageReportExample, vitals: [{ name: 'LCP' }] }],
    ['nothing', {}],
  ])('is refused with %s', async (_, body) => {
    expect(await app.ask(REPORT, { body })).toMatchObject({ status: 400, body: { code: 'body.invalid' } });
    expect(received).toEqual([]);
  });

  it('is heard 600 times a minute', async () => {
    for (let times = 0; times < 600; times += 1) vitals.receive(pageReportExample);
    expect(await app.ask(REPORT, { body: pageReportExample })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60' },
      body: { code: 'web-vitals.throttled' },
    });
  });
});
