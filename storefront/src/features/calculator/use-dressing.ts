import type { DressedPrint } from '@tiraz/artwork/dressed-garment';
import type { PrintArea } from '@tiraz/contracts/garments';
import { useContext } from 'react';
import { useChosenItems } from './use-chosen-items';
import { BroughtDesigns, wornOf, type WornDesign } from './brought-designs';

type ChosenItems = ReturnType<typeof useChosenItems>;

/** A chosen print, or a design, at one of the garment's areas. */
export interface PlacedPrint extends DressedPrint {
  area: PrintArea;
  /** Absent of a design for which none is chosen yet. */
  print?: ChosenItems['prints'][number]['print'] | undefined;
}

/**
 * The chosen items as the drawing wears them; an item that an older server tells nothing more of is drawn plain.
 *
 * @param shown of colourways, the colour that is looked at
 */
export function useDressing(shown?: string) {
  const items = useWorn(shown);
  const { product, fabric, fit, colours, prints } = items;
  return {
    items,
    silhouette: product?.silhouette ?? 'generic',
    cut: fit?.cut,
    weave: fabric?.weave,
    colours: colours.map(({ hex }) => hex),
    prints: placed(prints, wornOf(useContext(BroughtDesigns)), product?.printAreas ?? []),
  };
}

/** Of colourways every garment has one colour. */
function useWorn(shown?: string): ChosenItems {
  const items = useChosenItems();
  const { colours, isColourways } = items;
  if (!isColourways) return items;
  return {
    ...items,
    colours: [colours.find(({ id }) => id === shown) ?? colours[0]].flatMap((one) => one ?? []),
  };
}

/** Designs lie where they were put, printed as was chosen; each other print takes the next usual place, the back's turn last. */
function placed(
  prints: ChosenItems['prints'],
  designs: readonly WornDesign[],
  areas: readonly PrintArea[],
): PlacedPrint[] {
  const worn = designs.flatMap(({ picture, placing, aspect }, index): PlacedPrint[] => {
    const area = areas.find(({ id }) => id === placing.areaId);
    const { print, colors = 1 } = prints[index] ?? prints[0] ?? {};
    if (!area) return [];
    const { widthMm, xMm: x, yMm: y } = placing;
    const artwork = { href: picture, widthMm, heightMm: Math.round(widthMm * aspect), offsetMm: { x, y } };
    return [{ print, area, technique: print?.technique ?? 'generic', colours: colors, artwork }];
  });
  const isFree = ({ id }: PrintArea) => !worn.some(({ area }) => area.id === id);
  const places = [
    ...areas.filter(({ place }) => place !== 'back'),
    ...areas.filter(({ place }) => place === 'back'),
  ].filter(isFree);
  const others = prints.slice(worn.length).flatMap(({ print, colors }, index) => {
    const area = places[index];
    return area ? [{ print, area, technique: print.technique, colours: colors }] : [];
  });
  return [...worn, ...others];
}
