import { beforeEach, describe, expect, it } from '@jest/globals';
import type { InquiryDetails } from '../../inquiries/index.js';
import { quotationsInMemory, refusedWith, YES } from '../adapters/quotations-in-memory.fixture.js';
import { SALMA } from '../domain/quotation.fixture.js';

let fakes: ReturnType<typeof quotationsInMemory>;
let id: string;
beforeEach(async () => {
  fakes = quotationsInMemory();
  id = await fakes.sent();
});

const stands = (change: Partial<InquiryDetails>) =>
  fakes.inquiries.kept.set(id, { ...fakes.inquiries.kept.get(id)!, ...change });

describe('while its inquiry is lost, what is open', () => {
  it.each(['rejected', 'closed'] as const)('counts as withdrawn for the customer: %s', async (status) => {
    stands({ status });
    const { customer } = fakes;
    await expect(customer.read(id)).rejects.toThrow(refusedWith('quotation.unknown'));
    for (const answer of [
      () => customer.accept(id, YES),
      () => customer.mailCode(id, 1),
      () => customer.askForChange(id, 1, 'In black'),
      () => customer.decline(id, 1, 'price', ''),
    ])
      await expect(answer()).rejects.toThrow(refusedWith('quotation.closed'));
    expect(fakes.inquiries.figures).toMatchObject([{ status, acceptedAt: null }]);
  });

  it('can be accepted again once that is taken back', async () => {
    stands({ status: 'rejected' });
    await expect(fakes.customer.accept(id, YES)).rejects.toThrow(refusedWith('quotation.closed'));
    stands({ status: 'quoted' });
    expect((await fakes.customer.accept(id, YES)).state).toBe('accepted');
  });

  it('is still what staff sent, and can be accepted as they heard it', async () => {
    stands({ status: 'rejected' });
    expect((await fakes.staff.read(id)).revisions).toMatchObject([{ state: 'sent' }]);
    const heard = { revision: 1, name: 'Layla', saidAt: fakes.clock.at, note: '' };
    await fakes.staff.acceptAsHeard(id, heard, SALMA);
    expect(fakes.inquiries.figures).toMatchObject([{ status: 'accepted' }]);
  });
});

it('what was accepted stays on the page, whatever becomes of the inquiry', async () => {
  await fakes.customer.accept(id, YES);
  stands({ status: 'rejected', acceptedAt: null });
  expect((await fakes.customer.read(id)).state).toBe('accepted');
});

it('an order that is closed is not lost', async () => {
  stands({ status: 'closed', acceptedAt: fakes.clock.at });
  expect((await fakes.customer.read(id)).state).toBe('sent');
});
