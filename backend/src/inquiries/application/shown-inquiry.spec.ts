import { expect, it } from '@jest/globals';
import { openInquiries, shown } from '../adapters/manage-inquiries.fixture.js';

/** An order of 14,500.00, 145.00 a piece; a sample is 1,000.00. */
async function compared(isSampleRequest: boolean, seen: object) {
  const { received, inquiries } = openInquiries();
  const details = await inquiries.details(await received());
  const none = { totalCost: null, pricePerItem: null, sampleCost: null };
  const { seenPrices, valueHigherBy } = shown({
    ...details,
    isSampleRequest,
    ...(isSampleRequest && { totalCost: '1000.00' }),
    seen: { ...none, ...seen },
  });
  return [seenPrices.map(({ price, ours, higherBy }) => [price, ours, higherBy]), valueHigherBy];
}

it.each([
  ['the same', false, { totalCost: '14500.00' }, [['totalCost', '14500.00', '0.00']], '0.00'],
  ['less', false, { totalCost: '14499.90' }, [['totalCost', '14500.00', '0.10']], '0.10'],
  ['more', false, { totalCost: '20000.00' }, [['totalCost', '14500.00', '-5500.00']], '-5500.00'],
  ['nothing', false, {}, [], '0.00'],
  ['another share', false, { pricePerItem: '144.99' }, [['pricePerItem', '145.00', '0.01']], '0.00'],
  ['a cheaper sample', true, { sampleCost: '900.00' }, [['sampleCost', '1000.00', '100.00']], '100.00'],
  ['the order of a sample', true, { totalCost: '14000.00' }, [['totalCost', '14500.00', '500.00']], '0.00'],
])('ours is compared with what the visitor saw: %s', async (_, isSample, seen, prices, value) => {
  expect(await compared(isSample, seen)).toEqual([prices, value]);
});
