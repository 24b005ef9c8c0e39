import { expect, it } from '@jest/globals';
import { sizedOrder } from '../domain/sized-order.fixture.js';
import { linesFor } from '../domain/prepared-lines.js';
import { MessageLineWords } from './line-words.js';

const words = new MessageLineWords();

it('says in both languages how many pieces have which size, and what the large ones add', () => {
  const asked = sizedOrder(40);
  expect(linesFor(asked, false).map((line) => words.of(line, asked))).toEqual([
    {
      textEn: 'Name, Name, Name, Name, M: 60, 2XL: 40',
      textAr: expect.stringMatching(/، M: ٦٠، 2XL: ٤٠$/),
    },
    { textEn: 'Size 2XL, added to a piece', textAr: 'مقاس 2XL، زيادة على القطعة' },
  ]);
});

it('adds up the pieces of a size over its colours, takes its Arabic label, and leaves out one without a piece', () => {
  const asked = sizedOrder(40);
  const [, large] = asked.sizes!.cells;
  const size = { ...large!.size, labelAr: 'كبير' };
  const cells = ['navy', 'white'].map((color) => ({ ...large!, size, color, pieces: 20 }));
  cells.push({
    ...large!,
    size: { ...size, id: '3xl', label: '3XL', labelAr: '' },
    color: 'navy',
    pieces: 0,
  });
  const sized = { ...asked, sizes: { mode: 'exact' as const, cells } };
  const [garment] = linesFor(sized, false);
  expect(words.of(garment!, sized)).toEqual({
    textEn: 'Name, Name, Name, Name, 2XL: 40',
    textAr: expect.stringMatching(/، كبير: ٤٠$/),
  });
});

it('says nothing of sizes that are said later', () => {
  const asked = sizedOrder(0);
  const [garment] = linesFor(asked, false);
  expect(words.of(garment!, asked).textEn).toBe('Name, Name, Name, Name');
});
