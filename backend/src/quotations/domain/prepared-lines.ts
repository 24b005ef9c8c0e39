import type { PricedConfiguration } from '../../pricing/index.js';
import { Money } from '../../shared/domain/money.js';
import type { Line } from './offer.js';

/** A line that follows from what was asked for; its text is found elsewhere. */
export type PreparedLine = Pick<Line, 'kind' | 'quantity' | 'unitPrice'> & {
  key: string;
  of:
    | { part: 'order' | 'sample' }
    | { part: 'setup' | 'underbase'; print: PricedConfiguration['prints'][number] }
    | { part: 'size'; size: NonNullable<PricedConfiguration['sizes']>['cells'][number]['size'] };
};

const OF_SIZE = 'size:';

/** Of a size: the customer says how many, and may say otherwise later. */
export const isOfSize = (key: string) => key.startsWith(OF_SIZE);

/**
 * For a sample one piece at the sample's price; else the pieces, the set-up of each print for each of its colours, that of
 * the white under it, which may be in what staff quote alone, and what large sizes add.
 */
export function linesFor(configuration: PricedConfiguration, isSampleRequest: boolean): PreparedLine[] {
  const { quote, quantity, prints } = configuration;
  if (isSampleRequest || quote.isSample) {
    return [
      { kind: 'garment', key: 'sample', quantity: 1, unitPrice: quote.sampleCost, of: { part: 'sample' } },
    ];
  }
  const setups = prints
    .filter(({ setupCost }) => setupCost.piastres > 0n)
    .flatMap((print) => [
      setupOf('setup', print, print.colors),
      ...(print.underbase ? [setupOf('underbase', print, 1)] : []),
    ]);
  return [
    { kind: 'garment', key: 'garment', quantity, unitPrice: pieceOf(configuration), of: { part: 'order' } },
    ...setups,
    ...largeSizesOf(configuration),
  ];
}

function setupOf(
  part: 'setup' | 'underbase',
  print: PricedConfiguration['prints'][number],
  quantity: number,
): PreparedLine {
  return {
    kind: 'setup',
    key: `${part}:${print.id}`,
    quantity,
    unitPrice: print.setupCost,
    of: { part, print },
  };
}

/** A line for each size that costs more, whatever its colours. */
function largeSizesOf({ sizes }: PricedConfiguration): PreparedLine[] {
  const lines = new Map<string, PreparedLine>();
  for (const { size, surcharge, pieces } of sizes?.cells ?? []) {
    if (surcharge.piastres === 0n || pieces === 0) continue;
    const key = `${OF_SIZE}${size.id}`;
    const quantity = (lines.get(key)?.quantity ?? 0) + pieces;
    lines.set(key, { kind: 'service', key, quantity, unitPrice: surcharge, of: { part: 'size', size } });
  }
  return [...lines.values()];
}

/** What one piece costs without what is paid once. */
function pieceOf({ productType, fabric, fit, finishingQuality, prints }: PricedConfiguration): Money {
  return prints.reduce(
    (sum, { perItemCost }) => sum.plus(perItemCost),
    productType.basePrice
      .plus(fabric.costMultiplier)
      .plus(fit.priceModifier)
      .plus(finishingQuality.priceModifier),
  );
}
