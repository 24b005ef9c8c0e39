import type { NewPriceRule, WantedPriceChange, WantedPriceChangeItem } from '@tiraz/api-client/staff';
import { BASIS_POINTS, type Rounding } from '@tiraz/contracts/price-change';
import { typedAmount, typedNumber } from '@tiraz/contracts/typed-number';
import type { PriceRow } from './price-rows';

/** A rule as it is typed. */
export interface TypedRule {
  by: 'percent' | 'amount';
  amount: string;
  rounding: Rounding;
}

/** What is typed into the list, by the key of its row; and which rows are chosen. */
export interface Typed {
  prices: Readonly<Record<string, string>>;
  chosen: ReadonlySet<string>;
  rule: TypedRule;
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

/** Of a row the price that is typed and differs; undefined where nothing is, or where it is no price. */
export function newPriceOf({ key, price }: PriceRow, { prices }: Pick<Typed, 'prices'>): string | undefined {
  const typed = prices[key];
  const amount = typed === undefined ? undefined : typedAmount(typed);
  return amount === price ? undefined : amount;
}

/** Whether something is typed there that is no price. */
export function isFaulty({ key }: PriceRow, { prices }: Pick<Typed, 'prices'>): boolean {
  const typed = prices[key];
  return typed !== undefined && typedAmount(typed) === undefined;
}

/** What is to be changed: what is typed, and of the other chosen prices what the rule makes of them. */
export function wantedChange(rows: readonly PriceRow[], typed: Typed): WantedPriceChange | undefined {
  const rule = ruleOf(typed.rule);
  const items = new Map<string, WantedPriceChangeItem>();
  let needsRule = false;
  for (const row of rows) {
    const price = newPriceOf(row, typed);
    const isByRule = price === undefined && rule !== undefined && typed.chosen.has(row.key);
    if ((price === undefined && !isByRule) || isFaulty(row, typed)) continue;
    needsRule ||= isByRule;
    const { id, version } = row.item;
    const item = items.get(id) ?? { kind: row.kind, id, version, prices: [] };
    const wanted = { field: row.field, was: row.price, ...(price !== undefined && { price }) };
    items.set(id, { ...item, prices: [...item.prices, wanted] });
  }
  if (items.size === 0) return undefined;
  return { ...(needsRule && rule && { rule }), items: [...items.values()] };
}
