import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Quotations } from '../application/quotations.js';
import { anOffer, egp, line, NO_BASIS } from '../domain/offer.fixture.js';
import type { Offer } from '../domain/offer.js';
import { AT, CUSTOMER_ID, DOCUMENTS, SALMA, SENDING, TODAY, YES } from '../domain/quotation.fixture.js';
import type { Quotation } from '../domain/quotation.js';
import type { Acceptance } from '../domain/revision.js';
import { basis, inMemory, inPostgres, rich, type Fakes } from './stored-quotations.fixture.js';

describe.each([
  ['in memory', inMemory],
  ['in PostgreSQL', inPostgres],
])('quotations kept %s', (_, open) => {
  let fakes: Fakes;
  let store: Quotations;
  beforeAll(async () => {
    fakes = await open();
    store = fakes.quotations;
  });
  afterAll(() => fakes.close());

  const run = <T>(work: () => Promise<T>) => fakes.transactions.run(work);
  const found = async (quotation: Quotation) => (await store.find(quotation.state.inquiryId))!;
  const drafted = async (offer: Partial<Offer> = {}, inquiryId?: string) => {
    const id = inquiryId ?? (await fakes.inquiry());
    return run(async () => {
      const quotation = await store.holdOrMake(id, AT);
      await store.save(quotation, [quotation.prepare(store.nextId(AT), anOffer(offer), NO_BASIS)]);
      return (await store.find(id))!;
    });
  };
  const sent = async (offer: Partial<Offer> = {}, inquiryId?: string) => {
    const quotation = await drafted(offer, inquiryId);
    await run(() => store.save(quotation, quotation.send(SENDING).changed));
    const now = await found(quotation);
    await run(() => store.save(now, [{ ...now.shown!, documents: DOCUMENTS }]));
    return found(quotation);
  };
  const acceptance = (quotation: Quotation, day = TODAY): Acceptance => ({
    ...quotation.accept(quotation.shown!.number, YES, AT, day),
    inquiryVersion: 2,
  });
  const accept = (quotation: Quotation, day = TODAY) =>
    run(() => store.accept(quotation, 1, acceptance(quotation), day));

  it('are read as they were written', async () => {
    const quotation = await run(async () => store.holdOrMake(await fakes.inquiry(), AT));
    expect(quotation.state).toMatchObject({ version: 1, revisions: [] });
    const made = { garment: { textEn: 'Shirts', textAr: 'قمصان', quantity: 3 } };
    const draft = quotation.prepare(store.nextId(AT), rich, { ...basis, made });
    await run(() => store.save(quotation, [draft]));
    expect((await found(quotation)).state).toEqual({ ...quotation.state, version: 2, revisions: [draft] });
    const edited = { ...draft, offer: anOffer(), basis };
    await run(() => store.save(quotation, [edited]));
    expect((await found(quotation)).state).toMatchObject({ version: 3, revisions: [edited] });
  });

  it('are one for an inquiry, and none for others', async () => {
    const inquiryId = await fakes.inquiry();
    const two = await Promise.all([1, 2].map(() => run(() => store.holdOrMake(inquiryId, AT))));
    expect(two[0]!.state.id).toBe(two[1]!.state.id);
    expect(await store.find(await fakes.inquiry())).toBeUndefined();
    expect(await run(() => store.hold(randomUUID()))).toBeUndefined();
  });

  it('are read with all that became of them', async () => {
    const quotation = await sent();
    expect(quotation.shown).toMatchObject({ state: 'sent', sending: SENDING, documents: DOCUMENTS });
    const said = acceptance(quotation);
    expect(await accept(quotation)).toBe(true);
    const accepted = await found(quotation);
    expect(accepted.shown).toMatchObject({ state: 'accepted', acceptance: said });
    expect(accepted.state.version).toBe(quotation.state.version + 1);
    await run(() => store.save(accepted, [accepted.undoAcceptance().revision]));
    const undone = await found(quotation);
    expect(undone.shown).toEqual(quotation.shown);
    const decline = { at: AT, reason: 'price', note: 'غالي' } as const;
    await run(() => store.save(undone, [undone.decline(1, decline)]));
    expect((await found(quotation)).shown).toMatchObject({ state: 'declined', decline });
  });

  it('are accepted once', async () => {
    const quotation = await sent();
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(quotation)));
    expect(answers.filter(Boolean)).toEqual([true]);
  });

  it.each([
    ['2026-12-07', true],
    ['2026-12-08', false],
  ])('are accepted on %s: %s', async (day, isInTime) => {
    expect(await accept(await sent(), day)).toBe(isInTime);
  });

  it('are not accepted once the next revision is sent', async () => {
    const first = await sent();
    const second = await sent({ place: 'Jeddah' }, first.state.inquiryId);
    expect(second.state.revisions.map(({ state }) => state)).toEqual(['superseded', 'sent']);
    expect(await accept(first)).toBe(false);
  });

  it('take a sample credit once for a sample and once for a customer', async () => {
    const credited = async (sample: string, customerId: string) => {
      const lines = [
        line(),
        line({ kind: 'sample_credit', unitPrice: egp('1000.00'), sampleInquiryId: sample }),
      ];
      const quotation = await drafted({ lines });
      const isTaken = await store.isCreditTaken(quotation.state.id, sample, customerId);
      const { changed } = quotation.send({ ...SENDING, customerId });
      const outcome = await run(() => store.save(quotation, changed)).then(
        () => 'taken',
        (error: { code: string }) => error.code,
      );
      return { quotation, isTaken, outcome };
    };
    const [one, other] = [await fakes.inquiry(), await fakes.inquiry()];
    const nobody = '01993c00-0000-7000-8000-000000000002';
    const first = await credited(one, CUSTOMER_ID);
    expect(first).toMatchObject({ isTaken: false, outcome: 'taken' });
    const refused = { isTaken: true, outcome: 'quotation.sample-credit-taken' };
    expect(await credited(one, nobody)).toMatchObject(refused);
    expect(await credited(other, CUSTOMER_ID)).toMatchObject(refused);

    const open = await found(first.quotation);
    await run(() => store.save(open, [open.withdraw()]));
    expect(await credited(other, CUSTOMER_ID)).toMatchObject({ isTaken: false, outcome: 'taken' });
  });

  it('remember what happened, a first look once', async () => {
    const { state, shown } = await sent();
    const event = { revisionId: shown!.id, at: AT, staffEmail: null, data: {} };
    const looks = [1, 2].map(() => run(() => store.record(state.id, { ...event, kind: 'seen' })));
    expect((await Promise.all(looks)).filter(Boolean)).toEqual([true]);
    const asked = { ...event, kind: 'change_asked', data: { text: 'أقل' } } as const;
    expect(await run(() => store.record(state.id, asked))).toBe(true);
    expect(await run(() => store.record(state.id, { ...asked, staffEmail: SALMA.email }))).toBe(true);
    expect(await store.events(state.id)).toEqual([
      { ...asked, staffEmail: SALMA.email },
      asked,
      { ...event, kind: 'seen' },
    ]);
  });

  it('keep the latest code alone', async () => {
    const { shown } = await sent();
    const code = { hash: 'a', sentAt: AT, tries: 0 };
    expect(await run(() => store.holdCode(shown!.id))).toBeUndefined();
    await run(() => store.keepCode(shown!.id, code));
    await run(() => store.keepCode(shown!.id, { ...code, tries: 3 }));
    expect(await run(() => store.holdCode(shown!.id))).toEqual({ ...code, tries: 3 });
  });
});
