import { beforeEach, describe, expect, it } from '@jest/globals';
import { customerCareInMemory, staff } from '../adapters/customer-care.fixture.js';
import type { SentFollowUpEdit } from './staff-follow-ups.js';

const now = new Date('2026-07-15T09:00:00Z');

let care: ReturnType<typeof customerCareInMemory>;
let customerId: string;

beforeEach(async () => {
  care = customerCareInMemory(now);
  customerId = await care.customer('layla@example.com');
});

const plan = (scheduledDate: string, subject = scheduledDate) =>
  care.manageFollowUps.plan({ customerId, scheduledDate, subject, description: '' }, staff);
const edit = (id: string, change: SentFollowUpEdit, version?: number) =>
  care.manageFollowUps.edit(id, change, version, staff);

describe('follow-ups', () => {
  it('are pending at first, and say whose they are', async () => {
    const inquiryId = await care.inquiry(customerId);
    const followUp = await care.manageFollowUps.plan(
      { customerId, inquiryId, scheduledDate: '2026-07-20', subject: 'Call', description: 'Sizes' },
      staff,
    );
    expect(followUp).toEqual({
      id: expect.any(String),
      customerId,
      customerName: 'Layla',
      customerPhone: '',
      language: 'en',
      inquiryId,
      inquiryReference: `TRZ-${inquiryId}`,
      scheduledDate: new Date('2026-07-20T06:00:00Z'),
      subject: 'Call',
      description: 'Sizes',
      status: 'pending',
      isOverdue: false,
      isDueToday: false,
      next: ['completed', 'cancelled'],
      canMove: true,
      version: 1,
      createdAt: now,
    });
    expect(await care.manageFollowUps.read(followUp.id)).toEqual(followUp);
  });

  it('belong to a customer, and to an inquiry of no other', async () => {
    const other = await care.inquiry(await care.customer('other@example.com'));
    const about = { customerId, scheduledDate: '2026-07-20', subject: 'Call', description: '' };
    await expect(care.manageFollowUps.plan({ ...about, inquiryId: other }, staff)).rejects.toMatchObject({
      kind: 'invalid',
      faults: [{ path: 'inquiryId', code: 'inquiry.of-nobody' }],
    });
    await expect(care.manageFollowUps.plan({ ...about, customerId: staff.id }, staff)).rejects.toMatchObject({
      kind: 'invalid',
      faults: [{ path: 'customerId', code: 'customer.unknown' }],
    });
  });

  it('are for a day that there is', async () => {
    expect(() => plan('2026-02-30')).toThrow(
      expect.objectContaining({ kind: 'malformed' }) as unknown as Error,
    );
    const { id } = await plan('2026-07-20');
    expect(() => edit(id, { scheduledDate: 'tomorrow' })).toThrow(
      expect.objectContaining({ kind: 'malformed' }) as unknown as Error,
    );
  });

  it('are completed, taken up again and put off, each with its entry in the audit trail', async () => {
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
      [
        'follow-up.scheduled',
        null,
        {
          customerId,
          inquiryId: null,
          scheduledDate: '2026-07-14T06:00:00.000Z',
          subject: '2026-07-14',
          description: '',
        },
      ],
    ]);
  });

  it('are as they were once their last change is undone, which the audit trail marks', async () => {
    const { id } = await plan('2026-07-14');
    await edit(id, { status: 'completed' }, 1);
    await edit(id, { subject: 'Done' }, 2);
    const undo = (version?: number) => care.manageFollowUps.undo(id, version, staff);
    await expect(undo(1)).rejects.toMatchObject({ code: 'entity.stale', current: { status: 'completed' } });
    expect(await undo(3)).toMatchObject({ status: 'pending', subject: 'Done', isOverdue: true, version: 4 });
    await expect(undo()).rejects.toMatchObject({ code: 'follow-up.nothing-to-undo' });
    await expect(care.manageFollowUps.undo(staff.id, 1, staff)).rejects.toMatchObject({ kind: 'missing' });
    expect(care.auditTrail.records.at(-1)).toMatchObject({
      action: 'follow-up.reopened',
      before: { status: 'completed' },
      after: { status: 'pending' },
      isUndo: true,
    });
    expect(care.auditTrail.records.filter(({ isUndo }) => isUndo)).toHaveLength(1);
  });

  it('that somebody else has changed are shown, not overwritten', async () => {
    const { id } = await plan('2026-07-14');
    const completed = await edit(id, { status: 'completed' }, 1);
    await expect(edit(id, { status: 'cancelled' }, 1)).rejects.toMatchObject({
      code: 'entity.stale',
      current: completed,
    });
  });

  it('go no way that the life cycle does not have', async () => {
    const { id } = await plan('2026-07-14');
    await edit(id, { status: 'completed' });
    await expect(edit(id, { status: 'cancelled' })).rejects.toMatchObject({
      code: 'follow-up.impossible-move',
    });
    expect(await care.manageFollowUps.read(id)).toMatchObject({ status: 'completed', version: 2 });
    await expect(edit(staff.id, { status: 'completed' })).rejects.toMatchObject({ kind: 'missing' });
    await expect(care.manageFollowUps.read(staff.id)).rejects.toMatchObject({ kind: 'missing' });
  });
});
