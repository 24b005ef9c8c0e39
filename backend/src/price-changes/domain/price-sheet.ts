import { PRICES_OF, type PricedKind, type PriceField } from '@tiraz/contracts/price-change';
import type { PriceColumn, PriceSheetFault } from '@tiraz/contracts/price-sheet';
import { readAmount } from '@tiraz/contracts/typed-number';
import { folded, type SheetFault, type TableRow } from '../../shared/domain/sheet-table.js';

/** An item that a row may be about. */
export interface SheetItem {
  kind: PricedKind;
  id: string;
  name: string;
  nameAr: string;
  /** EGP, `145.00`, of each of its fields. */
  prices: Partial<Record<PriceField, string>>;
}

/** One price as a row says it, beside what it is now; EGP. */
export interface SheetPrice extends Pick<SheetItem, 'kind' | 'id' | 'name' | 'nameAr'> {
  row: number;
  field: PriceField;
  was: string;
  price: string;
}

/** How kinds and prices may be called. */
export interface PriceWords {
  kinds: Record<PricedKind, string[]>;
  prices: Record<PriceField, string[]>;
}

type Row = TableRow<PriceColumn>;
export type PriceFault = SheetFault<PriceColumn, PriceSheetFault>;

/**
 * Which price each row means. An item is known by its id, or else by its name in either language, within a kind where one is
 * named; an item with one price needs no name of the price. A price that has changed since the table was exported stays where
 * the row still says what was exported, and is a fault where the row says another one.
 */
export function pricesIn(
  rows: readonly Row[],
  items: readonly SheetItem[],
  words: PriceWords,
): { prices: SheetPrice[]; faults: PriceFault[] } {
  const prices: SheetPrice[] = [];
  const faults: PriceFault[] = [];
  const firstRows = new Map<string, number>();
  for (const row of rows) {
    const fault = (column: PriceColumn, code: PriceSheetFault) =>
      faults.push({ row: row.row, column, code, text: row.cells[column] });
    const amount = readAmount(row.cells.amount);
    if ('fault' in amount) fault('amount', amount.fault);
    const found = itemOf(row, items, words);
    if ('code' in found) {
      fault(found.column, found.code);
      continue;
    }
    const { item } = found;
    const field = fieldOf(row, item.kind, words);
    if (!field) {
      fault('price', 'unknown-price');
      continue;
    }
    const key = `${item.id} ${field}`;
    if (firstRows.has(key)) fault('item', 'twice');
    firstRows.set(key, row.row);
    const was = item.prices[field];
    if ('fault' in amount || was === undefined) continue;
    const exported = readAmount(row.cells.exported);
    const isOlder = 'amount' in exported && exported.amount !== was;
    const price = isOlder && amount.amount === exported.amount ? was : amount.amount;
    if (isOlder && price !== was) fault('exported', 'changed-since');
    const { kind, id, name, nameAr } = item;
    prices.push({ ...{ row: row.row, kind, id, name, nameAr, field }, was, price });
  }
  return { prices, faults };
}

function itemOf(
  { cells }: Row,
  items: readonly SheetItem[],
  words: PriceWords,
): { item: SheetItem } | { column: PriceColumn; code: PriceSheetFault } {
  const hasName = (item: SheetItem) =>
    [item.name, item.nameAr].some((name) => folded(name) === folded(cells.item));
  if (cells.id) {
    const item = items.find(({ id }) => id === cells.id.toLowerCase());
    if (!item) return { column: 'id', code: 'unknown-item' };
    // A name that no item has any more is its own former one.
    const isOther = cells.item && !hasName(item) && items.some(hasName);
    return isOther ? { column: 'item', code: 'other-item' } : { item };
  }
  if (!cells.item) return { column: 'item', code: 'empty' };
  const kind = cells.kind ? named(cells.kind, words.kinds) : undefined;
  if (cells.kind && !kind) return { column: 'kind', code: 'unknown-kind' };
  const [item, ...others] = items.filter((one) => hasName(one) && (!kind || one.kind === kind));
  if (!item) return { column: 'item', code: 'unknown-item' };
  return others.length > 0 ? { column: 'item', code: 'ambiguous-item' } : { item };
}

function fieldOf({ cells }: Row, kind: PricedKind, { prices }: PriceWords): PriceField | undefined {
  const [only, ...others] = PRICES_OF[kind] as readonly PriceField[];
  if (!cells.price) return others.length > 0 ? undefined : only;
  const own = Object.fromEntries(PRICES_OF[kind].map((field) => [field, prices[field as PriceField]]));
  return named(cells.price, own as PriceWords['prices']);
}

function named<Name extends string>(text: string, names: Record<Name, string[]>): Name | undefined {
  const all = Object.entries(names) as [Name, string[]][];
  return all.find(([, each]) => each.some((one) => folded(one) === folded(text)))?.[0];
}
