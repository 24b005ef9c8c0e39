import { beforeEach, describe, expect, it } from '@jest/globals';
import { texts } from '@tiraz/messages/backend/holidays';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, type ControllerApp } from '../../test-support/controller-app.js';
import { ManageHolidays } from '../application/manage-holidays.js';
import { StaffHolidays, type ListedHoliday } from '../application/staff-holidays.js';
import { HolidaysController } from './holidays.controller.js';
import { InMemoryHolidays } from './holidays.in-memory.js';

const HOLIDAYS = '/api/admin/holidays';
const OWN = { day: '2027-01-03', nameEn: 'Stocktaking', nameAr: 'الجرد السنوي' };

let trail: InMemoryAuditTrail;
let app: ControllerApp;

function open(): Promise<ControllerApp> {
  trail = new InMemoryAuditTrail();
  // The last evening of the year in UTC is the first night of the next one in Cairo.
  const clock = { now: () => new Date('2025-12-31T22:30:00Z') };
  const holidays = new ManageHolidays(
    new InMemoryTransactions(),
    new InMemoryHolidays(),
    texts,
    trail,
    clock,
  );
  return controllerApp({
    controllers: [HolidaysController],
    providers: [{ provide: StaffHolidays, useValue: holidays }],
  });
}
beforeEach(async () => {
  app = await open();
});

const list = async () => (await app.ask<ListedHoliday[]>(`GET ${HOLIDAYS}`)).body;
const listed = async (day: string) => (await list()).find((one) => one.day === day);
const add = (body: object) => app.ask(`POST ${HOLIDAYS}`, { body });
const decide = (day: string, body: object, headers = {}) =>
  app.ask(`PUT ${HOLIDAYS}/${day}`, { body, headers });
const told = () => trail.records.map(({ action, thing, before, after }) => [action, thing.id, before, after]);

describeAdmission(open, {
  [`GET ${HOLIDAYS}`]: 'settings.read',
  [`POST ${HOLIDAYS}`]: 'settings.write',
  [`PUT ${HOLIDAYS}/:day`]: 'settings.write',
});

describe('the holidays', () => {
  it('of this year and the next are suggested, by day, in both languages', async () => {
    const days = await list();
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).sort());
    expect(new Set(days.map(({ day }) => day.slice(0, 4)))).toEqual(new Set(['2026', '2027']));
    expect(days.find(({ day }) => day === '2026-03-20')).toEqual({
      day: '2026-03-20',
      nameEn: 'Eid al-Fitr',
      nameAr: 'عيد الفطر',
      state: 'suggested',
      version: 0,
    });
    expect(days.every(({ state, nameEn, nameAr }) => state === 'suggested' && nameEn && nameAr)).toBe(true);
  });

  it('are confirmed, dismissed and renamed, each time under a tag, and recorded', async () => {
    expect(await decide('2026-03-20', { state: 'confirmed' }, { 'if-match': '"0"' })).toMatchObject({
      status: 200,
      headers: { etag: '"1"' },
      body: { nameEn: 'Eid al-Fitr', state: 'confirmed', version: 1 },
    });
    expect(await decide('2026-03-20', { state: 'dismissed' }, { 'if-match': '"0"' })).toMatchObject({
      status: 412,
      body: { current: { state: 'confirmed', version: 1 } },
    });
    await decide('2026-03-20', { state: 'dismissed' }, { 'if-match': '"1"' });
    await decide('2026-03-20', { nameAr: 'عيد' });
    await decide('2026-03-20', { nameAr: 'عيد' });
    expect(await listed('2026-03-20')).toMatchObject({ nameAr: 'عيد', state: 'dismissed', version: 3 });
    expect(told()).toEqual([
      ['holiday.confirmed', '2026-03-20', { state: 'suggested' }, { state: 'confirmed' }],
      ['holiday.dismissed', '2026-03-20', { state: 'confirmed' }, { state: 'dismissed' }],
      ['holiday.updated', '2026-03-20', { nameAr: 'عيد الفطر' }, { nameAr: 'عيد' }],
    ]);
  });

  it('that staff add count at once', async () => {
    expect(await add(OWN)).toMatchObject({ status: 201, headers: { etag: '"1"' } });
    expect(await listed(OWN.day)).toEqual({ ...OWN, state: 'confirmed', version: 1 });
    expect(told()).toEqual([['holiday.added', OWN.day, undefined, { ...OWN, state: 'confirmed' }]]);
  });

  it.each<[string, object, number, string]>([
    ['a day that is suggested', { day: '2026-10-06' }, 409, 'holiday.known'],
    ['a day of the year after next', { day: '2028-01-01' }, 422, 'holiday.out-of-range'],
    ['a day of last year', { day: '2025-12-31' }, 422, 'holiday.out-of-range'],
    ['a day that does not exist', { day: '2026-02-30' }, 422, 'holiday.out-of-range'],
    ['no day', { day: 'tomorrow' }, 400, 'body.invalid'],
    ['no name', { nameAr: ' ' }, 400, 'body.invalid'],
    ['a name of two lines', { nameEn: 'a\nb' }, 400, 'body.invalid'],
    ['a state', { state: 'dismissed' }, 400, 'body.invalid'],
  ])('are not added with %s', async (_, change, status, code) => {
    expect(await add({ ...OWN, ...change })).toMatchObject({ status, body: { code } });
    expect(trail.records).toEqual([]);
  });

  it('are added once', async () => {
    await add(OWN);
    expect(await add(OWN)).toMatchObject({ status: 409, body: { code: 'holiday.known' } });
  });

  it('that are none are not decided on', async () => {
    for (const day of ['2026-11-24', '2028-10-06', 'today'])
      expect(await decide(day, { state: 'confirmed' })).toMatchObject({
        status: 404,
        body: { code: 'holiday.unknown' },
      });
    expect((await decide('2026-10-06', { state: 'suggested' })).status).toBe(400);
    expect((await decide('2026-10-06', { state: null })).status).toBe(400);
  });
});
