import { describe, expect, it } from '@jest/globals';
import { FOLLOW_UP_STATUSES, type FollowUpStatus } from '@tiraz/contracts/customer-care';
import {
  editedFollowUp,
  isDueToday,
  isOverdue,
  LIFE_CYCLE,
  plannedFollowUp,
  undoneFollowUp,
  type FollowUp,
  type FollowUpAction,
  type FollowUpEdit,
} from './follow-up.js';

const sunday = new Date('2026-03-01T07:00:00Z');
const monday = new Date('2026-03-02T07:00:00Z');
const tuesday = new Date('2026-03-03T07:00:00Z');
const now = new Date('2026-03-02T12:00:00Z');

const plan = {
  id: 'call',
  customerId: 'layla',
  inquiryId: null,
  scheduledAt: monday,
  subject: 'Call',
  description: '',
};
const call = (status: FollowUpStatus = 'pending'): FollowUp => ({
  ...plannedFollowUp(plan, sunday),
  version: 3,
  status,
});

it('a planned follow-up is pending', () => {
  expect(plannedFollowUp(plan, sunday)).toEqual({
    ...plan,
    status: 'pending',
    version: 1,
    createdAt: sunday,
    changedAt: sunday,
    lastMove: null,
  });
});

describe('the life cycle of a follow-up', () => {
  it('leads from the first status to every other one', () => {
    const reached = new Set<FollowUpStatus>([plannedFollowUp(plan, sunday).status]);
    for (const status of reached) for (const next of LIFE_CYCLE[status].next) reached.add(next);
    expect([...reached].sort()).toEqual([...FOLLOW_UP_STATUSES].sort());
  });

  it.each<[string, FollowUpStatus, FollowUpEdit, FollowUpAction]>([
    ['a pending one is completed', 'pending', { status: 'completed' }, 'completed'],
    ['a pending one is cancelled', 'pending', { status: 'cancelled' }, 'cancelled'],
    ['a completed one is taken up again', 'completed', { status: 'pending' }, 'reopened'],
    ['a cancelled one is taken up again', 'cancelled', { status: 'pending' }, 'reopened'],
    ['and put off at once', 'cancelled', { status: 'pending', scheduledAt: tuesday }, 'reopened'],
    ['a pending one is put off', 'pending', { scheduledAt: tuesday }, 'rescheduled'],
    ['and reworded at once', 'pending', { scheduledAt: tuesday, subject: 'Write' }, 'rescheduled'],
    ['a pending one is reworded', 'pending', { subject: 'Write' }, 'updated'],
    ['one that is done is reworded', 'completed', { description: 'She liked it.' }, 'updated'],
    ['and in being done', 'pending', { status: 'completed', description: 'She liked it.' }, 'completed'],
  ])('%s', (_, status, edit, action) => {
    const before = call(status);
    const { scheduledAt: scheduledAtBefore, changedAt: changedAtBefore } = before;
    const lastMove = { at: now, statusBefore: status, scheduledAtBefore, changedAtBefore };
    expect(editedFollowUp(before, edit, now)).toEqual({
      // Rewording it is nothing that happened.
      followUp: { ...before, ...edit, ...(action !== 'updated' && { changedAt: now, lastMove }) },
      action,
    });
  });

  it.each<[string, FollowUpStatus, FollowUpEdit]>([
    ['nothing is wanted', 'pending', {}],
    ['what is done stays done', 'completed', { status: 'completed', scheduledAt: new Date(monday) }],
    ['the same words', 'cancelled', { subject: 'Call', description: '' }],
  ])('nothing changes when %s', (_, status, edit) => {
    expect(editedFollowUp(call(status), edit, now)).toBeUndefined();
  });

  it.each<[string, FollowUpStatus, FollowUpEdit, string]>([
    ['what is done is not cancelled', 'completed', { status: 'cancelled' }, 'follow-up.impossible-move'],
    ['what is cancelled is not done', 'cancelled', { status: 'completed' }, 'follow-up.impossible-move'],
    ['what is done is not put off', 'completed', { scheduledAt: tuesday }, 'follow-up.not-pending'],
    ['nor what is cancelled', 'cancelled', { scheduledAt: tuesday }, 'follow-up.not-pending'],
    [
      'nor in being cancelled',
      'pending',
      { status: 'cancelled', scheduledAt: tuesday },
      'follow-up.not-pending',
    ],
    ['nor in being done', 'pending', { status: 'completed', scheduledAt: tuesday }, 'follow-up.not-pending'],
  ])('%s', (_, status, edit, code) => {
    expect(() => editedFollowUp(call(status), edit, now)).toThrow(
      expect.objectContaining({ kind: 'conflict', code }) as unknown as Error,
    );
  });
});

describe('undoing the last change of a follow-up', () => {
  const edited = (followUp: FollowUp, edit: FollowUpEdit, at = now) =>
    editedFollowUp(followUp, edit, at)!.followUp;

  it.each<[string, FollowUpStatus, FollowUpEdit, FollowUpAction]>([
    ['what was completed is pending again', 'pending', { status: 'completed' }, 'reopened'],
    ['what was cancelled is pending again', 'pending', { status: 'cancelled' }, 'reopened'],
    ['what was taken up again is done again', 'completed', { status: 'pending' }, 'completed'],
    ['or cancelled again', 'cancelled', { status: 'pending' }, 'cancelled'],
    ['and for its day', 'completed', { status: 'pending', scheduledAt: tuesday }, 'completed'],
    ['what was put off is for its day', 'pending', { scheduledAt: tuesday }, 'rescheduled'],
  ])('%s', (_, status, edit, action) => {
    expect(undoneFollowUp(edited(call(status), edit))).toEqual({ followUp: call(status), action });
  });

  it('leaves the words as they are by now', () => {
    const reworded = edited(edited(call(), { status: 'completed', subject: 'Write' }), {
      description: 'Now',
    });
    expect(undoneFollowUp(reworded).followUp).toEqual({ ...call(), subject: 'Write', description: 'Now' });
  });

  it.each<[string, FollowUp]>([
    ['one that nobody has changed', call()],
    ['one that was reworded', edited(call(), { subject: 'Write' })],
    ['one whose change is taken back', undoneFollowUp(edited(call(), { status: 'completed' })).followUp],
    [
      'one that the release before has changed since',
      { ...edited(call(), { scheduledAt: tuesday }, monday), status: 'completed', changedAt: now },
    ],
  ])('is refused for %s', (_, followUp) => {
    expect(() => undoneFollowUp(followUp)).toThrow(
      expect.objectContaining({ kind: 'conflict', code: 'follow-up.nothing-to-undo' }) as unknown as Error,
    );
  });
});

it.each<[string, FollowUpStatus, string, 'overdue' | 'due today' | undefined]>([
  ['the last moment of yesterday', 'pending', '2026-03-01T21:59:59Z', 'overdue'],
  ['the first moment of today', 'pending', '2026-03-01T22:00:00Z', 'due today'],
  ['an hour ago', 'pending', '2026-03-02T11:00:00Z', 'due today'],
  ['the last moment of today', 'pending', '2026-03-02T21:59:59Z', 'due today'],
  ['the first moment of tomorrow', 'pending', '2026-03-02T22:00:00Z', undefined],
  ['yesterday, done', 'completed', '2026-03-01T10:00:00Z', undefined],
  ['today, cancelled', 'cancelled', '2026-03-02T10:00:00Z', undefined],
])('a follow-up for %s, %s', (_, status, scheduledAt, expected) => {
  const days = { today: new Date('2026-03-01T22:00:00Z'), tomorrow: new Date('2026-03-02T22:00:00Z') };
  const followUp = { status, scheduledAt: new Date(scheduledAt) };
  expect([isOverdue(followUp, days), isDueToday(followUp, days)]).toEqual([
    expected === 'overdue',
    expected === 'due today',
  ]);
});
