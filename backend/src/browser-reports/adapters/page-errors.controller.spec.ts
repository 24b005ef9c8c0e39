import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, type ControllerApp } from '../../test-support/controller-app.js';
import { PageErrors } from '../application/page-errors.js';
import type { PageError } from '../domain/page-error.js';
import { PageErrorsController } from './page-errors.controller.js';
import { pageErrorExample } from './page-errors.dto.js';

const REPORT = 'POST /api/page-errors';
const clock = { now: () => new Date('2026-03-01T08:00:00Z') };
const open = (errors = new PageErrors(clock)) =>
  controllerApp({
    controllers: [PageErrorsController],
    providers: [{ provide: PageErrors, useValue: errors }],
  });

describeAdmission(open, { [REPORT]: null });

describe('an error that a page reports', () => {
  let app: ControllerApp;
  let told: PageError[];
  beforeEach(async () => {
    told = [];
    const errors = new PageErrors(clock);
    errors.onError((error) => told.push(error));
    app = await open(errors);
  });

  it('is passed on without personal data, and answered with nothing', async () => {
    const body = {
      ...pageErrorExample,
      path: '/t/secret-7',
      message: 'Error: "Layla Ahmed" of layla@brand.example',
    };
    expect(await app.ask(REPORT, { body })).toMatchObject({ status: 204, body: '' });
    expect(told).toEqual([{ ...pageErrorExample, path: '/t/*', message: 'Error: "…" of …' }]);
  });

  it.each<[string, object]>([
    ['another remote', { ...pageErrorExample, remote: 'layla' }],
    ['no message', { ...pageErrorExample, message: '' }],
    ['an endless message', { ...pageErrorExample, message: 'x'.repeat(2_001) }],
    ['a path that is none', { ...pageErrorExample, path: 7 }],
    ['nothing', {}],
  ])('is refused with %s', async (_, body) => {
    expect(await app.ask(REPORT, { body })).toMatchObject({ status: 400, body: { code: 'body.invalid' } });
    expect(told).toEqual([]);
  });

  it('is heard 60 times a minute', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 61; times += 1) {
      statuses.push((await app.ask(REPORT, { body: pageErrorExample })).status);
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect(told).toHaveLength(60);
  });
});
