import { beforeEach, describe, expect, it } from '@jest/globals';
import type { InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { Money } from '../../shared/domain/money.js';
import { HOUR_MS, omar, openInquiries, salma } from '../adapters/manage-inquiries.fixture.js';
import { largeShirts, plainShirts } from '../domain/plain-shirts.fixture.js';
import { SaySizes } from './say-sizes.js';

const TOKEN = 'q3Zf0mYb1kX8rT5vJ2nLwP7sHdUe9CgA';
const LATER = { sizes: null };

let kept: ReturnType<typeof openInquiries>;
let sizes: SaySizes;
let id: string;

/** Said: so many pieces of a size that costs ten pounds more. */
const large = (pieces: number) => ({
  sizes: { mode: 'exact' as const, cells: [{ color: null, size: '2xl', pieces }] },
});

/** A quotation is sent, or the last change of the status is taken back. */
type Step = InquiryStatus | 'sent' | 'undone';

const happens = async (steps: readonly Step[]) => {
  const thing = { kind: 'inquiry', id } as const;
  for (const step of steps) {
    if (step === 'sent') {
      kept.audit.records.push({ at: kept.later(0), by: salma, action: 'quotation.sent', thing });
      await kept.quoted.markQuoted(id, salma);
    } else if (step === 'undone') await kept.inquiries.undoStatus(id, salma);
    else await kept.inquiries.changeStatus(id, step, salma);
  }
};

beforeEach(async () => {
  kept = openInquiries();
  id = await kept.received();
  const links = { open: async (token: string) => (token === TOKEN ? { inquiryId: id } : undefined) };
  const clock = { now: () => kept.later(0) };
  sizes = new SaySizes(
    kept.transactions,
    kept.store,
    links,
    { saySizes: async (_, said) => largeShirts(said.sizes?.cells?.[0]?.pieces) },
    kept.audit,
    clock,
  );
});

describe('saying the sizes of an inquiry by its link', () => {
  it('moves its price, and is recorded as the customer’s doing', async () => {
    await sizes.say(TOKEN, large(40));
    expect(await kept.inquiries.read(id)).toMatchObject({
      orderTotal: '14900.00',
      totalCost: '14900.00',
      pricePerItem: '149.00',
      version: 2,
      status: 'new',
      selection: { sizes: { cells: [{ pieces: 60 }, { pieces: 40 }] } },
    });
    const nothing = { sizes: '', colorUse: '', totalCost: '14500.00' };
    expect(kept.audit.records).toEqual([
      {
        at: kept.later(0),
        by: null,
        action: 'inquiry.sizes-said',
        thing: { kind: 'inquiry', id },
        before: nothing,
        after: { sizes: 'M 60, 2XL 40', colorUse: '', totalCost: '14900.00' },
      },
    ]);
    await sizes.say(TOKEN, LATER);
    expect(kept.audit.records[1]).toMatchObject({ after: nothing });
    expect(await kept.inquiries.read(id)).toMatchObject({ totalCost: '14500.00', version: 3 });
  });

  it('the same again changes nothing', async () => {
    await sizes.say(TOKEN, LATER);
    await sizes.say(TOKEN, large(40));
    await sizes.say(TOKEN, large(40));
    expect(kept.audit.records).toHaveLength(1);
    expect(await kept.inquiries.read(id)).toMatchObject({ version: 2 });
  });

  it.each(['quoted', 'accepted'] as const)('keeps the price of one that is %s', async (status) => {
    await sizes.say(TOKEN, large(40));
    await kept.inquiries.changeStatus(id, status, salma);
    await expect(sizes.say(TOKEN, large(41))).rejects.toMatchObject({ code: 'sizes.price-would-change' });
    await expect(sizes.say(TOKEN, LATER)).rejects.toMatchObject({ code: 'sizes.price-would-change' });
    await sizes.say(TOKEN, large(40));
    expect(await kept.inquiries.read(id)).toMatchObject({ totalCost: '14900.00', version: 3 });
  });

  it.each<[string, ...Step[]]>([
    ['was quoted', 'quoted', 'in_progress'],
    ['was accepted', 'accepted', 'new'],
    ['was quoted, although a later change was taken back', 'quoted', 'accepted', 'undone', 'in_progress'],
    ['has a quotation, although its status was taken back', 'sent', 'undone'],
    ['got a quotation when it was rejected', 'rejected', 'sent', 'in_progress'],
  ])('keeps the price of one that %s', async (_, ...steps) => {
    await happens(steps);
    await expect(sizes.say(TOKEN, large(40))).rejects.toMatchObject({ code: 'sizes.price-would-change' });
    await sizes.say(TOKEN, LATER);
    expect(await kept.inquiries.read(id)).toMatchObject({ totalCost: '14500.00' });
  });

  it('may move the price of the order behind a sample, which was offered at its one price', async () => {
    id = await kept.received(plainShirts('145.00'), { isSampleRequest: true });
    await happens(['sent']);
    await sizes.say(TOKEN, large(40));
    expect(await kept.inquiries.read(id)).toMatchObject({ orderTotal: '14900.00', totalCost: '1000.00' });
  });

  it('keeps the price of one that has a quotation, however much has happened since', async () => {
    await happens(['sent', 'undone']);
    for (let times = 0; times < 201; times += 1) {
      kept.audit.records.push({
        at: kept.later(1),
        by: null,
        action: 'inquiry.sizes-said',
        thing: { kind: 'inquiry', id },
      });
    }
    await expect(sizes.say(TOKEN, large(40))).rejects.toMatchObject({ code: 'sizes.price-would-change' });
  });

  it.each(['quoted', 'accepted'] as const)(
    'moves the price of one that was %s by mistake',
    async (status) => {
      await happens([status, 'undone']);
      await sizes.say(TOKEN, large(40));
      expect(await kept.inquiries.read(id)).toMatchObject({ totalCost: '14900.00', status: 'new' });
    },
  );

  it.each(['rejected', 'closed'] as const)('is too late for one that is %s', async (status) => {
    await kept.inquiries.changeStatus(id, status, omar);
    await expect(sizes.say(TOKEN, large(40))).rejects.toMatchObject({
      kind: 'conflict',
      code: 'sizes.closed',
    });
  });

  it('leaves the value that a quotation has given it', async () => {
    await kept.store.saveValue(id, Money.parse('12000.00'));
    await sizes.say(TOKEN, large(40));
    expect(await kept.inquiries.read(id)).toMatchObject({ totalCost: '12000.00', orderTotal: '14900.00' });
  });

  it('is done fifty times a day at most; the same again counts for nothing', async () => {
    for (let pieces = 1; pieces <= 50; pieces += 1) await sizes.say(TOKEN, large(pieces));
    kept.later(23 * HOUR_MS);
    await sizes.say(TOKEN, large(50));
    await expect(sizes.say(TOKEN, large(51))).rejects.toMatchObject({
      code: 'client.throttled',
      retryAfterSeconds: 60 * 60,
    });
    kept.later(HOUR_MS);
    await sizes.say(TOKEN, large(51));
  });

  it('needs the token', async () => {
    await expect(sizes.say('x', LATER)).rejects.toMatchObject({ code: 'link.unknown' });
  });
});
