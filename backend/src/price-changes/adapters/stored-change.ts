import type { Rounding } from '@tiraz/contracts/price-change';
import { Money } from '../../shared/domain/money.js';
import type { ChangedItem } from '../domain/changed-item.js';
import type { PriceRule } from '../domain/price-rule.js';

/** A rule in JSON; of an amount the piastres, as text. */
export type StoredRule = { rounding: Rounding } & ({ basisPoints: number } | { piastres: string });

/** The items in JSON: amounts are text. */
export type StoredItems = readonly (Omit<ChangedItem, 'lines'> & {
  lines: readonly (Omit<ChangedItem['lines'][number], 'before' | 'after' | 'found'> & {
    before: string;
    after: string;
    found?: string | null;
  })[];
})[];

export const RULE = {
  to: (rule: PriceRule | null): StoredRule | null =>
    rule && ('piastres' in rule ? { ...rule, piastres: String(rule.piastres) } : rule),
  from: (stored: StoredRule | null): PriceRule | null =>
    stored && ('piastres' in stored ? { ...stored, piastres: BigInt(stored.piastres) } : stored),
};

export const ITEMS = {
  to: (items: readonly ChangedItem[]): readonly ChangedItem[] => items,
  from: (stored: StoredItems | readonly ChangedItem[]): readonly ChangedItem[] =>
    stored.map((item) => ({ ...item, lines: item.lines.map(withMoney) })) as readonly ChangedItem[],
};

/** Of a row that has just been stored they are Money still. */
function withMoney({
  before,
  after,
  found,
  ...name
}: StoredItems[number]['lines'][number] | ChangedItem['lines'][number]) {
  return {
    ...name,
    before: Money.parse(String(before)),
    after: Money.parse(String(after)),
    ...(found !== undefined && { found: found && Money.parse(String(found)) }),
  };
}
