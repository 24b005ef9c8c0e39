import type { AnsweredConfiguration, AnsweredPrice, AnsweredPriceLine } from '@tiraz/contracts/selection';
import { Money } from '../../shared/domain/money.js';
import {
  BREAKDOWN_FIELDS,
  breakdownOf,
  type AppliedBreak,
  type Price,
  type PricedConfiguration,
  type PriceKind,
} from '../domain/configuration.js';

type PerPiece = Record<PriceKind, Money | null>;

/** The parts in the order in which a garment is made; what is paid once comes last. */
const LINES = ['base', 'fabric', 'fit', 'finishing', 'print', 'sizes', 'printSetup'] as const;

/** A stored configuration as it is answered: what was chosen, and what each part of its price costs. */
export function answeredConfiguration(configuration: PricedConfiguration): AnsweredConfiguration {
  const { schemaVersion: _, lines: __, quote, ...selection } = configuration;
  const { isSample, sampleCost, range, production } = quote;
  const perPiece = pricesPerPiece(configuration);
  return {
    selection,
    quote: {
      isSample,
      ...answeredPrice(quote, perPiece),
      sampleCost,
      range,
      ...(production && { production: answeredPrice(production, perPiece) }),
    },
  };
}

/** What each part of the price costs for one piece; null for what is paid once. */
function pricesPerPiece(configuration: PricedConfiguration): PerPiece {
  const { productType, fabric, fit, finishingQuality, prints } = configuration;
  return {
    base: productType.basePrice,
    fabric: fabric.costMultiplier,
    fit: fit.priceModifier,
    finishing: finishingQuality.priceModifier,
    printSetup: null,
    print: prints.reduce((sum, { perItemCost }) => sum.plus(perItemCost), Money.ZERO),
    // Not the same for every piece.
    sizes: null,
  };
}

function answeredPrice(
  { totalCost, pricePerItem, lines, breaks = [] }: Price,
  perPiece: PerPiece,
): AnsweredPrice {
  const breakdown = breakdownOf(lines);
  return {
    totalCost,
    pricePerItem,
    breakdown,
    lines: LINES.map((kind) => ({
      part: BREAKDOWN_FIELDS[kind],
      perPiece: perPiece[kind],
      amount: breakdown[BREAKDOWN_FIELDS[kind]] ?? Money.ZERO,
      ...withBreaks(breaks.filter((each) => each.kind === kind)),
    })).filter(({ part, amount }) => part === 'baseCost' || amount.piastres > 0n),
  };
}

function withBreaks(breaks: readonly AppliedBreak[]): Pick<AnsweredPriceLine, 'breaks'> {
  return breaks.length > 0 ? { breaks: breaks.map(answeredBreak) } : {};
}

export function answeredBreak({ kind, ...each }: AppliedBreak) {
  return { part: BREAKDOWN_FIELDS[kind], ...each };
}
