import type { Language } from '@tiraz/contracts/language';
import { localised } from '@tiraz/locale/localised';
import type { DressedGarment } from './document-data.js';

interface Named {
  name: string;
  nameAr: string;
}

/** What was chosen, as it is drawn. */
export function dressedGarment(
  { productType, swatches }: { productType: Named; swatches: readonly (Named & { hex: string })[] },
  silhouette: string,
  language: Language,
): DressedGarment {
  const nameOf = (thing: Named) => localised(thing, 'name', language).text;
  return {
    silhouette,
    title: nameOf(productType),
    swatches: swatches.map((colour) => ({ name: nameOf(colour), hex: colour.hex })),
  };
}
