import { describe, expect, it } from '@jest/globals';
import { REVISION_STATES, type RevisionState } from '@tiraz/contracts/quotation';
import fc from 'fast-check';
import { DomainError } from '../../shared/domain/domain-error.js';
import { anOffer, NO_BASIS } from './offer.fixture.js';
import { isExpired, lateUntil, MOVES, Quotation } from './quotation.js';
import type { Revision } from './revision.js';
import { after, AT, DOCUMENTS, HEARD, SENDING, sentQuotation, TODAY, YES } from './quotation.fixture.js';

const refusedWith = (code: string) =>
  expect.objectContaining({ name: 'DomainError', code: `quotation.${code}` });
/** Of what the customer sees; where that is nothing, 0, which no revision has. */
const shownNumber = ({ shown }: Quotation) => shown?.number ?? 0;
const accepted = (quotation: Quotation): Revision => {
  const acceptance = { ...quotation.accept(shownNumber(quotation), YES, AT, TODAY), inquiryVersion: 4 };
  return { ...quotation.shown!, state: 'accepted', acceptance };
};
const next = (quotation: Quotation) =>
  after(quotation, [quotation.prepare(`r${quotation.state.revisions.length + 1}`, anOffer(), NO_BASIS)]);

describe('the states of a revision', () => {
  it('are in the table, each with where it leads', () => {
    expect(Object.keys(MOVES).sort()).toEqual(REVISION_STATES.toSorted());
    const moves = Object.entries(MOVES).flatMap(([from, to]) => to.map((state) => `${from} → ${state}`));
    expect(moves).toEqual([
      'draft → sent',
      'draft → discarded',
      'sent → accepted',
      'sent → declined',
      'sent → superseded',
      'sent → withdrawn',
      'accepted → sent',
    ]);
  });
});

describe('a revision', () => {
  it('takes the next number, which a discarded draft leaves free', () => {
    const one = sentQuotation();
    const second = next(one);
    expect(second.draft).toMatchObject({ number: 2, state: 'draft' });
    const discarded = after(second, [second.discard()]);
    expect(next(discarded).draft!.number).toBe(2);
  });

  it('is the last one at 99', () => {
    const { state } = sentQuotation();
    const full = new Quotation({ ...state, revisions: [{ ...state.revisions[0]!, number: 99 }] });
    expect(() => next(full)).toThrow(refusedWith('too-many-revisions'));
  });

  it('is superseded by the next one that is sent, in the same step', () => {
    const second = next(sentQuotation());
    expect(second.send(SENDING).changed.map(({ number, state }) => [number, state])).toEqual([
      [1, 'superseded'],
      [2, 'sent'],
    ]);
  });

  it.each<[string, (quotation: Quotation) => unknown, string]>([
    ['a second draft', (one) => next(next(one)), 'draft-exists'],
    ['editing what is not there', (one) => one.edit(anOffer()), 'no-draft'],
    ['sending what is not there', (one) => one.send(SENDING), 'no-draft'],
    ['a draft after an acceptance', (one) => next(after(one, [accepted(one)])), 'already-accepted'],
    [
      'sending after an acceptance',
      (one) => {
        const both = next(one);
        return after(both, [accepted(both)]).send(SENDING);
      },
      'already-accepted',
    ],
    ['withdrawing twice', (one) => after(one, [one.withdraw()]).withdraw(), 'not-sent'],
    ['taking back what was not accepted', (one) => one.undoAcceptance(), 'not-accepted'],
  ])('refuses %s', (_, act, code) => {
    expect(() => act(sentQuotation())).toThrow(refusedWith(code));
  });
});

describe('an answer', () => {
  it('carries the hash of both documents', () => {
    expect(sentQuotation().accept(1, YES, AT, TODAY)).toEqual({
      ...YES,
      at: AT,
      isLate: false,
      documents: { en: DOCUMENTS.en.sha256, ar: DOCUMENTS.ar.sha256 },
    });
  });

  it.each<[string, string, boolean]>([
    ['on the last day', '2026-12-07', false],
    ['on the day after', '2026-12-08', true],
  ])('comes in time %s: expired is %s', (_, day, expired) => {
    const quotation = sentQuotation();
    expect(isExpired(quotation.shown!, day)).toBe(expired);
    const accept = () => quotation.accept(1, YES, AT, day);
    if (expired) expect(accept).toThrow(refusedWith('expired'));
    else expect(accept().isLate).toBe(false);
  });

  it.each([
    ['2026-12-07', false],
    ['2026-12-08', true],
    ['2026-12-14', true],
  ])('was heard on the telephone up to seven days late: %s', (day, isLate) => {
    const quotation = sentQuotation();
    expect(lateUntil(quotation.shown!)).toBe('2026-12-14');
    expect(quotation.accept(1, HEARD, AT, day).isLate).toBe(isLate);
    expect(() => quotation.accept(1, HEARD, AT, '2026-12-15')).toThrow(refusedWith('expired'));
  });

  it.each<[string, (one: Quotation) => Quotation, number, string]>([
    ['accepted', (one) => after(one, [accepted(one)]), 1, 'already-accepted'],
    ['declined', (one) => after(one, [one.decline(1, { at: AT, reason: 'price', note: '' })]), 1, 'closed'],
    ['withdrawn', (one) => after(one, [one.withdraw()]), 1, 'closed'],
    ['superseded', (one) => after(next(one), next(one).send(SENDING).changed), 1, 'superseded'],
    ['without a document', (one) => after(one, [{ ...one.shown!, documents: null }]), 1, 'document-pending'],
    ['never sent', next, 2, 'unknown-revision'],
    ['never there', (one) => one, 3, 'unknown-revision'],
  ])('is refused for a revision that is %s', (_, change, number, code) => {
    expect(() => change(sentQuotation()).accept(number, YES, AT, TODAY)).toThrow(refusedWith(code));
  });
});

describe('any sequence of steps', () => {
  const STEPS = {
    prepare: next,
    edit: (one: Quotation) => after(one, [one.edit(anOffer({ place: 'Jeddah' }))]),
    discard: (one: Quotation) => after(one, [one.discard()]),
    send: (one: Quotation) => {
      const sent = after(one, one.send(SENDING).changed);
      return after(sent, [{ ...sent.shown!, documents: DOCUMENTS }]);
    },
    withdraw: (one: Quotation) => after(one, [one.withdraw()]),
    accept: (one: Quotation) => after(one, [accepted(one)]),
    decline: (one: Quotation) =>
      after(one, [one.decline(shownNumber(one), { at: AT, reason: 'time', note: '' })]),
    undo: (one: Quotation) => after(one, [one.undoAcceptance().revision]),
  };

  it('leaves one draft at most, one revision that is open or accepted, numbers without a gap, and sent offers alone', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.values(STEPS)), { maxLength: 25 }), (steps) => {
        let quotation = new Quotation({ id: 'q', inquiryId: 'i', version: 1, revisions: [] });
        for (const step of steps) {
          expectSaysWhatMayBeDone(quotation);
          let changed = quotation;
          try {
            changed = step(quotation);
          } catch (error) {
            if (!(error instanceof DomainError)) throw error;
          }
          expectOnlyMoves(quotation, changed);
          quotation = changed;
        }
        const count = (...states: RevisionState[]) =>
          quotation.state.revisions.filter(({ state }) => states.includes(state)).length;
        expect(count('draft')).toBeLessThan(2);
        expect(count('sent', 'accepted')).toBeLessThan(2);
        const numbers = quotation.state.revisions.filter(({ state }) => state !== 'discarded');
        expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, at) => at + 1));
      }),
      { numRuns: 500 },
    );
  });

  function expectSaysWhatMayBeDone(quotation: Quotation): void {
    const { prepare, edit, discard, send, withdraw, undo } = STEPS;
    const heard = (one: Quotation) => one.accept(openNumber(one), HEARD, AT, TODAY);
    const doing = { prepare, edit, reprice: edit, discard, send, withdraw };
    const all = Object.entries({ ...doing, 'accept-as-heard': heard, 'undo-acceptance': undo });
    const done = all.filter(([, step]) => isDone(() => step(quotation)));
    expect(quotation.next(TODAY)).toEqual(done.map(([name]) => name));
  }

  function isDone(step: () => unknown): boolean {
    try {
      step();
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(DomainError);
      return false;
    }
  }

  /** Of what is open; nothing has the number 0. */
  function openNumber({ state }: Quotation): number {
    return state.revisions.find((one) => one.state === 'sent')?.number ?? 0;
  }

  function expectOnlyMoves(before: Quotation, now: Quotation): void {
    for (const revision of before.state.revisions) {
      const later = now.state.revisions.find(({ id }) => id === revision.id)!;
      const path = `${revision.state}>${later.state}`;
      const isMove = later.state === revision.state || MOVES[revision.state].includes(later.state);
      expect([path, isMove]).toEqual([path, true]);
      if (revision.state !== 'draft') expect(later.offer).toBe(revision.offer);
    }
  }
});
