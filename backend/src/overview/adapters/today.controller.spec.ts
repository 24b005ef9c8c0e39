import { expect, it } from '@jest/globals';
import type { Permission } from '../../auth/index.js';
import { ResponseClock } from '../../calendar/index.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp } from '../../test-support/controller-app.js';
import { ReadToday } from '../application/read-today.js';
import { TodayReading, type Today } from '../application/today.js';
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
function opened(standIn: string | null = 'mona') {
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
    owned: { openOf: says('owned', [{ ownerId: 'salma', total: 2, ids: ['i1', 'i2'] }]) },
    staff: {
      colleagues: says('staff', [
        { id: 'mona', mayAnswerInquiries: true, absence: null },
        {
          ...{ id: 'salma', mayAnswerInquiries: true, email: 'salma@tiraz.example' },
          absence: { from: '2026-11-10', to: '2026-12-03', standInId: standIn, isNow: true },
        },
        {
          ...{ id: 'nour', mayAnswerInquiries: false },
          absence: { from: '2026-11-24', to: '2026-12-03', standInId: null, isNow: false },
        },
      ]),
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
    owned: [['salma'], 100],
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
    absent: [
      { staffId: 'salma', until: '2026-12-03', standInId: 'mona', total: 2, inquiryIds: ['i1', 'i2'] },
    ],
  });
});

it.each([null, 'nour'])('nobody is named who stands in where that is %s', async (standIn) => {
  const { body } = await (await opened(standIn).open()).ask<Today>('GET /api/admin/today');
  expect(body.absent).toMatchObject([{ staffId: 'salma', standInId: null }]);
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
  const absences = block === 'inquiries' ? ['absent'] : [];
  expect(Object.keys(answer.body)).toEqual([block, ...absences]);
  const read = Object.keys(asked).filter((name) => !['calendar', 'staff', 'owned'].includes(name));
  expect(read).toEqual([block]);
  expect('staff' in asked).toBe(block === 'inquiries');

  const none = await app.ask('GET /api/admin/today', { permissions: ['overview.read'] });
  expect(none.body).toEqual({});
});
