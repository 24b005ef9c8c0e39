import { NO_CONTACT } from '@tiraz/contracts/contact';
import type { SentSelection } from '@tiraz/contracts/selection';
import type { PricedConfiguration, PricedSelection } from '../../pricing/index.js';
import { Money } from '../../shared/domain/money.js';
import type { Submission } from './submission.js';

/** For tests: 100 shirts, as they are sent. */
export const SENT_SHIRTS: SentSelection = {
  productTypeId: 'shirt',
  fabricId: 'jersey',
  fitId: 'slim',
  finishingQualityId: 'standard',
  quantity: 100,
  colors: [],
  printOptions: [],
};

const { quantity: pieces, ...shirt } = SENT_SHIRTS;

/** For tests: 100 shirts. */
export const SHIRTS: Submission['selection'] = { ...shirt, lines: [{ pieces }] };

/** For tests: they are asked for by Layla, who says nothing else. */
export const SUBMISSION: Submission = {
  selection: SHIRTS,
  contact: { ...NO_CONTACT, customerName: 'Layla', customerEmail: 'layla@example.com' },
  message: '',
  language: 'en',
  isSampleRequest: false,
  seen: {},
};

/** For tests: what Pricing would say of 100 shirts that cost nothing but their base price. */
export function plainShirts(basePrice: string): PricedSelection {
  const pricePerItem = Money.parse(basePrice);
  const totalCost = pricePerItem.times(pieces);
  const item = { id: 'id', name: 'Name', nameAr: 'اسم' };
  return {
    configuration: {
      schemaVersion: 1,
      productType: { ...item, basePrice: pricePerItem },
      fabric: { ...item, costMultiplier: Money.ZERO },
      fit: { ...item, priceModifier: Money.ZERO },
      finishingQuality: { ...item, priceModifier: Money.ZERO },
      prints: [],
      colors: [],
      swatches: [],
      lines: [{ pieces }],
      quantity: pieces,
      quote: {
        lines: [{ kind: 'base', amount: totalCost }],
        totalCost,
        pricePerItem,
        sampleCost: Money.parse('1000.00'),
        isSample: false,
        range: {
          totalCostUpTo: totalCost.times(12).dividedBy(10),
          pricePerItemUpTo: pricePerItem.times(12).dividedBy(10),
        },
      },
    },
    hasInactiveItems: false,
  };
}

/** For tests: the same shirts with sizes, of which the larger costs ten pounds more. @param large pieces; none: without sizes */
export function largeShirts(large = 0): PricedConfiguration {
  const { configuration } = plainShirts('145.00');
  if (large === 0) return configuration;
  const { quote } = configuration;
  const surcharge = Money.parse('10.00');
  const amount = surcharge.times(large);
  const totalCost = quote.totalCost.plus(amount);
  const sized = (id: string, each: Money, count: number) => ({
    color: null,
    size: { id, label: id.toUpperCase(), labelAr: '' },
    surcharge: each,
    pieces: count,
  });
  return {
    ...configuration,
    sizes: {
      mode: 'exact',
      cells: [sized('m', Money.ZERO, pieces - large), sized('2xl', surcharge, large)],
    },
    quote: {
      ...quote,
      lines: [...quote.lines, { kind: 'sizes', amount }],
      totalCost,
      pricePerItem: totalCost.dividedBy(pieces),
    },
  };
}
