import type { Money } from '../../shared/domain/money.js';
import type { QuantityBreak } from '../../shared/domain/quantity-break.js';
import type { Size } from '../../shared/domain/size.js';
import { inListOrder } from './list-order.js';

/** What all six kinds of item share. Optional texts are empty strings, never null. */
export interface CatalogueItem {
  /** UUID v7. */
  id: string;
  name: string;
  nameAr: string;
  isActive: boolean;
  sortOrder: number;
}

interface Described {
  description: string;
  descriptionAr: string;
}

interface Unsuited {
  /** An inquiry with things that do not go together is refused. */
  isUnsuitedRefused: boolean;
}

export interface ProductType extends CatalogueItem, Described {
  basePrice: Money;
  /** Of the base price, from few pieces to many. */
  quantityBreaks: readonly QuantityBreak[];
  /** From small to large; empty: it is made without. */
  sizes: readonly Size[];
  /** What it is drawn as: one of SILHOUETTES, or of a later release's. */
  silhouette: string;
  /** The likeliest first. */
  printAreas: readonly object[];
  /** Empty, or the path of an uploaded picture. */
  imageUrl: string;
}

export interface Fabric extends CatalogueItem, Described, Unsuited {
  /** Grams per square metre, 1–2000. */
  gsm: number;
  composition: string;
  compositionAr: string;
  /** Added per piece, in spite of its name. */
  costMultiplier: Money;
  /** What it is drawn as, as above. */
  weave: string;
  /** What is not made of it. */
  unsuitedProductTypes: readonly string[];
  imageUrl: string;
}

export interface Fit extends CatalogueItem, Unsuited {
  /** Added per piece. */
  priceModifier: Money;
  /** What it does to the drawing: one of CUTS, or of a later release's. */
  cut: string;
  /** What is not made in it. */
  unsuitedProductTypes: readonly string[];
}

export interface FinishingQuality extends CatalogueItem, Described {
  /** Added per piece. */
  priceModifier: Money;
}

export interface PrintType extends CatalogueItem, Described, Unsuited {
  /** Once per print colour of an order. */
  setupCost: Money;
  /** Per piece, however many colours. */
  perItemCost: Money;
  /** Of the cost per piece, from few pieces to many. */
  quantityBreaks: readonly QuantityBreak[];
  /** What it looks like: one of PRINT_TECHNIQUES, or of a later release's. */
  technique: string;
  /** Whose prices have the white under it on dark cloth: one of UNDERBASES, or of a later release's. */
  underbase: string;
  /** What it is not printed on. */
  unsuitedFabrics: readonly string[];
}

/** A garment colour; it costs nothing itself. */
export interface Color extends CatalogueItem {
  /** `#RRGGBB`. */
  hex: string;
}

/** All six kinds at one moment, by id. */
export interface CatalogueSnapshot {
  productTypes: ReadonlyMap<string, ProductType>;
  fabrics: ReadonlyMap<string, Fabric>;
  fits: ReadonlyMap<string, Fit>;
  finishingQualities: ReadonlyMap<string, FinishingQuality>;
  printTypes: ReadonlyMap<string, PrintType>;
  colors: ReadonlyMap<string, Color>;
}

type Shown =
  | 'sortOrder'
  | keyof Described
  | ('silhouette' | 'printAreas' | 'imageUrl')
  | ('gsm' | 'composition' | 'compositionAr' | 'weave')
  | ('cut' | 'technique');

/** Of each item what a price is made of: how it is called, what it costs, whether it is offered. */
export type PricedItems = {
  [List in keyof CatalogueSnapshot]: CatalogueSnapshot[List] extends ReadonlyMap<string, infer Item>
    ? ReadonlyMap<string, Omit<Item, Shown>>
    : never;
};

/** What visitors may choose, in the order in which they see it. */
export function publicItems<Item extends CatalogueItem>(items: ReadonlyMap<string, Item>): Item[] {
  return [...items.values()].filter(({ isActive }) => isActive).sort(inListOrder);
}
