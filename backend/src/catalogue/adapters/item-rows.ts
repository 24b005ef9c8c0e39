import { Money } from '../../shared/domain/money.js';
import type { QuantityBreak } from '../../shared/domain/quantity-break.js';
import type { Size } from '../../shared/domain/size.js';
import { KINDS, type Fields, type FieldValue, type Kind } from '../domain/kinds.js';
import type { StoredItem } from '../domain/stored-item.js';

/** A row of one kind's table: a column for each field as well, whether or not its amounts are Money yet. */
export type StoredRow = Omit<StoredItem, 'fields'>;

/** What `toStoredItem` reads. */
export function storedColumns(kind: Kind): string {
  const names = ['id', 'version', 'createdAt', 'updatedAt', 'archivedAt', ...fieldsOf(kind)];
  return names.map((name) => `${columnOf(name)} AS "${name}"`).join(', ');
}

export function toStoredItem(kind: Kind, row: StoredRow): StoredItem {
  const { id, version, createdAt, updatedAt, archivedAt } = row;
  const fields = Object.fromEntries(
    fieldsOf(kind).map((name) => [name, row[name as keyof StoredRow] as unknown]),
  );
  return { id, fields: withAmounts(kind, fields), version, createdAt, updatedAt, archivedAt };
}

export function withAmounts(kind: Kind, row: Readonly<Record<string, unknown>>): Fields {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const form = KINDS[kind].fields[name]?.form;
      if (form === 'amount') return [name, Money.parse(String(value))];
      if (form === 'sizes') return [name, withSurcharges(value)];
      return [name, form === 'quantityBreaks' ? withUnitPrices(value) : (value as FieldValue)];
    }),
  );
}

/** In a JSON column their unit prices are text; of a row that TypeORM has just stored they are Money still. */
function withUnitPrices(breaks: unknown): QuantityBreak[] {
  return (breaks as QuantityBreak[]).map(({ unitPrice, ...each }) =>
    unitPrice === undefined ? each : { ...each, unitPrice: Money.parse(String(unitPrice)) },
  );
}

/** Likewise. */
function withSurcharges(sizes: unknown): Size[] {
  return (sizes as Size[]).map((size) => ({ ...size, surcharge: Money.parse(String(size.surcharge)) }));
}

export function fieldsOf(kind: Kind): string[] {
  return Object.keys(KINDS[kind].fields);
}

export function tableOf(kind: Kind): string {
  return kind === 'colors' ? 'garment_colors' : columnOf(kind);
}

export function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
