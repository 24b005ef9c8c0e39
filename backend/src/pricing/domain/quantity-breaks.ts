import type { Money } from '../../shared/domain/money.js';
import { priceWith, type QuantityBreak } from '../../shared/domain/quantity-break.js';

/** What is cheaper by the piece in a larger order; without breaks it never is. */
export interface Breakable {
  id: string;
  quantityBreaks?: readonly QuantityBreak[];
}

/** The break that holds at so many pieces: of those that are reached the last one alone. @param kind of its price line */
export function appliedBreak<Kind extends string>(
  kind: Kind,
  { id, quantityBreaks = [] }: Breakable,
  listPrice: Money,
  pieces: number,
) {
  let reached: QuantityBreak | undefined;
  for (const each of quantityBreaks)
    if (each.from <= pieces && each.from > (reached?.from ?? 0)) reached = each;
  return reached && applied(kind, id, listPrice, reached);
}

/** Every break of a thing, whatever the order. */
export function everyBreak<Kind extends string>(
  kind: Kind,
  { id, quantityBreaks = [] }: Breakable,
  listPrice: Money,
) {
  return quantityBreaks.map((each) => applied(kind, id, listPrice, each));
}

function applied<Kind extends string>(kind: Kind, id: string, listPrice: Money, each: QuantityBreak) {
  return { kind, id, from: each.from, listPrice, price: priceWith(each, listPrice) };
}
