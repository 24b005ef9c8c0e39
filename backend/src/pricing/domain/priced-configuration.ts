import type { Named, PricedGarment, PricedThings, Unsuited } from '@tiraz/contracts/selection';
import type { Money } from '../../shared/domain/money.js';
import { paidPerPiece, piecesOf, type PricedConfiguration, type Selection } from './configuration.js';
import { underbaseOf } from './underbase.js';
import { sizedPieces, type ChosenSizes } from './sizes.js';

type PrintPrice = Named & { setupCost: Money; perItemCost: Money };
type Swatch = PricedGarment<Money>['swatches'][number];

/** Keeps of the chosen things what the price was made of. */
export function pricedConfiguration(
  { colors, lines, colorUse, sizes }: Selection,
  chosen: PricedThings<Money> & {
    prints: readonly { printType: PrintPrice & { underbase?: string }; colors: number }[];
    colors: readonly Swatch[];
    sizes?: ChosenSizes;
  },
  quote: PricedConfiguration['quote'],
  unsuited: readonly Unsuited[],
): PricedConfiguration {
  const { productType, fabric, fit, finishingQuality, prints } = chosen;
  const { breaks } = quote.production ?? quote;
  return {
    schemaVersion: 1,
    productType: {
      ...named(productType),
      basePrice: paidPerPiece(breaks, 'base', productType, productType.basePrice),
    },
    fabric: { ...named(fabric), costMultiplier: fabric.costMultiplier },
    fit: { ...named(fit), priceModifier: fit.priceModifier },
    finishingQuality: { ...named(finishingQuality), priceModifier: finishingQuality.priceModifier },
    prints: prints.map(({ printType, colors }) => ({
      ...named(printType),
      setupCost: printType.setupCost,
      perItemCost: paidPerPiece(breaks, 'print', printType, printType.perItemCost),
      colors,
      ...underbaseIn(printType, chosen.colors),
    })),
    colors,
    swatches: chosen.colors.map(({ hex, ...color }) => ({ ...named(color), hex })),
    lines,
    quantity: piecesOf({ lines }),
    ...(unsuited.length > 0 && { unsuited }),
    ...(colorUse && colors.length > 1 && { colorUse }),
    ...(chosen.sizes && {
      sizes: {
        mode: chosen.sizes.mode,
        ...(sizes?.mode === 'ratio' && sizes.ratio && { ratio: sizes.ratio }),
        cells: sizedPieces(chosen.sizes, piecesOf({ lines })),
      },
    }),
    quote,
  };
}

function underbaseIn(printType: { underbase?: string }, cloth: readonly Swatch[]) {
  const underbase = underbaseOf(printType, cloth);
  return underbase && { underbase };
}

function named({ id, name, nameAr }: Named): Named {
  return { id, name, nameAr };
}
