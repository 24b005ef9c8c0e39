import { PRICES_OF, type PriceField } from '@tiraz/contracts/price-change';
import { DomainError, type Fault, refuseFaults } from '../../shared/domain/domain-error.js';
import { isChanged, type ChangedItem, type PreviewedItem } from './changed-item.js';
import {
  changedPrices,
  pricesMoved,
  withFound,
  type PricedItem,
  type PriceFields,
  type WantedPrices,
} from './item-prices.js';
import { isWithinLimits, type PriceRule } from './price-rule.js';
import type { WantedChange, WantedItem } from './wanted-change.js';

/** @throws DomainError `malformed` or `invalid`, with every fault at its field */
export function expectSound({ rule, items }: WantedChange): void {
  const faults: Fault[] = [];
  const seen = new Set<string>();
  for (const [index, { kind, id, prices }] of items.entries()) {
    const path = `items[${index}]`;
    if (seen.has(id)) {
      faults.push({ path, code: 'price-change.item-twice', message: 'Each item is named once.' });
    }
    seen.add(id);
    const own: readonly string[] = PRICES_OF[kind];
    for (const [place, { field, price }] of prices.entries()) {
      const at = `${path}.prices[${place}]`;
      if (!own.includes(field)) {
        const message = 'This is not a price of this kind.';
        faults.push({ path: `${at}.field`, code: 'price-change.foreign-price', message });
      }
      if (prices.findIndex((other) => other.field === field) < place) {
        faults.push({ path: at, code: 'price-change.price-twice', message: 'Each price is named once.' });
      }
      if (!price && !rule) {
        const message = 'Say a price, or a rule for all.';
        faults.push({ path: at, code: 'price-change.rule-missing', message });
      }
    }
  }
  if (rule && !isWithinLimits(rule)) {
    const message = 'Prices change by -50.00 to +200.00 percent, or by an amount that a price can have.';
    faults.push({ path: 'rule', code: 'price-change.rule-limits', message });
  }
  refuseFaults(faults);
}

/**
 * What a change would do to the items as they are.
 *
 * @param current by id
 * @throws DomainError `price-change.unknown-item`, `price-change.out-of-range`
 */
export function previewed(
  { rule, items }: WantedChange,
  current: ReadonlyMap<string, PricedItem>,
): PreviewedItem[] {
  const faults: Fault[] = [];
  const all = items.flatMap((wanted, index) => {
    const item = current.get(wanted.id);
    if (!item || item.kind !== wanted.kind) {
      const message = 'There is no such item.';
      faults.push({ path: `items[${index}].id`, code: 'price-change.unknown-item', message });
      return [];
    }
    const isKeptOut = item.archivedAt !== null || isEdited(wanted, item, rule);
    const byRule = pricesByRule(wanted);
    const prices = Object.fromEntries(
      wanted.prices.map(({ field, price }) => [field, price ?? 'by-rule']),
    ) as WantedPrices;
    const { lines, impossible } = changedPrices(isKeptOut ? asSeen(wanted) : item, prices, rule);
    for (const field of impossible) {
      const place = wanted.prices.findIndex((one) => one.field === field);
      const message = 'A price would be below 0.00 or above 9999999.99.';
      faults.push({ path: `items[${index}].prices[${place}]`, code: 'price-change.out-of-range', message });
    }
    const { kind, id, version, fields } = item;
    const { name, nameAr } = fields;
    return [{ kind, id, name, nameAr, version, byRule, lines, isKeptOut }];
  });
  refuseFaults(faults);
  return all;
}

/**
 * Whether somebody gave it another price since it was seen. Of another version it may be a quantity break or a surcharge,
 * which nobody has seen then: where the rule would move one of them, that is enough.
 */
function isEdited(wanted: WantedItem, item: PricedItem, rule: PriceRule | undefined): boolean {
  if (wanted.prices.some(({ field, was }) => !item.fields[field]?.equals(was))) return true;
  if (wanted.version === item.version) return false;
  const byRule = pricesByRule(wanted);
  return pricesMoved(item, byRule, rule).lines.length > byRule.length;
}

function pricesByRule({ prices }: WantedItem): PriceField[] {
  return prices.filter(({ price }) => !price).map(({ field }) => field);
}

/** With the prices that were seen, and without what nobody said of it. */
function asSeen({ kind, prices }: WantedItem): { kind: WantedItem['kind']; fields: PriceFields } {
  return { kind, fields: Object.fromEntries(prices.map(({ field, was }) => [field, was])) };
}

/**
 * The items of a change that is saved: those with something to change.
 *
 * @throws DomainError `price-change.nothing-changes`; `price-change.all-edited` when all of it was edited since it was seen
 */
export function itemsToChange(
  all: readonly PreviewedItem[],
  current: ReadonlyMap<string, PricedItem>,
): ChangedItem[] {
  const items = all
    .map(({ isKeptOut, version: _, ...item }): ChangedItem => {
      const lines = item.lines.filter(isChanged);
      return {
        ...item,
        outcome: isKeptOut ? 'kept-out' : 'waiting',
        lines: isKeptOut ? withFound(lines, current.get(item.id)) : lines,
      };
    })
    .filter(({ lines }) => lines.length > 0);
  if (items.length === 0) {
    const message = 'Every price is already as it would be.';
    throw new DomainError('invalid', 'price-change.nothing-changes', message);
  }
  if (items.every(({ outcome }) => outcome === 'kept-out')) {
    const message = 'Somebody gave all of these items other prices since you saw them.';
    throw new DomainError('conflict', 'price-change.all-edited', message);
  }
  return items;
}
