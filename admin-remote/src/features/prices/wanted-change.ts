import type {
  NewPriceRule,
  PriceChange,
  WantedPriceChange,
  WantedPriceChangeItem,
} from '@tiraz/api-client/staff';
import { BASIS_POINTS, type Rounding } from '@tiraz/contracts/price-change';
import { typedAmount, typedNumber } from '@tiraz/contracts/typed-number';
import { keyOf, type PriceRow } from './price-rows';

/** A rule as it is typed. */
export interface TypedRule {
  by: 'percent' | 'amount';
  amount: string;
  rounding: Rounding;
}

/** What stood in a row when somebody began to change it; what others store since is not theirs to overwrite. */
export interface Seen {
  was: string;
  /** Of the item. */
  version: number;
}

export interface TypedPrice extends Seen {
  text: string;
}

/** What is typed into the list, by the key of its row; and which rows are chosen. */
export interface Typed {
  prices: Readonly<Record<string, TypedPrice>>;
  chosen: ReadonlyMap<string, Seen>;
  rule: TypedRule;
}

export const NOTHING: Typed = {
  prices: {},
  chosen: new Map(),
  rule: { by: 'percent', amount: '', rounding: '0.25' },
};

/** Nothing, by the rule that was at hand. */
export function nothingBy(rule: TypedRule): Typed {
  return { ...NOTHING, rule: { ...rule, amount: '' } };
}

/**
 * What is typed, ticked and ruled since a change was sent. Of a price that the change has moved it counts from the new one:
 * what readers store themselves is no news to them.
 */
export function typedSince(now: Typed, sent: Typed, { items }: PriceChange): Typed {
  const stored = new Map(
    items.flatMap(({ id, outcome, lines }) =>
      outcome === 'applied' ? lines.map(({ price, after }) => [keyOf(id, price), after] as const) : [],
    ),
  );
  const seenSince = <One extends Seen>(
    entries: Iterable<[string, One]>,
    isSent: (key: string, one: One) => boolean,
  ) =>
    [...entries].flatMap(([key, one]): [string, One][] =>
      isSent(key, one) ? [] : [[key, { ...one, was: stored.get(key) ?? one.was }]],
    );
  return {
    prices: Object.fromEntries(
      seenSince(Object.entries(now.prices), (key, price) => price === sent.prices[key]),
    ),
    chosen: new Map(seenSince(now.chosen, (key, seen) => seen === sent.chosen.get(key))),
    rule: now.rule === sent.rule ? nothingBy(sent.rule).rule : now.rule,
  };
}

export function seenIn({ price, item }: PriceRow): Seen {
  return { was: price, version: item.version };
}

/** The rule that is meant; undefined while nothing is, or where it is none. */
export function ruleOf({ by, amount, rounding }: TypedRule): NewPriceRule | undefined {
  // As people write it: +8 %.
  const plain = amount.trim().replace(/^\+/, '');
  const number = typedNumber(by === 'percent' ? plain.replace(/\s*[%٪]$/, '') : plain) ?? '';
  if (!/^-?\d{1,7}(\.\d{1,2})?$/.test(number)) return undefined;
  if (by === 'amount') return { amount: number, rounding };
  const basisPoints = Math.round(Number(number) * 100);
  const isWithin = basisPoints >= BASIS_POINTS.lowest && basisPoints <= BASIS_POINTS.highest;
  return isWithin ? { basisPoints, rounding } : undefined;
}

/**
 * Of a row the price that is typed and differs from what it is and from what it was; undefined where nothing is, or
 * where it is no price.
 */
export function newPriceOf({ key, price }: PriceRow, { prices }: Pick<Typed, 'prices'>): string | undefined {
  const typed = prices[key];
  const amount = typed && typedAmount(typed.text);
  return amount === price || amount === typed?.was ? undefined : amount;
}

/** Whether something is typed there that is no price. */
export function isFaulty({ key }: PriceRow, { prices }: Pick<Typed, 'prices'>): boolean {
  const typed = prices[key];
  return typed !== undefined && typedAmount(typed.text) === undefined;
}

/** What is to be changed: what is typed, and of the other chosen prices what the rule makes of them. */
export function wantedChange(rows: readonly PriceRow[], typed: Typed): WantedPriceChange | undefined {
  const rule = ruleOf(typed.rule);
  const items = new Map<string, WantedPriceChangeItem>();
  let needsRule = false;
  for (const row of rows) {
    const price = newPriceOf(row, typed);
    const isByRule = price === undefined;
    const seen = isByRule ? rule && typed.chosen.get(row.key) : typed.prices[row.key];
    if (!seen || isFaulty(row, typed)) continue;
    needsRule ||= isByRule;
    const { id } = row.item;
    const { version, prices } = items.get(id) ?? { version: seen.version, prices: [] };
    const wanted = { field: row.field, was: seen.was, ...(!isByRule && { price }) };
    items.set(id, {
      ...{ kind: row.kind, id, version: Math.min(version, seen.version) },
      prices: [...prices, wanted],
    });
  }
  if (items.size === 0) return undefined;
  return { ...(needsRule && rule && { rule }), items: [...items.values()] };
}
