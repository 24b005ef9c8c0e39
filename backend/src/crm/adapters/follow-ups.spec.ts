import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openCustomerCare, staff, type CustomerCare } from '../../../e2e/customer-care.js';
import type { FollowUpEdit } from './follow-ups.js';

const now = new Date('2026-07-15T09:00:00Z');

let care: CustomerCare;
let customerId: string;

beforeAll(async () => {
  care = await openCustomerCare(now);
});
beforeEach(async () => {
  care.clock.time = now;
  await care.source.query('TRUNCATE follow_ups');
  customerId = await care.customer('layla@example.com');
});
afterAll(() => care.close());

const plan = (scheduledDate: string, subject = scheduledDate) =>
  care.followUps.plan({ customerId, scheduledDate, subject, description: '' }, staff);
const edit = (id: string, change: FollowUpEdit, version?: number) =>
  care.followUps.edit(id, change, version, staff);

describe('follow-ups', () => {
  it('of a customer come with the latest day first, whatever became of them', async () => {
    for (const month of ['04', '01', '05', '03', '02']) await plan(`2027-${month}-01`);
    for (const [day, status] of [
      ['2026-06-10', 'completed'],
      ['2027-02-20', 'cancelled'],
      ['2027-06-01', 'completed'],
    ] as const)
      await edit((await plan(day)).id, { status });
    const { followUps } = await care.reads.details(customerId);
    expect(followUps.map(({ subject, status }) => [subject, status])).toEqual([
      ['2027-06-01', 'completed'],
      ['2027-05-01', 'pending'],
      ['2027-04-01', 'pending'],
      ['2027-03-01', 'pending'],
      ['2027-02-20', 'cancelled'],
      ['2027-02-01', 'pending'],
      ['2027-01-01', 'pending'],
      ['2026-06-10', 'completed'],
    ]);
  });

  it('are pending at first, and say whose they are', async () => {
    const inquiryId = await care.inquiry(customerId);
    const followUp = await care.followUps.plan(
      { customerId, inquiryId, scheduledDate: '2026-07-20', subject: 'Call', description: 'Sizes' },
      staff,
    );
    expect(followUp).toEqual({
      id: expect.any(String),
      customerId,
      customerName: 'Layla',
      inquiryId,
      inquiryReference: `TRZ-${inquiryId}`,
      scheduledDate: new Date('2026-07-20T06:00:00Z'),
      subject: 'Call',
      description: 'Sizes',
      status: 'pending',
      isOverdue: false,
      isDueToday: false,
      version: 1,
      createdAt: now,
    });
  });

  it('belong to a customer, and to an inquiry of no other', async () => {
    const other = await care.inquiry(await care.customer('other@example.com'));
    const about = { customerId, scheduledDate: '2026-07-20', subject: 'Call', description: '' };
    await expect(care.followUps.plan({ ...about, inquiryId: other }, staff)).rejects.toMatchObject({
      kind: 'invalid',
      faults: [{ path: 'inquiryId', code: 'inquiry.of-nobody' }],
    });
    await expect(care.followUps.plan({ ...about, customerId: staff.id }, staff)).rejects.toMatchObject({
      kind: 'invalid',
      faults: [{ path: 'customerId', code: 'customer.unknown' }],
    });
  });

  it('are listed overdue first, then by time; what is done with comes last, the latest first', async () => {
    for (const date of ['2026-07-16', '2026-07-10', '2026-07-15T23:59', '2026-07-14T23:59', '2026-08-01']) {
      await plan(date);
    }
    for (const [date, status] of [
      ['2026-07-01', 'completed'],
      ['2026-07-13', 'cancelled'],
    ] as const) {
      await edit((await plan(date)).id, { status });
    }
    const { items, total } = await care.followUps.list({}, { limit: 1000 });
    expect(items.map(({ subject, isOverdue, isDueToday }) => [subject, isOverdue, isDueToday])).toEqual([
      ['2026-07-10', true, false],
      ['2026-07-14T23:59', true, false],
      ['2026-07-15T23:59', false, true],
      ['2026-07-16', false, false],
      ['2026-08-01', false, false],
      ['2026-07-13', false, false],
      ['2026-07-01', false, false],
    ]);
    expect(total).toBe(7);
    expect(await care.followUps.counts()).toEqual({ dueToday: 1, overdue: 2 });
    expect((await care.followUps.list({ status: 'cancelled' }, { limit: 10 })).items).toHaveLength(1);
  });

  it('are read page by page, there and back', async () => {
    for (let day = 10; day < 20; day += 1) await plan(`2026-07-${day}`);
    await edit((await plan('2026-07-01')).id, { status: 'completed' });
    const subjects: string[] = [];
    let page = await care.followUps.list({}, { limit: 4 });
    const first = page.items;
    while (page.items.length > 0) {
      subjects.push(...page.items.map(({ subject }) => subject));
      if (!page.next) break;
      page = await care.followUps.list({}, { limit: 4, position: page.next });
    }
    expect(subjects).toEqual([...Array.from({ length: 10 }, (_, i) => `2026-07-${10 + i}`), '2026-07-01']);
    const back = await care.followUps.list({}, { limit: 8, position: page.prev });
    expect(back.items.slice(0, 4)).toEqual(first);
  });

  it('are completed, taken up again and put off, each with its row in the audit trail', async () => {
    const { id } = await plan('2026-07-14');
    expect(await edit(id, { status: 'completed' }, 1)).toMatchObject({ isOverdue: false, version: 2 });
    expect(await edit(id, { status: 'pending' }, 2)).toMatchObject({ isOverdue: true, version: 3 });
    const moved = await edit(id, { scheduledDate: '2026-07-15T18:00', subject: 'Later' }, 3);
    expect(moved).toMatchObject({ isOverdue: false, isDueToday: true, version: 4 });
    expect(await edit(id, { status: 'pending', subject: 'Later' }, 4)).toMatchObject({ version: 4 });
    const trail = await care.auditTrail.of({ kind: 'followUp', id });
    expect(trail.map(({ action, before, after }) => [action, before, after])).toEqual([
      [
        'follow-up.rescheduled',
        { scheduledAt: '2026-07-14T06:00:00.000Z', subject: '2026-07-14' },
        { scheduledAt: '2026-07-15T15:00:00.000Z', subject: 'Later' },
      ],
      ['follow-up.reopened', { status: 'completed' }, { status: 'pending' }],
      ['follow-up.completed', { status: 'pending' }, { status: 'completed' }],
      ['follow-up.scheduled', null, expect.objectContaining({ customerId, subject: '2026-07-14' })],
    ]);
  });

  it('that somebody else has changed are shown, not overwritten', async () => {
    const { id } = await plan('2026-07-14');
    const rivals = await Promise.allSettled(
      (['completed', 'cancelled'] as const).map((status) => edit(id, { status }, 1)),
    );
    expect(rivals.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { current } = (rivals.find(({ status }) => status === 'rejected') as PromiseRejectedResult).reason;
    expect(current).toMatchObject({ id, version: 2 });
  });

  it('go no way that the life cycle does not have', async () => {
    const { id } = await plan('2026-07-14');
    await edit(id, { status: 'completed' });
    await expect(edit(id, { status: 'cancelled' })).rejects.toMatchObject({
      code: 'follow-up.impossible-move',
    });
    await expect(edit(staff.id, { status: 'completed' })).rejects.toMatchObject({ kind: 'missing' });
  });
});
