import type { Color, Fabric, FinishingQuality, Fit, PrintType, ProductType } from '@tiraz/api-client';
import { CHOICES, emptySelection, type Selection } from '../../selection/selection';

/** The catalogue, as far as it has been read. */
export interface Offers {
  productTypes: ProductType[] | undefined;
  fabrics: Fabric[] | undefined;
  fits: Fit[] | undefined;
  finishingQualities: FinishingQuality[] | undefined;
  printTypes: PrintType[] | undefined;
  colors: Color[] | undefined;
}

/**
 * The selection once the catalogue is known to offer all of it, the empty one until then; and the ids in it that are known
 * not to be offered.
 */
export function offeredOf(selection: Selection, offers: Offers): { offered: Selection; gone: string[] } {
  const lists = {
    productTypeId: offers.productTypes,
    fabricId: offers.fabrics,
    fitId: offers.fits,
    finishingQualityId: offers.finishingQualities,
  };
  const named = [
    ...CHOICES.map((choice) => ({ id: selection[choice], list: lists[choice] })),
    ...selection.printOptions.map(({ printTypeId }) => ({ id: printTypeId, list: offers.printTypes })),
    ...selection.colors.map((id) => ({ id, list: offers.colors })),
  ].flatMap(({ id, list }) => (id ? [{ id, list }] : []));
  const gone = named
    .filter(({ id, list }) => list && !list.some((item) => item.id === id))
    .map(({ id }) => id);
  const isOffered = gone.length === 0 && named.every(({ list }) => list);
  return { offered: isOffered ? selection : emptySelection, gone };
}
