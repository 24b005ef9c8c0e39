import { MAXIMUM_QUANTITY, MINIMUM_ORDER_QUANTITY } from '@tiraz/contracts/selection';
import { DomainError, type Fault, malformedBody } from '../../shared/domain/domain-error.js';
import { Money } from '../../shared/domain/money.js';
import type { QuantityBreak } from '../../shared/domain/quantity-break.js';
import type { BookItem, PriceBook } from './price-book.js';
import {
  PREVIEWED_FIELDS,
  PRICED_KINDS,
  type PricedKind,
  type PreviewedPrices,
  type PricePreview,
  type Prices,
} from './previewed-prices.js';
import { productionPrice, type ChosenItems } from './quote.js';

/** A middling order beside the smallest one. */
const LARGER_ORDER_QUANTITY = 500;

type Priced = BookItem & Record<string, unknown>;

/**
 * What other prices of one item would do to an order: the item with the first of everything else that is offered,
 * and without a print, unless the item is one; that prints in one colour.
 *
 * @param offered what visitors can choose, first things first
 * @param item the item as it is; undefined for a new one
 * @param prices those that change; a new item's others are 0.00
 * @throws DomainError `malformed` for a price that the kind does not have, `preview.nothing-to-combine` while nothing
 *   is offered to combine the item with
 */
export function previewPrice(
  offered: PriceBook,
  kind: PricedKind,
  item: BookItem | undefined,
  prices: Prices,
): PricePreview {
  refuseForeignPrices(kind, prices);
  const others: Record<PricedKind, BookItem | undefined> = {
    productType: first(offered.productTypes),
    fabric: first(offered.fabrics),
    fit: first(offered.fits),
    finishingQuality: first(offered.finishingQualities),
    printType: undefined,
  };
  const isComplete = PRICED_KINDS.every((each) => each === kind || each === 'printType' || others[each]);
  if (!isComplete) {
    const message = 'Nothing is offered yet that this could be combined with.';
    throw new DomainError('invalid', 'preview.nothing-to-combine', message);
  }
  const broken = brokenAt(item as Priced | undefined, prices);
  const priced = (changed: Prices) =>
    pricesOf({ ...others, [kind]: { ...item, ...changed } as Priced }, broken);
  const unpriced = Object.fromEntries(
    PREVIEWED_FIELDS[kind].map((field) => [field, field === 'quantityBreaks' ? [] : Money.ZERO]),
  );
  const shown = { ...others, [kind]: item };
  return {
    now: item ? priced({}) : null,
    after: priced(item ? prices : { ...unpriced, ...prices }),
    sample: {
      productType: shown.productType ?? null,
      fabric: shown.fabric ?? null,
      fit: shown.fit ?? null,
      finishingQuality: shown.finishingQuality ?? null,
      prints: kind === 'printType' ? [{ printType: item ?? null, colors: 1 }] : [],
    },
  };
}

function refuseForeignPrices(kind: PricedKind, prices: Prices): void {
  const own: readonly string[] = PREVIEWED_FIELDS[kind];
  const faults = Object.keys(prices)
    .filter((field) => !own.includes(field))
    .map((field): Fault => {
      const path = `changes.${field}`;
      return { path, code: 'field.unknown', message: `${path} is not a price of this kind` };
    });
  if (faults.length > 0) throw malformedBody(...faults);
}

/** The orders, other than those that are shown anyway, at which the item has a break as it is or as it would be. */
function brokenAt(...states: (Readonly<Record<string, unknown>> | undefined)[]): number[] {
  const all = states.flatMap((state) => (state?.quantityBreaks ?? []) as readonly QuantityBreak[]);
  const orders = new Set(all.map(({ from }) => from));
  return [...orders]
    .filter((from) => from > MINIMUM_ORDER_QUANTITY && from <= MAXIMUM_QUANTITY)
    .filter((from) => from !== LARGER_ORDER_QUANTITY)
    .sort((one, other) => one - other);
}

function pricesOf(
  { printType, ...chosen }: Record<PricedKind, BookItem | undefined>,
  broken: readonly number[],
): PreviewedPrices {
  const items = { ...chosen, prints: printType ? [{ printType, colors: 1 }] : [] } as unknown as ChosenItems;
  const at = (pieces: number) => {
    const { pricePerItem, totalCost } = productionPrice(items, pieces);
    return { pricePerItem, totalCost };
  };
  return {
    at100: at(MINIMUM_ORDER_QUANTITY),
    at500: at(LARGER_ORDER_QUANTITY),
    ...(broken.length > 0 && { atBreaks: broken.map((pieces) => ({ pieces, ...at(pieces) })) }),
  };
}

function first<Item>(items: ReadonlyMap<string, Item>): Item | undefined {
  return items.values().next().value;
}
