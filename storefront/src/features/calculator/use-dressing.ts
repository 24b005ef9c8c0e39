import type { DressedPrint } from '@tiraz/artwork/dressed-garment';
import type { PrintArea } from '@tiraz/contracts/garments';
import { useChosenItems } from './order-lines';

type ChosenItems = ReturnType<typeof useChosenItems>;

/** A chosen print at one of the garment's areas. */
export interface PlacedPrint extends DressedPrint {
  area: PrintArea;
  print: ChosenItems['prints'][number]['print'];
}

/** The chosen items as the drawing wears them; an item that an older server tells nothing more of is drawn plain. */
export function useDressing() {
  const items = useChosenItems();
  const { product, fabric, fit, colours, prints } = items;
  return {
    items,
    silhouette: product?.silhouette ?? 'generic',
    cut: fit?.cut,
    weave: fabric?.weave,
    colours: colours.map(({ hex }) => hex),
    prints: placed(prints, product?.printAreas ?? []),
  };
}

/** Each print takes the next usual place; the back's turn comes last. */
function placed(prints: ChosenItems['prints'], areas: readonly PrintArea[]): PlacedPrint[] {
  const places = [
    ...areas.filter(({ place }) => place !== 'back'),
    ...areas.filter(({ place }) => place === 'back'),
  ];
  return prints.flatMap(({ print, colors }, index) => {
    const area = places[index];
    return area ? [{ print, area, technique: print.technique, colours: colors }] : [];
  });
}
