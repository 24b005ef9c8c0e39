import { describe, expect, it } from '@jest/globals';
import { FOLLOW_UP_STATUSES, type FollowUpStatus } from '@tiraz/contracts/customer-care';
import { FIRST_STATUS, LIFE_CYCLE, refuseImpossibleMove, type FollowUpChange } from './follow-up.js';

const monday = new Date('2026-03-02T07:00:00Z');
const tuesday = new Date('2026-03-03T07:00:00Z');

describe('the life cycle of a follow-up', () => {
  it('leads from the first status to every other one', () => {
    const reached = new Set<FollowUpStatus>([FIRST_STATUS]);
    for (const status of reached) for (const next of LIFE_CYCLE[status].next) reached.add(next);
    expect([...reached].sort()).toEqual([...FOLLOW_UP_STATUSES].sort());
  });

  it.each<[string, FollowUpStatus, FollowUpChange, string | undefined]>([
    ['a pending one is completed', 'pending', { status: 'completed' }, undefined],
    ['a pending one is cancelled', 'pending', { status: 'cancelled' }, undefined],
    ['a pending one is put off', 'pending', { scheduledAt: tuesday }, undefined],
    ['a completed one is taken up again', 'completed', { status: 'pending' }, undefined],
    ['a cancelled one is taken up again', 'cancelled', { status: 'pending' }, undefined],
    ['and put off at once', 'cancelled', { status: 'pending', scheduledAt: tuesday }, undefined],
    ['what is done stays done', 'completed', { status: 'completed', scheduledAt: monday }, undefined],
    ['what is done is not cancelled', 'completed', { status: 'cancelled' }, 'follow-up.impossible-move'],
    ['what is cancelled is not done', 'cancelled', { status: 'completed' }, 'follow-up.impossible-move'],
    ['what is done is not put off', 'completed', { scheduledAt: tuesday }, 'follow-up.not-pending'],
    ['nor in being done', 'pending', { status: 'completed', scheduledAt: tuesday }, 'follow-up.not-pending'],
  ])('%s', (_, status, change, refusal) => {
    const move = () => refuseImpossibleMove({ status, scheduledAt: monday }, change);
    if (refusal === undefined) expect(move).not.toThrow();
    else
      expect(move).toThrow(expect.objectContaining({ kind: 'conflict', code: refusal }) as unknown as Error);
  });
});
