import { colourItemIdOf, FIRST_COLOURS } from '@tiraz/contracts/colours';
import type { Color } from './domain/catalogue-items.js';

/** For tests: the public lists, with how many items of the demo catalogue each has and which comes first. */
export const PUBLIC_LISTS = [
  ['product-types', 8, 'Basic T-Shirt'],
  ['fabrics', 8, 'Single Jersey 30/1'],
  ['fits', 4, 'Regular'],
  ['finishing-qualities', 4, 'Standard'],
  ['print-types', 6, 'Screen Print'],
  ['colors', 8, 'White'],
] as const;

/** For tests: what is enough for a new item of each kind. */
export const NEW_ITEMS = [
  ['product-types', { name: 'Kimono', basePrice: '210.00' }],
  ['fabrics', { name: 'Linen', composition: '100% linen' }],
  ['fits', { name: 'Boxy' }],
  ['finishing-qualities', { name: 'Stone Wash' }],
  ['print-types', { name: 'Foil', setupCost: '90', perItemCost: 12.5 }],
  ['colors', { name: 'Navy', hex: '#1F2A44' }],
] as const;

/** For tests: the colours that every database has after its migrations. */
export function firstPalette(): Map<string, Color> {
  return new Map(
    FIRST_COLOURS.map(({ id: word, ...look }, index) => {
      const id = colourItemIdOf(word) ?? word;
      return [id, { id, ...look, isActive: true, sortOrder: (index + 1) * 10 }];
    }),
  );
}
