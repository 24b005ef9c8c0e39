import { describe, expect, it } from '@jest/globals';
import { again, firstDelivery, settle, take, type Delivery } from './delivery.js';
import { latestMoment } from './mail.js';

const NOW = new Date('2026-11-22T08:00:00Z');
const LONG_AGO = new Date(0);
const MINUTE_MS = 60_000;
const later = (minutes: number, from = NOW) => new Date(from.getTime() + minutes * MINUTE_MS);
const due = (more: Partial<Delivery> = {}): Delivery => ({
  ...firstDelivery(NOW, latestMoment(NOW)),
  ...more,
});
const failure = '451 try later';

describe('a mail that is due', () => {
  it('is taken for ten minutes, by one', () => {
    const { next, delivery } = take(due(), NOW, LONG_AGO);
    expect([next, delivery.tries, delivery.takenUntil]).toEqual(['send', 1, later(10)]);
    expect(take(delivery, later(9), LONG_AGO)).toEqual({ next: 'wait', delivery });
    expect(take(delivery, later(10), LONG_AGO)).toMatchObject({ next: 'send', delivery: { tries: 2 } });
  });

  it('is sent although the server rests by a clock that went back', () => {
    expect(take(due(), NOW, later(1)).next).toBe('wait');
    expect(take(due(), NOW, later(120)).next).toBe('send');
  });

  it.each<[string, Partial<Delivery>, Date | undefined, object]>([
    ['before its moment', { dueAt: later(1) }, LONG_AGO, { next: 'wait', delivery: { dueAt: later(1) } }],
    ['while the server rests', {}, later(1), { next: 'wait', delivery: { dueAt: later(1), tries: 0 } }],
    ['without a server', {}, undefined, { next: 'leave', delivery: { state: 'held', heldFor: 'no-server' } }],
    [
      'while the server rests, although whoever had taken it has died',
      { takenUntil: later(-1) },
      later(1),
      { next: 'wait', delivery: { dueAt: later(1), takenUntil: null } },
    ],
    [
      'after its time',
      { sendBefore: NOW },
      LONG_AGO,
      { next: 'leave', delivery: { state: 'held', heldFor: 'too-late' } },
    ],
    [
      'when it was sent',
      { state: 'sent', sentAt: NOW },
      LONG_AGO,
      { next: 'leave', delivery: { state: 'sent' } },
    ],
  ])('is not sent %s', (_, given, serverFrom, expected) => {
    expect(take(due(given), NOW, serverFrom)).toMatchObject(expected);
  });
});

describe('after a try', () => {
  it('it is sent', () => {
    expect(settle(due({ tries: 1, lastFailure: failure, takenUntil: NOW }), { kind: 'sent' }, NOW)).toEqual(
      due({ state: 'sent', tries: 1, sentAt: NOW }),
    );
  });

  it('it is tried again after 1, 5 and 30 minutes, 2, 6 and 24 hours, and then failed', () => {
    let now = NOW;
    let delivery = due();
    const pauses: number[] = [];
    for (;;) {
      delivery = settle(take(delivery, now, LONG_AGO).delivery, { kind: 'later', failure }, now);
      if (delivery.state !== 'due') break;
      pauses.push((delivery.dueAt.getTime() - now.getTime()) / MINUTE_MS);
      now = delivery.dueAt;
    }
    expect(pauses).toEqual([1, 5, 30, 120, 360, 1440]);
    expect(delivery).toMatchObject({ state: 'failed', tries: 7, lastFailure: failure, takenUntil: null });
    expect(now < latestMoment(NOW)).toBe(true);
  });

  it('a refusal is the end', () => {
    expect(settle(due({ tries: 1 }), { kind: 'refused', failure: '550\r\n no' }, NOW)).toMatchObject({
      state: 'failed',
      tries: 1,
      lastFailure: '550 no',
    });
  });

  it('a server that is away costs no try, and rests for a minute', () => {
    const { delivery } = take(due({ tries: 2 }), NOW, LONG_AGO);
    expect(settle(delivery, { kind: 'server', failure }, NOW)).toMatchObject({
      state: 'due',
      tries: 2,
      dueAt: later(1),
      takenUntil: null,
    });
  });

  it('the failure is kept without what no text here may hold', () => {
    const { lastFailure } = settle(due({ tries: 1 }), { kind: 'later', failure: '451\0 later\x1B[0m' }, NOW);
    expect(lastFailure).toBe('451 later [0m');
  });

  it('the failure is kept in 500 letters', () => {
    const { lastFailure } = settle(due({ tries: 1 }), { kind: 'later', failure: '🧵'.repeat(900) }, NOW);
    expect(lastFailure).toBe('🧵'.repeat(500));
  });
});

describe('again', () => {
  it.each(['failed', 'held'] as const)('one that is %s begins anew', (state) => {
    expect(again(due({ state, tries: 7, lastFailure: failure }), later(9), later(99))).toEqual(
      firstDelivery(later(9), later(99)),
    );
  });

  it.each(['due', 'sent'] as const)('one that is %s does not', (state) => {
    expect(again(due({ state }), NOW, NOW)).toBeUndefined();
  });
});
