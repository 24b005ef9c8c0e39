import { type Fault, refuseFaults } from '../../shared/domain/domain-error.js';
import { Money } from '../../shared/domain/money.js';
import { priceWith, type QuantityBreak } from '../../shared/domain/quantity-break.js';
import { KINDS, type Fields, type Kind } from './kinds.js';

/** @throws DomainError `invalid` for breaks of an item that contradict themselves or its price */
export function refuseFaultyBreaks(kind: Kind, fields: Fields): void {
  for (const [field, { breaksOf }] of Object.entries(KINDS[kind].fields)) {
    if (breaksOf === undefined) continue;
    refuseFaults(faultsOf(field, fields[field] as readonly QuantityBreak[], fields[breaksOf] as Money));
  }
}

function faultsOf(field: string, breaks: readonly QuantityBreak[], listPrice: Money): Fault[] {
  let before = { from: 0, price: listPrice };
  return breaks.flatMap((each, index) => {
    const path = `${field}[${index}]`;
    if ((each.basisPointsOff === undefined) === (each.unitPrice === undefined)) {
      const message = 'A quantity break has either basis points off or a unit price.';
      return [{ path, code: 'quantity-break.one-price', message }];
    }
    const price = priceWith(each, listPrice);
    const last = before;
    before = { from: Math.max(last.from, each.from), price };
    if (each.from <= last.from) {
      const message = 'Each quantity break begins at more pieces than the one before it.';
      return [{ path: `${path}.from`, code: 'quantity-break.not-ascending', message }];
    }
    if (price.piastres > last.price.piastres) {
      const message = 'A piece of a larger order must not cost more than one of a smaller order.';
      const of = each.unitPrice === undefined ? 'basisPointsOff' : 'unitPrice';
      return [{ path: `${path}.${of}`, code: 'quantity-break.dearer', message }];
    }
    return [];
  });
}
