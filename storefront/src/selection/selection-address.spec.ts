import { describe, expect, it } from '@jest/globals';
import { SIZE_LIMITS, type ColorUse } from '@tiraz/contracts/selection';
import fc from 'fast-check';
import { COLOUR_COUNTS, type Configuration } from './selection';
import { emptySelection } from './selection';
import { sizesToSend } from './sizes';
import { fromQuery, namesConfiguration, toQuery } from './selection-address';

const hoodie: Configuration = {
  selection: {
    productTypeId: '0199c0de-0001-7000-8000-000000000001',
    fabricId: '0199c0de-0002-7000-8000-000000000001',
    fitId: 'oversized',
    finishingQualityId: 'premium',
    quantity: 250,
    colors: ['red', 'white'],
    printOptions: [
      { printTypeId: 'screen', colors: 3 },
      { printTypeId: 'puff', colors: 1 },
    ],
  },
  colourCount: '4+',
};
const nothing: Configuration = { selection: emptySelection, colourCount: '1' };

describe('a configuration as a query', () => {
  it('is short, readable and always the same', () => {
    expect(toQuery(hoodie, '')).toBe(
      '?product=0199c0de-0001-7000-8000-000000000001&fabric=0199c0de-0002-7000-8000-000000000001' +
        '&fit=oversized&finishing=premium&quantity=250&colors=red.white&count=4&print=screen.3&print=puff.1',
    );
  });

  it('is empty when nothing is chosen', () => expect(toQuery(nothing, '')).toBe(''));

  it('takes the place of the one before, and leaves the parameters of others', () => {
    expect(toQuery(nothing, '?product=tee&utm_source=letter&print=screen.2')).toBe('?utm_source=letter');
  });

  const id = fc.stringMatching(/^[a-z0-9-]{1,40}$/);
  const configurations: fc.Arbitrary<Configuration> = fc.record({
    selection: fc.record(
      {
        productTypeId: id,
        fabricId: id,
        fitId: id,
        finishingQualityId: id,
        quantity: fc.oneof(fc.constant(1), fc.integer({ min: 100, max: 1_000_000 })),
        colors: fc.uniqueArray(id, { maxLength: 64 }),
        printOptions: fc.uniqueArray(
          fc.record({ printTypeId: id, colors: fc.integer({ min: 1, max: 12 }) }),
          { maxLength: 20, selector: ({ printTypeId }) => printTypeId },
        ),
        colorUse: fc.constantFrom<ColorUse[]>('one-garment', 'colourways'),
        sizes: fc
          .uniqueArray(
            fc.record({
              size: fc.stringMatching(/^[a-z0-9-]{1,12}$/),
              parts: fc.integer({ min: 1, max: 99 }),
            }),
            { minLength: 1, maxLength: 12, selector: ({ size }) => size },
          )
          .map((ratio) => ({ mode: 'ratio' as const, ratio, cells: [] })),
      },
      { requiredKeys: ['quantity', 'colors', 'printOptions'] },
    ),
    colourCount: fc.constantFrom(...COLOUR_COUNTS),
  });

  it('comes back as it was', () => {
    fc.assert(
      fc.property(configurations, fc.webQueryParameters(), (configuration, others) => {
        expect(fromQuery(toQuery(configuration, ''))).toEqual(configuration);
        const amongOthers = toQuery(configuration, others);
        expect(fromQuery(amongOthers)).toEqual(configuration);
        expect(toQuery(configuration, amongOthers)).toBe(amongOthers);
      }),
    );
  });
});

describe('a query', () => {
  it.each([
    ['', nothing],
    ['?', nothing],
    ['?product=', nothing],
    ['?product=%3Cscript%3E', nothing],
    [`?product=${'a'.repeat(65)}`, nothing],
    ['?product=%E0%A4%A', nothing],
    ['?product=tee&product=hoodie', { ...nothing, selection: { ...emptySelection, productTypeId: 'tee' } }],
    [
      '?colors=red.red.%3Cscript%3E..white',
      { selection: { ...emptySelection, colors: ['red', 'white'] }, colourCount: '2' },
    ],
    [`?colors=${'a'.repeat(65)}`, nothing],
    ['?count=3', { ...nothing, colourCount: '3' }],
    ['?count=4', { ...nothing, colourCount: '4+' }],
    ['?count=5', nothing],
    ['?count=0', nothing],
    ['?count=length', nothing],
  ])('%s makes what sense it can', (query, expected) => expect(fromQuery(query)).toEqual(expected));

  it.each([
    ['1', 1],
    ['100', 100],
    ['1000000', 1_000_000],
    ['1000001', 1],
    ['99', 1],
    ['0', 1],
    ['-250', 1],
    ['2.5e2', 1],
    ['250.5', 1],
    ['250 ', 1],
    ['Infinity', 1],
    ['99999999999999999999999', 1],
  ])('with quantity=%s is of %i pieces', (quantity, pieces) =>
    expect(fromQuery(`?quantity=${quantity}`).selection.quantity).toBe(pieces),
  );

  it.each([
    ['screen.3', [{ printTypeId: 'screen', colors: 3 }]],
    ['screen', [{ printTypeId: 'screen', colors: 1 }]],
    ['screen.12', [{ printTypeId: 'screen', colors: 12 }]],
    ['screen.13', []],
    ['screen.0', []],
    ['screen.', []],
    ['screen.x', []],
    ['.3', []],
    ['screen.2&print=screen.5', [{ printTypeId: 'screen', colors: 2 }]],
  ])('with print=%s has prints', (print, printOptions) =>
    expect(fromQuery(`?print=${print}`).selection.printOptions).toEqual(printOptions),
  );

  it.each([
    ['size=m.2&size=l.99&size=m.3', ['m.2', 'l.99']],
    ['size=m.0&size=M.2&size=l.100&size=.2&size=m', []],
  ])('with %s has a ratio', (query, ratio) =>
    expect(
      (fromQuery(`?${query}`).selection.sizes?.ratio ?? []).map(({ size, parts }) => `${size}.${parts}`),
    ).toEqual(ratio),
  );

  it('has no ratio with a part that is too large: none is better than another one', () => {
    const ratio = [
      { size: 'm', parts: 1 },
      { size: 'l', parts: 280 },
    ];
    const selection = { ...emptySelection, sizes: { mode: 'ratio' as const, ratio, cells: [] } };
    expect(toQuery({ ...nothing, selection }, '')).toBe('');
  });

  it('sends of the garment in it what was said of its sizes, whatever was said of another first', () => {
    const scale = (garment: string) =>
      fc
        .uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,10}$/), { minLength: 1, maxLength: SIZE_LIMITS.sizes })
        .map((ids) => ids.map((id) => ({ id: garment + id })));
    const parts = fc.array(fc.integer({ min: 1, max: SIZE_LIMITS.parts }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(scale('a'), scale('b'), parts, fc.boolean(), (one, other, said, isOneFirst) => {
        const sizes = isOneFirst ? [...one, ...other] : [...other, ...one];
        const ratio = sizes.map(({ id: size }, at) => ({ size, parts: said[at % said.length]! }));
        const selection = { ...emptySelection, sizes: { mode: 'ratio' as const, ratio, cells: [] } };
        const read = fromQuery(toQuery({ ...nothing, selection }, '')).selection;
        for (const garment of [one, other])
          expect(sizesToSend(read, garment)).toEqual(sizesToSend(selection, garment));
      }),
    );
  });

  it.each([
    ['one', 'one-garment'],
    ['ways', 'colourways'],
    ['two', undefined],
  ])('with use=%s uses its colours as %s', (use, colorUse) =>
    expect(fromQuery(`?use=${use}`).selection.colorUse).toBe(colorUse),
  );

  it('has no more prints than may be asked for', () => {
    const query = Array.from({ length: 30 }, (_, index) => `print=p${index}.1`).join('&');
    expect(fromQuery(query).selection.printOptions).toHaveLength(20);
  });

  it('is never too much, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.webQueryParameters(), (junk, others) => {
        for (const query of [`?${junk}`, `?quantity=${junk}&print=${junk}&colors=${others}`]) {
          const read = fromQuery(query);
          expect(fromQuery(toQuery(read, ''))).toEqual(read);
        }
      }),
    );
  });

  it.each([
    ['?utm_source=letter', false],
    ['', false],
    ['?quantity=junk', true],
    ['?print=screen.1', true],
  ])('%s names a configuration: %s', (query, names) => expect(namesConfiguration(query)).toBe(names));
});
