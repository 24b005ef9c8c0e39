import { describe, expect, it } from '@jest/globals';
import { acceptedAtAfter, FIRST_STATUS, INQUIRY_STATUSES, LIFE_CYCLE, type InquiryStatus } from './status.js';

const monday = new Date('2026-03-02T10:00:00Z');
const tuesday = new Date('2026-03-03T10:00:00Z');

describe('the life cycle of an inquiry', () => {
  it('leads from the first status to every other one', () => {
    const reached = new Set<InquiryStatus>([FIRST_STATUS]);
    for (const status of reached) for (const next of LIFE_CYCLE[status].next) reached.add(next);
    expect([...reached].sort()).toEqual([...INQUIRY_STATUSES].sort());
  });

  it('leads from every status to every other one, since staff correct their own mistakes', () => {
    for (const status of INQUIRY_STATUSES) {
      expect([...LIFE_CYCLE[status].next, status].sort()).toEqual([...INQUIRY_STATUSES].sort());
    }
  });

  it.each<[string, InquiryStatus, Date | null, Date | null]>([
    ['an acceptance is stamped', 'accepted', null, tuesday],
    ['and so is one of what was closed after it was accepted', 'accepted', monday, tuesday],
    ['closing keeps it', 'closed', monday, monday],
    ['closing without acceptance has none', 'closed', null, null],
    ['a rejection clears it', 'rejected', monday, null],
    ['working on it again clears it', 'in_progress', monday, null],
    ['quoting it again clears it', 'quoted', monday, null],
    ['as if it were new clears it', 'new', monday, null],
  ])('%s', (_, to, before, after) => {
    expect(acceptedAtAfter(to, before, tuesday)).toBe(after);
  });
});
