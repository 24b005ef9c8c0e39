import type { SizeCell, SizeParts } from '@tiraz/contracts/selection';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { areSizesUnfinished, countIn, rowsOf, sizesToSend } from '../selection/sizes';
import {
  byRatio,
  filled,
  hintsOf,
  movedTo,
  vanished,
  withCells,
  withoutCells,
  withParts,
  type Row,
} from './grid';

const LETTERS = ['s', 'm', 'l', 'xl', '2xl'];
const ratio = [1, 2, 3, 2, 1].map((parts, index) => ({ size: LETTERS[index] ?? '', parts }));
const piecesOf = (cells: readonly SizeCell[]) => cells.map(({ pieces }) => pieces);

describe('a quantity by ratio', () => {
  it('has every piece, ties with the smaller size', () =>
    expect(piecesOf(byRatio(250, ratio, [null], LETTERS))).toEqual([28, 56, 83, 55, 28]));

  it('is shared equally over the colours first', () => {
    const cells = byRatio(101, ratio, ['red', 'white'], LETTERS);
    expect(countIn(cells.filter(({ color }) => color === 'red'))).toBe(51);
    expect(countIn(cells.filter(({ color }) => color === 'white'))).toBe(50);
  });

  it('is always all of it, whatever the ratio', () => {
    const parts = fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 12 });
    const rows = fc.integer({ min: 1, max: 64 });
    fc.assert(
      fc.property(parts, rows, fc.integer({ min: 1, max: 1_000_000 }), (some, count, quantity) => {
        fc.pre(some.some((part) => part > 0));
        const sizes = some.map((_, index) => `s${index}`);
        const said = some.map((each, index) => ({ size: `s${index}`, parts: each }));
        const colours = Array.from({ length: count }, (_, index) => `c${index}`);
        expect(countIn(byRatio(quantity, said, colours, sizes))).toBe(quantity);
      }),
    );
  });
});

describe('what is left to place', () => {
  it('goes where there are pieces, in their proportion', () => {
    const cells = [
      { color: null, size: 'm', pieces: 20 },
      { color: null, size: 'l', pieces: 40 },
    ];
    const all = filled(cells, 250, [null], LETTERS);
    expect(countIn(all)).toBe(250);
    expect(all.map(({ size }) => size)).toEqual(['m', 'l']);
    expect(piecesOf(all)).toEqual([83, 167]);
  });

  it('fills an empty grid evenly', () =>
    expect(piecesOf(filled([], 102, [null], LETTERS))).toEqual([21, 21, 20, 20, 20]));

  it('changes nothing where there are too many', () => {
    const cells = [{ color: null, size: 'm', pieces: 300 }];
    expect(filled(cells, 250, [null], LETTERS)).toEqual(cells);
  });
});

describe('the rows', () => {
  const colors = ['red', 'white'];
  it('are the colours of colourways only', () => {
    expect(rowsOf({ colors, colorUse: 'colourways' })).toEqual(colors);
    expect(rowsOf({ colors, colorUse: 'one-garment' })).toEqual([null]);
    expect(rowsOf({ colors: ['red'], colorUse: 'colourways' })).toEqual([null]);
    expect(rowsOf({ colors })).toEqual([null]);
  });

  it('take what was said of one garment to the colours, and back', () => {
    const one = [
      { color: null, size: 's', pieces: 41 },
      { color: null, size: 'm', pieces: 60 },
    ];
    const two = movedTo(one, colors, LETTERS).filter(({ color }) => color !== null);
    expect(two).toEqual([
      { color: 'red', size: 's', pieces: 21 },
      { color: 'white', size: 's', pieces: 20 },
      { color: 'red', size: 'm', pieces: 30 },
      { color: 'white', size: 'm', pieces: 30 },
    ]);
    expect(movedTo(two, [null], LETTERS).filter(({ color }) => color === null)).toEqual(one);
  });

  it('keep what was said of them before', () => {
    const both = [
      { color: null, size: 's', pieces: 41 },
      { color: 'red', size: 'm', pieces: 7 },
    ];
    expect(movedTo(both, colors, LETTERS)).toEqual(both);
  });

  it('lose a colour that is not chosen any more, and say so', () => {
    const cells = [
      { color: 'red', size: 's', pieces: 30 },
      { color: 'red', size: 'm', pieces: 50 },
      { color: 'white', size: 'm', pieces: 9 },
    ];
    expect(vanished(cells, ['white', 'blue'], LETTERS)).toEqual([{ color: 'red', pieces: 80 }]);
    expect(vanished(cells, [null], LETTERS)).toEqual([]);
  });

  it('have hints: a colour below 100, a cell below 5, and nothing about what is empty', () => {
    const cells = [
      { color: 'red', size: 's', pieces: 96 },
      { color: 'red', size: 'm', pieces: 4 },
      { color: 'white', size: 's', pieces: 99 },
      { color: 'blue', size: 's', pieces: 0 },
    ];
    const hints = hintsOf(cells, ['red', 'white', 'blue'], LETTERS);
    expect(hints.colours).toEqual([{ row: 'white', pieces: 99 }]);
    expect(hints.cells).toEqual([cells[1]]);
    expect(hintsOf([{ color: null, size: 's', pieces: 50 }], [null], LETTERS).colours).toEqual([]);
  });
});

it('a cell is in the place of what it was, and an empty one is none', () => {
  const cells = [{ color: null, size: 's', pieces: 1 }];
  expect(withCells(cells, [{ color: null, size: 's', pieces: 2 }])).toEqual([
    { color: null, size: 's', pieces: 2 },
  ]);
  expect(withCells(cells, [{ color: null, size: 's', pieces: 0 }])).toEqual([]);
});

describe('what an order takes along', () => {
  const order = { quantity: 100, colors: ['red', 'white'] };
  const cells = [{ color: null, size: 's', pieces: 100 }];
  const scale = LETTERS.map((id) => ({ id }));
  it('is nothing while sizes are for later', () => {
    expect(sizesToSend(order, scale)).toBeUndefined();
    const later = { ...order, sizes: { mode: 'later', ratio, cells } as const };
    expect(sizesToSend(later, scale)).toBeUndefined();
    expect(areSizesUnfinished(later, scale)).toBe(false);
  });

  it('is the ratio without its empty sizes', () => {
    const some = [...ratio, { size: '3xl', parts: 0 }];
    expect(sizesToSend({ ...order, sizes: { mode: 'ratio', ratio: some, cells } }, scale)).toEqual({
      mode: 'ratio',
      ratio,
    });
    const none = { ...order, sizes: { mode: 'ratio' as const, ratio: [{ size: 's', parts: 0 }], cells } };
    expect(sizesToSend(none, scale)).toBeUndefined();
    expect(areSizesUnfinished(none, scale)).toBe(true);
  });

  it('is nothing of a ratio with a part that is too large', () => {
    const large = [...ratio, { size: '3xl', parts: 100 }];
    const said = { ...order, sizes: { mode: 'ratio' as const, ratio: large, cells } };
    expect(sizesToSend(said, [...scale, { id: '3xl' }])).toBeUndefined();
    expect(areSizesUnfinished(said, [...scale, { id: '3xl' }])).toBe(true);
  });

  it('is the cells of its rows once every piece is placed', () => {
    const hidden = { color: 'red', size: 's', pieces: 5 };
    const sizes = { mode: 'exact' as const, ratio, cells: [...cells, hidden] };
    expect(sizesToSend({ ...order, sizes }, scale)).toEqual({ mode: 'exact', cells });
    expect(areSizesUnfinished({ ...order, quantity: 101, sizes }, scale)).toBe(true);
    expect(areSizesUnfinished({ ...order, colorUse: 'colourways', sizes }, scale)).toBe(true);
  });

  it('is nothing of the sizes that its garment has not', () => {
    const others = [{ id: 'm' }, { id: '3xl' }];
    const byRatio = { ...order, sizes: { mode: 'ratio' as const, ratio, cells } };
    expect(sizesToSend(byRatio, others)).toEqual({ mode: 'ratio', ratio: [{ size: 'm', parts: 2 }] });
    const exact = { ...order, sizes: { ...byRatio.sizes, mode: 'exact' as const } };
    expect(sizesToSend(exact, others)).toBeUndefined();
    expect(areSizesUnfinished(exact, others)).toBe(true);
    expect(sizesToSend(exact, undefined)).toBeUndefined();
    expect(areSizesUnfinished(exact, undefined)).toBe(false);
  });
});

describe('what was said of another garment', () => {
  const NUMBERS = ['54', '56'];
  const ofNumbers: SizeCell[] = [
    { color: null, size: '54', pieces: 60 },
    { color: 'red', size: '56', pieces: 50 },
  ];

  it('stays when a ratio is changed, and keeps to itself', () => {
    const parts = [
      { size: '54', parts: 1 },
      { size: '56', parts: 2 },
    ];
    const both = withParts(parts, [{ size: 's', parts: 3 }], LETTERS);
    expect(both).toEqual([...parts, { size: 's', parts: 3 }]);
    expect(withParts(both, [{ size: 's', parts: 0 }], LETTERS)).toEqual(parts);
    expect(withParts(both, [{ size: '54', parts: 4 }], NUMBERS)).toEqual([
      { size: 's', parts: 3 },
      { size: '54', parts: 4 },
      { size: '56', parts: 2 },
    ]);
  });

  it('stays when the table is cleared or a colour goes, which is not told of it', () => {
    const cells = [...ofNumbers, { color: 'red', size: 'm', pieces: 7 }];
    expect(withoutCells(cells, [null, 'red'], LETTERS)).toEqual(ofNumbers);
    expect(vanished(cells, ['white', 'blue'], LETTERS)).toEqual([{ color: 'red', pieces: 7 }]);
    expect(vanished(ofNumbers, ['white', 'blue'], LETTERS)).toEqual([]);
  });

  it('does not say what the pieces of this one were said of', () => {
    const cells = [
      ...ofNumbers,
      { color: 'white', size: 'm', pieces: 30 },
      { color: 'blue', size: 'm', pieces: 70 },
    ];
    expect(movedTo(cells, [null], LETTERS)).toEqual([...cells, { color: null, size: 'm', pieces: 100 }]);
  });

  it('is to this one as if it had never been, whatever is done to the two in turn', () => {
    interface Said {
      cells: SizeCell[];
      ratio: SizeParts[];
    }
    type Step = { sizes: string[]; does: (said: Said) => Said };
    const garment = fc.constantFrom(['s', 'm'], NUMBERS);
    const rows = fc.constantFrom<Row[]>([null], ['red'], ['red', 'white']);
    const amount = fc.nat(99);
    const step = fc
      .tuple(garment, rows, amount, fc.nat(4), fc.nat(4))
      .map(([sizes, of, count, at, kind]): Step => {
        const size = sizes[at % sizes.length]!;
        const cell = { color: of.at(-1)!, size, pieces: count };
        const steps: ((said: Said) => Partial<Said>)[] = [
          ({ cells }) => ({ cells: withCells(cells, [cell]) }),
          ({ cells }) => ({ cells: withoutCells(cells, of, sizes) }),
          ({ cells }) => ({ cells: movedTo(cells, of, sizes) }),
          ({ cells }) => ({ cells: filled(cells, count, of, sizes) }),
          ({ ratio: before }) => ({ ratio: withParts(before, [{ size, parts: count }], sizes) }),
        ];
        return { sizes, does: (said) => ({ ...said, ...steps[kind]!(said) }) };
      });
    const after = (steps: readonly Step[]) =>
      steps.reduce<Said>((said, { does }) => does(said), { cells: [], ratio: [] });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), garment, rows, (steps, sizes, of) => {
        const both = after(steps);
        const alone = after(steps.filter((each) => each.sizes === sizes));
        expect({
          cells: both.cells.filter(({ size }) => sizes.includes(size)),
          ratio: both.ratio.filter(({ size }) => sizes.includes(size)),
          vanished: vanished(both.cells, of, sizes),
        }).toEqual({ ...alone, vanished: vanished(alone.cells, of, sizes) });
      }),
      { numRuns: 500 },
    );
  });
});
