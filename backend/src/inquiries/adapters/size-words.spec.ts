import { describe, expect, it } from '@jest/globals';
import { Money } from '../../shared/domain/money.js';
import { largeShirts } from '../domain/plain-shirts.fixture.js';
import { sizesInWords } from './size-words.js';

const bare = (rows: ReturnType<typeof sizesInWords>) =>
  rows.map(({ label, value }) => `${label} | ${value.replaceAll(/[\u2066-\u2069]/g, '')}`);

describe('sizes in words', () => {
  it('are one row where all pieces have the same colours, and none where they are said later', () => {
    expect(bare(sizesInWords(largeShirts(40), 'en'))).toEqual(['Sizes | M: 60, 2XL: 40']);
    expect(bare(sizesInWords(largeShirts(40), 'ar'))).toEqual(['المقاسات | M: ٦٠، 2XL: ٤٠']);
    expect(sizesInWords(largeShirts(), 'en')).toEqual([]);
  });

  it('are a row for each colourway, with the use of the colours; a size without a piece is not named', () => {
    const cell = (color: string, id: string, pieces: number) => ({
      color,
      size: { id, label: id.toUpperCase(), labelAr: id === 'm' ? 'وسط' : '' },
      surcharge: Money.ZERO,
      pieces,
    });
    const configuration = {
      ...largeShirts(),
      colorUse: 'colourways' as const,
      swatches: [
        { id: 'red', name: 'Red', nameAr: 'أحمر', hex: '#FF0000' },
        { id: 'white', name: 'White', nameAr: '', hex: '#FFFFFF' },
      ],
      sizes: {
        mode: 'exact' as const,
        cells: [cell('red', 'm', 70), cell('red', 'l', 0), cell('white', 'l', 30)],
      },
    };
    expect(bare(sizesInWords(configuration, 'en'))).toEqual([
      'How are the colors used? | Colorways: each garment in one color',
      'Sizes | Red: M: 70',
      'Sizes | White: L: 30',
    ]);
    expect(bare(sizesInWords(configuration, 'ar')).slice(1)).toEqual([
      'المقاسات | أحمر: وسط: ٧٠',
      'المقاسات | White: L: ٣٠',
    ]);
  });
});
