import type { DressedGarment } from './document-data.js';

interface Chosen<Named> {
  productType: Named;
  swatches: readonly (Named & { hex: string })[];
  colorUse?: 'one-garment' | 'colourways';
}

/**
 * What was chosen, as it is drawn.
 *
 * @param nameOf a thing's name in the document's language
 */
export function dressedGarment<Named>(
  { productType, swatches, colorUse }: Chosen<Named>,
  silhouette: string,
  nameOf: (thing: Named) => string,
): DressedGarment {
  return {
    silhouette,
    title: nameOf(productType),
    swatches: swatches.map((colour) => ({ name: nameOf(colour), hex: colour.hex })),
    ...(colorUse === 'colourways' && { areColourways: true }),
  };
}
