import { upperEnd } from '@tiraz/contracts/price-range';
import { Money } from '../../shared/domain/money.js';

/** The upper ends that a visitor is shown beside a production price. */
export function rangeOf({ totalCost, pricePerItem }: { totalCost: Money; pricePerItem: Money }) {
  return {
    totalCostUpTo: Money.ofPiastres(upperEnd(totalCost.piastres)),
    pricePerItemUpTo: Money.ofPiastres(upperEnd(pricePerItem.piastres)),
  };
}
