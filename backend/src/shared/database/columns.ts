import { Column, DefaultNamingStrategy, type ColumnOptions } from 'typeorm';
import { Money } from '../domain/money.js';

/** Columns are called as the properties are, in snake case. */
export function columnOf(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export class SnakeCase extends DefaultNamingStrategy {
  override columnName(property: string, given: string, prefixes: string[]): string {
    return [...prefixes, given || columnOf(property)].join('_');
  }
}

/** EGP with two decimals, as Money. @param options `precision` is the number of digits in all */
export function MoneyColumn(
  options: Pick<ColumnOptions, 'nullable' | 'default'> & { precision: number },
): PropertyDecorator {
  const transformer = {
    from: (stored: string | null) => (stored === null ? null : Money.parse(stored)),
    to: (money: Money | null | undefined) => money?.toString() ?? money,
  };
  return Column('numeric', { ...options, scale: 2, transformer });
}

/** Written by the database, and read by SQL alone: what lists sort by and searches look into. */
export function DerivedTextColumn(): PropertyDecorator {
  return Column({ type: 'text', insert: false, update: false, select: false });
}
