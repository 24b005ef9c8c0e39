import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Money } from '../../shared/domain/money.js';
import { hintedQuote, unsuitedIn } from './fitting.js';
import type { Choice, Fabric, Fit, PriceBook, PrintType, ProductType } from './price-book.js';

const item = (id: string) => ({ id, name: id, nameAr: '', isActive: true });
const egp = (amount: number) => Money.ofPiastres(BigInt(amount) * 100n);
const byId = <Item extends { id: string }>(...items: Item[]) => new Map(items.map((each) => [each.id, each]));

const hoodie: ProductType = { ...item('hoodie'), basePrice: egp(430) };
const fabric = (id: string, price: number, unsuitedProductTypes: string[] = []): Fabric => ({
  ...item(id),
  costMultiplier: egp(price),
  unsuitedProductTypes,
});
const fit = (id: string, price: number, unsuitedProductTypes: string[] = []): Fit => ({
  ...item(id),
  priceModifier: egp(price),
  unsuitedProductTypes,
});
const print = (id: string, setup: number, perItem: number, unsuitedFabrics: string[] = []): PrintType => ({
  ...item(id),
  setupCost: egp(setup),
  perItemCost: egp(perItem),
  unsuitedFabrics,
});

const jersey = fabric('jersey', 0);
const terry = fabric('terry', 55);
const fleece = fabric('fleece', 70);
const poplin = fabric('poplin', 35, ['hoodie']);
const crepe = fabric('crepe', 45, ['hoodie']);
const regular = fit('regular', 0);
const relaxed = fit('relaxed', 15);
const slim = fit('slim', 10, ['hoodie']);
const screen = print('screen', 350, 15);
const dtf = print('dtf', 0, 45);
const dtg = print('dtg', 0, 95, ['crepe']);
const sublimation = print('sublimation', 150, 35, ['jersey', 'terry', 'fleece', 'poplin']);

const finishing = { ...item('standard'), priceModifier: Money.ZERO };
const offered: PriceBook = {
  productTypes: byId(hoodie),
  fabrics: byId(jersey, terry, fleece, poplin, crepe),
  fits: byId(regular, relaxed, slim),
  finishingQualities: byId(finishing),
  printTypes: byId(screen, dtf, dtg, sublimation),
  colors: new Map(),
};
const choice = (chosen: { fabric?: Fabric; fit?: Fit; prints?: PrintType[] }): Choice => ({
  productType: hoodie,
  fabric: chosen.fabric ?? terry,
  fit: chosen.fit ?? regular,
  finishingQuality: finishing,
  prints: (chosen.prints ?? []).map((printType) => ({ printType, colors: 1 })),
  colors: [],
  hasInactiveItems: false,
});
const hintsOf = (chosen: Choice, book: () => PriceBook, orderPieces: number) =>
  hintedQuote(chosen, { isSample: false, orderPieces }, book).hints ?? [];
const told = (chosen: Choice, pieces = 100, book = offered) =>
  hintsOf(chosen, () => book, pieces).map(
    ({ part, id, unsuitedTo, better }) =>
      `${part} ${id} / ${unsuitedTo} → ${better ? `${better.id} ${better.pricePerItem}` : 'nothing'}`,
  );

describe('what does not go together', () => {
  it.each<[string, Parameters<typeof choice>[0], string[]]>([
    ['nothing, where everything goes', { prints: [screen, dtf] }, []],
    // Terry is 20.00 from poplin, fleece and jersey are 35.00.
    ['a fabric with a product type', { fabric: poplin }, ['fabric poplin / hoodie → terry 485.00']],
    // Relaxed is 5.00 from slim, regular 10.00.
    ['a fit with a product type', { fit: slim }, ['fit slim / hoodie → relaxed 500.00']],
    // Sublimation is 36.50 a piece here, screen print 18.50, DTF 45.00.
    ['a print with a fabric', { prints: [sublimation] }, ['print sublimation / terry → dtf 530.00']],
    [
      'a print that is not replaced by one that is chosen',
      { prints: [dtf, sublimation] },
      ['print sublimation / terry → screen 548.50'],
    ],
    [
      'a fabric whose every replacement is wrong for a print',
      { fabric: crepe, prints: [sublimation] },
      ['fabric crepe / hoodie → nothing'],
    ],
    [
      'several things at once, in the order of the form',
      { fabric: poplin, fit: slim, prints: [sublimation] },
      [
        'fabric poplin / hoodie → nothing',
        'fit slim / hoodie → relaxed 516.50',
        'print sublimation / poplin → dtf 520.00',
      ],
    ],
  ])('is %s', (_, chosen, expected) => {
    expect(told(choice(chosen))).toEqual(expected);
  });

  it('has the first of two that are equally near, in the order of the list', () => {
    const [dear, cheap] = [fabric('dear', 45), fabric('cheap', 25)];
    const with2 = (...fabrics: Fabric[]) => ({ ...offered, fabrics: byId(...fabrics) });
    const chosen = choice({ fabric: poplin });
    expect(told(chosen, 100, with2(dear, cheap))).toEqual(['fabric poplin / hoodie → dear 475.00']);
    expect(told(chosen, 100, with2(cheap, dear))).toEqual(['fabric poplin / hoodie → cheap 455.00']);
  });

  it('has another better choice where the set-up is shared by more pieces', () => {
    const chosen = choice({ prints: [sublimation] });
    // At 100 pieces sublimation is 36.50 a piece, puff 29.50, embroidery 45.00; without set-up 35.00, 25.00 and 30.00.
    const dear = { ...offered, printTypes: byId(print('embroidery', 1500, 30), print('puff', 450, 25)) };
    expect(told(chosen, 100, dear)).toEqual(['print sublimation / terry → puff 514.50']);
    expect(told(chosen, 100_000, dear)).toEqual(['print sublimation / terry → embroidery 515.02']);
  });

  it('is refused as staff say of the thing that does not go', () => {
    const strict = { ...poplin, isUnsuitedRefused: true };
    const found = unsuitedIn(choice({ fabric: strict, fit: slim }));
    expect(found.map(({ id, isRefused }) => [id, isRefused])).toEqual([
      ['poplin', true],
      ['slim', false],
    ]);
  });

  it('asks for nothing that is offered as long as everything goes together', () => {
    const never = () => {
      throw new Error('was asked for');
    };
    expect(hintsOf(choice({}), never, 100)).toEqual([]);
    const { unsuitedProductTypes: _, ...unsaid } = terry;
    expect(hintsOf(choice({ fabric: unsaid }), never, 100)).toEqual([]);
  });
});

/** The rule once more, from a table of what does not go, and sums in piastres. */
describe('a better choice in any catalogue', () => {
  const ids = (kind: string, count: number) => Array.from({ length: count }, (_, index) => `${kind}${index}`);
  const [fabrics, fits, prints] = [ids('f', 5), ids('t', 3), ids('p', 4)];
  const pairs = (ones: string[], others: string[]) =>
    fc.subarray(ones.flatMap((one) => others.map((other) => `${one}-${other}`)));
  const catalogue = fc.record({
    wrong: fc
      .tuple(pairs(fabrics, ['product']), pairs(fits, ['product']), pairs(prints, fabrics))
      .map((lists) => new Set(lists.flat())),
    prices: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 12, maxLength: 12 }),
    setups: fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 4, maxLength: 4 }),
    isOffered: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    fabric: fc.constantFrom(...fabrics),
    fit: fc.constantFrom(...fits),
    chosen: fc.subarray(prints),
    pieces: fc.integer({ min: 100, max: 5000 }),
  });

  it('goes with all that is chosen, is none of it, and none that does is nearer in price', () => {
    fc.assert(
      fc.property(catalogue, ({ wrong, prices, setups, isOffered, fabric: f, fit: t, chosen, pieces }) => {
        const all = [...fabrics, ...fits, ...prints];
        const priceOf = (id: string) => prices[all.indexOf(id)] ?? 0;
        const setupOf = (id: string) => setups[prints.indexOf(id)] ?? 0;
        const against = (id: string, others: string[]) =>
          others.filter((other) => wrong.has(`${id}-${other}`));
        const made = {
          fabrics: fabrics.map((id) => fabric(id, priceOf(id), against(id, ['product']))),
          fits: fits.map((id) => fit(id, priceOf(id), against(id, ['product']))),
          prints: prints.map((id) => print(id, setupOf(id), priceOf(id), against(id, fabrics))),
        };
        const on = <Item extends { id: string }>(items: Item[]) =>
          byId(...items.filter(({ id }) => isOffered[all.indexOf(id)]));
        const book: PriceBook = {
          ...offered,
          fabrics: on(made.fabrics),
          fits: on(made.fits),
          printTypes: on(made.prints),
        };
        const hints = hintsOf(
          {
            ...choice({}),
            productType: { ...item('product'), basePrice: egp(100) },
            fabric: made.fabrics.find(({ id }) => id === f)!,
            fit: made.fits.find(({ id }) => id === t)!,
            prints: made.prints
              .filter(({ id }) => chosen.includes(id))
              .map((printType) => ({ printType, colors: 2 })),
          },
          () => book,
          pieces,
        );

        const expected = [f, t, ...chosen].filter((id) =>
          [...wrong].some((pair) => pair === `${id}-product` || pair === `${id}-${f}`),
        );
        expect(hints.map(({ id }) => id)).toEqual(expected);

        const perPiece = (fabricId: string, fitId: string, printIds: string[]) => {
          const each =
            100 + priceOf(fabricId) + priceOf(fitId) + printIds.reduce((sum, id) => sum + priceOf(id), 0);
          const setup = printIds.reduce((sum, id) => sum + 2 * setupOf(id), 0);
          return Math.round((each * 100 * pieces + setup * 100) / pieces);
        };
        for (const { part, id, better } of hints) {
          const orderWith = (other: string) =>
            perPiece(
              part === 'fabric' ? other : f,
              part === 'fit' ? other : t,
              part === 'print' ? chosen.map((each) => (each === id ? other : each)) : chosen,
            );
          const goes = (other: string) => {
            if (part === 'print') return !wrong.has(`${other}-${f}`) && !chosen.includes(other);
            if (part === 'fit') return !wrong.has(`${other}-product`);
            return !wrong.has(`${other}-product`) && chosen.every((each) => !wrong.has(`${each}-${other}`));
          };
          const list = part === 'fabric' ? fabrics : part === 'fit' ? fits : prints;
          const now = perPiece(f, t, chosen);
          const [nearest] = list
            .filter((other) => isOffered[all.indexOf(other)] && goes(other))
            .map((other) => ({ other, distance: Math.abs(orderWith(other) - now) }))
            .sort((one, two) => one.distance - two.distance);
          expect(better?.id).toBe(nearest?.other);
          if (!better) continue;
          expect(better.id).not.toBe(id);
          expect(Number(better.pricePerItem.piastres)).toBe(orderWith(better.id));
        }
      }),
    );
  });
});
