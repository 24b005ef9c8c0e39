import { describe, expect, it } from '@jest/globals';
import { emptySelection, toQuoteRequest, type Choice, type Selection } from './selection';

const complete: Selection = {
  productTypeId: 'hoodie',
  fabricId: 'fleece',
  fitId: 'regular',
  finishingQualityId: 'standard',
  quantity: 100,
  colors: ['blue'],
  printOptions: [{ printTypeId: 'screen', colors: 2 }],
};

describe('a selection', () => {
  it('starts as a sample of nothing', () => {
    expect(emptySelection).toEqual({ quantity: 1, colors: [], printOptions: [] });
    expect(toQuoteRequest(emptySelection, undefined)).toBeUndefined();
  });

  it('is asked for as it stands when complete', () =>
    expect(toQuoteRequest(complete, undefined)).toEqual(complete));

  it.each(['productTypeId', 'fabricId', 'fitId', 'finishingQualityId'] as Choice[])(
    'is not asked for without %s',
    (choice) => {
      const { [choice]: _, ...rest } = complete;
      expect(toQuoteRequest(rest, undefined)).toBeUndefined();
    },
  );

  it.each([
    [1, true],
    [0, false],
    [2, false],
    [99, false],
    [100, true],
    [333, true],
  ])('of %i pieces can be quoted: %s', (quantity, quoted) => {
    expect(toQuoteRequest({ ...complete, quantity }, undefined) !== undefined).toBe(quoted);
  });

  it('needs neither colours nor prints', () => {
    expect(toQuoteRequest({ ...complete, colors: [], printOptions: [] }, undefined)).toBeDefined();
  });
});
