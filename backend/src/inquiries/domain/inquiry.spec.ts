import { describe, expect, it } from '@jest/globals';
import { INQUIRY_STATUSES, type InquiryStatus, type Lost } from '@tiraz/contracts/inquiry-status';
import {
  FIRST_STATUS,
  Inquiry,
  LIFE_CYCLE,
  movesOf,
  type FirstResponse,
  type InquiryState,
  type LastMove,
} from './inquiry.js';

const salma = { id: '01993c00-0000-7000-8000-0000000000aa', email: 'salma@tiraz.example' };
const monday = new Date('2026-03-02T10:00:00Z');
const tuesday = new Date('2026-03-03T10:00:00Z');
const wednesday = new Date('2026-03-04T10:00:00Z');

const inquiry = (state: Partial<InquiryState> = {}) =>
  new Inquiry({
    id: 'inquiry',
    reference: 'TRZ-2026-000001',
    status: FIRST_STATUS,
    createdAt: monday,
    acceptedAt: null,
    response: null,
    statusChangedAt: null,
    adminNotes: '',
    ownerId: null,
    version: 1,
    lastMove: null,
    lost: null,
    lastAssignment: null,
    ...state,
  });
const moved = (move: Partial<LastMove> = {}): LastMove => ({
  from: 'quoted',
  version: 4,
  undoes: null,
  acceptedAtBefore: null,
  statusChangedAtBefore: null,
  responseBefore: null,
  ...move,
});
const early: FirstResponse = { at: monday, minutes: 30 };
const late: FirstResponse = { at: tuesday, minutes: 480 };
const refusedWith = (code: string) => expect.objectContaining({ kind: 'conflict', code }) as unknown as Error;

describe('the life cycle of an inquiry', () => {
  it('leads from every status to every other one, since staff correct their own mistakes', () => {
    for (const status of INQUIRY_STATUSES) {
      expect([...LIFE_CYCLE[status].next, status].sort()).toEqual([...INQUIRY_STATUSES].sort());
    }
  });
});

it.each<[InquiryStatus, priceChanged: boolean, hasInactiveItems: boolean, string[]]>([
  ['new', false, false, []],
  ['quoted', true, false, ['priceChanged']],
  ['closed', false, true, ['hasInactiveItems']],
  ['new', true, true, ['priceChanged', 'hasInactiveItems']],
  ['accepted', true, true, []],
])(
  'before one that is %s is accepted, staff are asked about what is true of it',
  (status, priceChanged, hasInactiveItems, asked) => {
    expect(movesOf({ status, priceChanged, hasInactiveItems }).acceptanceConcerns).toEqual(asked);
  },
);

describe('moving an inquiry', () => {
  it.each<[string, InquiryStatus, InquiryStatus, Date | null, Date | null]>([
    ['an acceptance is stamped', 'quoted', 'accepted', null, tuesday],
    ['and so is one of what was closed after it was accepted', 'closed', 'accepted', monday, tuesday],
    ['closing keeps it', 'accepted', 'closed', monday, monday],
    ['closing without acceptance has none', 'new', 'closed', null, null],
    ['a rejection clears it', 'accepted', 'rejected', monday, null],
    ['working on it again clears it', 'accepted', 'in_progress', monday, null],
    ['quoting it again clears it', 'closed', 'quoted', monday, null],
    ['as if it were new clears it', 'accepted', 'new', monday, null],
  ])('%s', (_, from, to, before, after) => {
    const stored = { status: from, acceptedAt: before, statusChangedAt: monday, response: early, version: 3 };
    expect(inquiry(stored).moveTo(to, salma, tuesday, late)).toEqual({
      to,
      by: salma,
      at: tuesday,
      acceptedAt: after,
      statusChangedAt: tuesday,
      response: early,
      lost: null,
      move: {
        ...{ from, version: 4, undoes: null, acceptedAtBefore: before, statusChangedAtBefore: monday },
        responseBefore: early,
        lostBefore: null,
      },
    });
  });

  it('to every status that the life cycle names is a change, and to where it stands is none', () => {
    for (const status of INQUIRY_STATUSES) {
      const changes = INQUIRY_STATUSES.filter((to) => inquiry({ status }).moveTo(to, salma, tuesday, late));
      expect(changes).toEqual(LIFE_CYCLE[status].next);
    }
  });
});

describe('the first answer', () => {
  it.each<[string, InquiryStatus, FirstResponse | null, FirstResponse | null]>([
    ['is a status beyond new', 'in_progress', null, late],
    ['is a rejection, too', 'rejected', null, late],
    ['stays the first one', 'accepted', early, early],
  ])('%s', (_, to, before, after) => {
    const change = inquiry({ response: before }).moveTo(to, salma, tuesday, late);
    expect(change).toMatchObject({ response: after, move: { responseBefore: before } });
  });

  it('is none by being new again', () => {
    expect(inquiry({ status: 'closed' }).moveTo('new', salma, tuesday, late)?.response).toBeNull();
    expect(inquiry({ status: 'closed', response: early }).moveTo('new', salma, tuesday, late)?.response).toBe(
      early,
    );
  });

  it.each<[string, FirstResponse | null | undefined, FirstResponse | null]>([
    ['which is none where the change was the first one', null, null],
    ['which is the one that was there', early, early],
    ['or the one that stands, where the change does not say', undefined, late],
  ])('is what was before a change that is undone, %s', (_, responseBefore, after) => {
    const lastMove = moved({ from: 'new', responseBefore });
    const undone = inquiry({ status: 'quoted', response: late, lastMove }).undo(salma, wednesday);
    expect(undone.response).toEqual(after);
  });

  it('is waited for from the moment that it came', () => {
    expect(inquiry().waitsSince).toBe(monday);
    expect(inquiry().answered(late).waitsSince).toBeUndefined();
    const answered = inquiry({ response: early }).answered(late);
    expect(answered.moveTo('quoted', salma, wednesday, null)?.response).toBe(early);
  });
});

describe('the reason for a loss', () => {
  const price: Lost = { reason: 'price', note: '' };
  const other: Lost = { reason: 'other', note: 'They close the brand.' };

  it.each<[string, InquiryStatus, InquiryStatus, Lost | null, Lost | null, Lost | null]>([
    ['goes with a rejection', 'quoted', 'rejected', null, price, price],
    ['and with closing what was not accepted', 'new', 'closed', null, other, other],
    ['and with rejecting what was accepted', 'accepted', 'rejected', null, price, price],
    ['need not be said', 'new', 'rejected', null, null, null],
    ['does not go with closing what was accepted', 'accepted', 'closed', null, price, null],
    ['nor with any other status', 'new', 'quoted', null, price, null],
    ['stays when it is closed', 'rejected', 'closed', price, null, price],
    ['unless another is said', 'rejected', 'closed', price, other, other],
    ['goes when it is worked on again', 'rejected', 'in_progress', price, null, null],
  ])('%s', (_, from, to, before, why, after) => {
    const change = inquiry({ status: from, lost: before }).moveTo(to, salma, tuesday, late, why);
    expect(change).toMatchObject({ lost: after, move: { lostBefore: before } });
  });

  it.each<[string, LastMove, Lost | null]>([
    ['as it was', moved({ from: 'rejected', lostBefore: price }), price],
    ['none where there was none', moved({ from: 'new', lostBefore: null }), null],
    ['none where nobody wrote it down', moved({ from: 'rejected' }), null],
  ])('is back after an undo: %s', (_, lastMove, after) => {
    const undone = inquiry({ status: 'closed', lost: other, lastMove }).undo(salma, wednesday);
    expect(undone).toMatchObject({ lost: after, move: { lostBefore: other } });
  });
});

describe('notes', () => {
  it.each([
    ['that are new replace the old ones', 'Called.', 'Called twice.', 'Called twice.'],
    ['that are empty clear them', 'Called.', '', ''],
  ])('%s', (_, before, given, after) => {
    expect(inquiry({ adminNotes: before }).note(given)).toEqual({ before, after });
  });

  it('that say the same change nothing', () => {
    expect(inquiry({ adminNotes: 'Called.' }).note('Called.')).toBeUndefined();
  });
});

describe('an undo', () => {
  it.each<[string, Partial<InquiryState>, InquiryStatus, Date | null, Date | null]>([
    [
      'of an acceptance leaves none',
      { status: 'accepted', acceptedAt: tuesday, lastMove: moved({ from: 'new' }) },
      'new',
      null,
      null,
    ],
    [
      'of a rejection by mistake gives the acceptance back',
      {
        status: 'rejected',
        lastMove: moved({
          from: 'accepted',
          acceptedAtBefore: monday,
          statusChangedAtBefore: tuesday,
        }),
      },
      'accepted',
      monday,
      tuesday,
    ],
    [
      'of a second acceptance gives the first one back',
      {
        status: 'accepted',
        acceptedAt: tuesday,
        lastMove: moved({ from: 'closed', acceptedAtBefore: monday, statusChangedAtBefore: monday }),
      },
      'closed',
      monday,
      monday,
    ],
  ])('%s', (_, state, to, acceptedAt, statusChangedAt) => {
    const noted = inquiry({ version: 6, statusChangedAt: tuesday, ...state });
    expect(noted.undo(salma, wednesday)).toEqual({
      to,
      by: salma,
      at: wednesday,
      acceptedAt,
      statusChangedAt,
      response: null,
      lost: null,
      move: {
        from: state.status,
        version: 7,
        undoes: 4,
        acceptedAtBefore: state.acceptedAt ?? null,
        statusChangedAtBefore: tuesday,
        responseBefore: null,
        lostBefore: null,
      },
    });
  });

  it.each<[string, LastMove | null]>([
    ['what never moved', null],
    ['what was taken back already', moved({ undoes: 3 })],
    ['a change that no version was kept of', moved({ version: null })],
  ])('is refused for %s', (_, lastMove) => {
    expect(() => inquiry({ status: 'accepted', lastMove }).undo(salma, wednesday)).toThrow(
      refusedWith('inquiry.nothing-to-undo'),
    );
  });
});

describe('an undo of a change that is named by its version', () => {
  it('is that undo, whatever notes were saved since', () => {
    const noted = inquiry({ status: 'accepted', version: 9, lastMove: moved({ version: 4 }) });
    expect(noted.undoVersion(4, salma, wednesday)).toEqual(noted.undo(salma, wednesday));
  });

  it('is nothing when it was done already', () => {
    const undone = inquiry({ version: 5, lastMove: moved({ version: 5, undoes: 4 }) });
    expect(undone.undoVersion(4, salma, wednesday)).toBeUndefined();
  });

  it.each<[string, LastMove | null, string]>([
    ['the status has moved since', moved({ version: 6 }), 'inquiry.changed-since'],
    ['no version was kept of the last move', moved({ version: null }), 'inquiry.changed-since'],
    ['it never moved', null, 'inquiry.changed-since'],
    ['it names an undo', moved({ version: 4, undoes: 3 }), 'inquiry.nothing-to-undo'],
  ])('is refused where %s', (_, lastMove, code) => {
    expect(() => inquiry({ lastMove }).undoVersion(4, salma, wednesday)).toThrow(refusedWith(code));
  });
});
