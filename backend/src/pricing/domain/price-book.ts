import type { Money } from '../../shared/domain/money.js';
import type { QuantityBreak } from '../../shared/domain/quantity-break.js';
import type { Size } from '../../shared/domain/size.js';
import type { ChosenSizes } from './sizes.js';

/** Something that can be chosen; what was switched off or archived is not active. */
export interface BookItem {
  id: string;
  name: string;
  nameAr: string;
  isActive: boolean;
}

/** Cheaper by the piece in a larger order; never, when there are no breaks. */
type Breaks = { quantityBreaks?: readonly QuantityBreak[] };

/** Ids that it does not go with; everything does, when there are none. An inquiry with both may be refused. */
type Exclusions<Name extends string> = Partial<Record<Name, readonly string[]>> & {
  isUnsuitedRefused?: boolean;
};

/** Made without sizes, when there are none. */
export type ProductType = BookItem & { basePrice: Money; sizes?: readonly Size[] } & Breaks;
/** `costMultiplier` is, in spite of its name, added for every piece. */
export type Fabric = BookItem & { costMultiplier: Money } & Exclusions<'unsuitedProductTypes'>;
export type Modifier = BookItem & { priceModifier: Money };
export type Fit = Modifier & Exclusions<'unsuitedProductTypes'>;
/**
 * `setupCost` is charged once for every colour of the print, `perItemCost` for every piece; none has an underbase where it
 * is absent.
 */
export type PrintType = BookItem & { setupCost: Money; perItemCost: Money; underbase?: string } & Breaks &
  Exclusions<'unsuitedFabrics'>;

/** Costs nothing itself. */
export type Color = BookItem & { hex: string };

/** What everything costs at one moment; ids are lower-case UUIDs. */
export interface PriceBook {
  productTypes: ReadonlyMap<string, ProductType>;
  fabrics: ReadonlyMap<string, Fabric>;
  fits: ReadonlyMap<string, Fit>;
  finishingQualities: ReadonlyMap<string, Modifier>;
  printTypes: ReadonlyMap<string, PrintType>;
  colors: ReadonlyMap<string, Color>;
}

/** A selection whose every id was found. */
export interface Choice {
  productType: ProductType;
  fabric: Fabric;
  fit: Fit;
  finishingQuality: Modifier;
  prints: readonly { printType: PrintType; colors: number }[];
  /** By the ids that the selection names them by. */
  colors: readonly Color[];
  /** Absent: they are said later. */
  sizes?: ChosenSizes;
  /** Something chosen has been switched off or archived. */
  hasInactiveItems: boolean;
}
