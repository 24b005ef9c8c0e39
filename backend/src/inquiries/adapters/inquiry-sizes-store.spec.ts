import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Money } from '../../shared/domain/money.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { InquiryStore } from '../application/inquiry-store.js';
import type { NewInquiries } from '../application/new-inquiries.js';
import { largeShirts, SHIRTS } from '../domain/plain-shirts.fixture.js';
import type { Submission } from '../domain/submission.js';
import { anInquiry, inMemory, inPostgres, morning } from './inquiry-stores.fixture.js';

describe.each([
  ['in memory', inMemory],
  ['in PostgreSQL', inPostgres],
])('the sizes of inquiries kept %s', (_, open) => {
  let store: InquiryStore & NewInquiries;
  let transactions: Transactions;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, transactions, close } = await open());
  });
  afterAll(() => close());

  it('leave the receipt of the submission as it was', async () => {
    const key = randomUUID();
    const inquiry = anInquiry(store);
    const { submission, id: inquiryId } = inquiry;
    const claim = { key, submission, inquiryId, claimedAt: morning, freshSince: morning };
    const receipt = await transactions.run(async () => {
      await store.claimKey(claim);
      return store.add(inquiry);
    });
    for (const large of [40, 60]) {
      await transactions.run(() => store.saveConfiguration(inquiryId, largeShirts(large)));
      expect(await transactions.run(() => store.claimKey(claim))).toEqual({
        isSameSubmission: true,
        receipt,
      });
    }
    expect(await store.find(inquiryId)).not.toMatchObject({ orderTotal: String(receipt.totalCost) });

    const later = new Date(morning.getTime() + 1);
    const next = { ...anInquiry(store), totalCost: Money.parse('12000.00') };
    const nextReceipt = await transactions.run(async () => {
      await store.claimKey({ ...claim, inquiryId: next.id, claimedAt: later, freshSince: later });
      return store.add(next);
    });
    const again = await transactions.run(() => store.claimKey({ ...claim, freshSince: later }));
    expect(again).toEqual({ isSameSubmission: true, receipt: nextReceipt });
  });

  it('tell submissions apart by their sizes', async () => {
    const key = randomUUID();
    const sized = (pieces: number) => ({
      ...SHIRTS,
      sizes: { mode: 'exact' as const, cells: [{ color: null, size: 'm', pieces }] },
    });
    const submit = (selection: Submission['selection']) =>
      transactions.run(async () => {
        const inquiry = anInquiry(store, { selection });
        const { submission, id: inquiryId } = inquiry;
        const claim = { key, submission, inquiryId, claimedAt: morning, freshSince: morning };
        const earlier = await store.claimKey(claim);
        if (!earlier) await store.add(inquiry);
        return earlier;
      });
    expect(await submit(sized(100))).toBeUndefined();
    expect(await submit(sized(100))).toMatchObject({ isSameSubmission: true });
    expect(await submit(sized(99))).toMatchObject({ isSameSubmission: false });
    expect(await submit({ ...SHIRTS, colorUse: 'colourways' })).toMatchObject({ isSameSubmission: false });
    expect(await submit(SHIRTS)).toMatchObject({ isSameSubmission: false });
  });

  it('take a configuration with other sizes; what they count for follows, unless a quotation says it', async () => {
    const seen = { totalCost: Money.parse('999999999999999.99'), pricePerItem: Money.parse('145.00') };
    const inquiry = anInquiry(store, { seen });
    const { id } = inquiry;
    await store.add(inquiry);
    const changed = largeShirts(40);
    await transactions.run(() => store.saveConfiguration(id, changed));
    const found = await store.find(id);
    expect(found).toMatchObject({
      totalCost: '14900.00',
      orderTotal: '14900.00',
      pricePerItem: '149.00',
      version: 2,
    });
    expect(found!.configuration).toEqual(changed);
    // They saw another total than ours, but our price of a piece.
    expect(found!.seen).toMatchObject({ totalCost: '999999999999999.99', pricePerItem: '149.00' });
    await transactions.run(() => store.saveValue(id, Money.parse('12000.00')));
    await transactions.run(() => store.saveConfiguration(id, inquiry.configuration));
    expect(await store.find(id)).toMatchObject({ totalCost: '12000.00', orderTotal: '14500.00', version: 4 });

    const sample = anInquiry(store, { isSampleRequest: true });
    await store.add(sample);
    await transactions.run(() => store.saveConfiguration(sample.id, changed));
    expect(await store.find(sample.id)).toMatchObject({ totalCost: '1000.00', orderTotal: '14900.00' });
  });
});
