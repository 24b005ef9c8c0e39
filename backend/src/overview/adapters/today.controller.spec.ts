import { expect, it } from '@jest/globals';
import type { Permission } from '../../auth/index.js';
import { ResponseClock } from '../../calendar/index.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp } from '../../test-support/controller-app.js';
import { ReadToday } from '../application/read-today.js';
import { TodayReading } from '../application/today.js';
import { TodayController } from './today.controller.js';

const NINE_TO_FIVE = { opens: 540, closes: 1020 };
const clock = new ResponseClock(
  {
    week: [NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, null, null],
    ramadan: { opens: 540, closes: 870 },
    holidays: new Set(['2026-11-23']),
  },
  240,
);
/** On a Thursday at 16:00 in Cairo. */
const now = new Date('2026-11-19T14:00:00Z');
const nothing = { total: 0, breached: 0, overdue: 0, dueToday: 0, items: [] };

/** @returns the module over lists that say what they were asked for, and what those said */
function opened() {
  const asked: Record<string, unknown> = {};
  const says =
    <Answer>(name: string, answer: Answer) =>
    (...question: unknown[]) => {
      asked[name] = question;
      return Promise.resolve(answer);
    };
  const needs = {
    calendar: { responseClock: says('calendar', clock) },
    inquiries: { waiting: says('inquiries', nothing) },
    followUps: { due: says('followUps', nothing) },
    quotations: { between: says('quotations', nothing) },
    mails: {
      page: says('mails', {
        total: 7,
        items: [
          {
            ...{ id: 'm', subject: 'Your quotation', createdAt: now, key: 'secret' },
            to: { name: 'ليلى', email: 'layla@example.com' },
          },
        ],
      }),
    },
    jobs: {
      page: says('jobs', {
        total: 1,
        items: [{ id: '7', name: 'send-mail', addedAt: now, reason: 'x', tries: 3 }],
      }),
    },
    clock: { now: () => now },
  } as unknown as ConstructorParameters<typeof ReadToday>[0];
  const open = () =>
    controllerApp({
      controllers: [TodayController],
      providers: [{ provide: TodayReading, useValue: new ReadToday(needs) }],
    });
  return { open, asked };
}

describeAdmission(opened().open, { 'GET /api/admin/today': 'overview.read' });

it('five of each are asked for, quotations for three working days, and no more is told than their names', async () => {
  const { open, asked } = opened();
  const answer = await (await open()).ask('GET /api/admin/today');
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  expect(asked).toMatchObject({
    inquiries: [clock, now, 5],
    followUps: [5],
    // Over a weekend and a holiday.
    quotations: ['2026-11-19', '2026-11-25', 5],
    mails: [{ state: 'failed' }, { limit: 5 }],
    jobs: [{ limit: 5 }],
  });
  expect(answer.body).toEqual({
    inquiries: nothing,
    followUps: nothing,
    quotations: nothing,
    mails: {
      total: 7,
      items: [{ id: 'm', subject: 'Your quotation', createdAt: now.toJSON(), toName: 'ليلى' }],
    },
    jobs: { total: 1, items: [{ id: '7', name: 'send-mail', addedAt: now.toJSON() }] },
  });
});

it.each<[Permission, string]>([
  ['inquiries.read', 'inquiries'],
  ['customers.read', 'followUps'],
  ['quotations.read', 'quotations'],
  ['mail.read', 'mails'],
  ['jobs.read', 'jobs'],
])('whoever has no more than %s gets the %s alone, and nothing else is read', async (permission, block) => {
  const { open, asked } = opened();
  const app = await open();
  const answer = await app.ask('GET /api/admin/today', { permissions: ['overview.read', permission] });
  expect(Object.keys(answer.body)).toEqual([block]);
  expect(Object.keys(asked).filter((name) => name !== 'calendar')).toEqual([block]);

  const none = await app.ask('GET /api/admin/today', { permissions: ['overview.read'] });
  expect(none.body).toEqual({});
});
