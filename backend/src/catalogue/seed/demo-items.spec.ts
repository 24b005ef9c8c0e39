import { describe, expect, it } from '@jest/globals';
import { demoItems } from './demo-items.js';

const demo = demoItems();
const described = [demo.productTypes, demo.fabrics, demo.finishingQualities, demo.printTypes].flatMap(
  (items) => [...items.values()],
);
const sentences = (text: string) => text.match(/[.](?:\s|$)/g)?.length;

describe('the demo catalogue', () => {
  it('has the agreed number of items of each kind, and prices', () => {
    expect(Object.values(demo).map(({ size }: ReadonlyMap<string, unknown>) => size)).toEqual([
      8, 8, 4, 4, 6, 0,
    ]);
    const prices = [...demo.productTypes.values()].map(({ basePrice }) => basePrice.toString());
    expect(prices).toEqual(['145.00', '175.00', '195.00', '275.00', '430.00', '290.00', '290.00', '465.00']);
    expect([...demo.fabrics.values()].map(({ costMultiplier }) => Number(costMultiplier.toString()))).toEqual(
      [0, 15, 25, 30, 55, 70, 35, 45],
    );
  });

  it.each(described)(
    'describes $name in two sentences of each language',
    ({ description, descriptionAr }) => {
      expect(sentences(description)).toBe(2);
      expect(sentences(descriptionAr)).toBe(2);
      expect(descriptionAr).toMatch(/\p{Script=Arabic}/u);
      expect(description).not.toMatch(/\p{Script=Arabic}/u);
    },
  );
});
