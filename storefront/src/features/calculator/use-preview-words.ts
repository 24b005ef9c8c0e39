import { sideOf, type Side } from '@tiraz/artwork/dressed-garment';
import { localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/preview';
import type { useDressing } from './use-dressing';

/** What the drawing shows, for those who do not see it; a change of it is read out. */
export function usePreviewWords(
  { items, prints }: ReturnType<typeof useDressing>,
  side: Side,
  zoom: number,
): string {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const { product, fabric, fit, colours } = items;
  const nameOf = (item: { name: string; nameAr: string }) => localised(item, 'name', language).text;
  if (!product) return '';

  const [body, panel, trim, ...others] = colours.map(nameOf);
  const dyes = [
    ...(body ? [panel ? t.parts.body(body) : t.parts.all(body)] : []),
    ...(panel ? [t.parts.panel(panel)] : []),
    ...(trim ? [t.parts.trim(trim)] : []),
    ...(others.length > 0 ? [t.parts.others(others.join(t.comma))] : []),
  ];
  const worn = prints
    .filter(({ area }) => sideOf(area.place) === side)
    .map(({ print, area, artwork }) => {
      const { widthMm: width, heightMm: height } = artwork ?? area;
      if (artwork) return t.design({ place: nameOf(area), width, height });
      return print ? t.print({ print: nameOf(print), place: nameOf(area), width, height }) : '';
    });
  return [
    t.drawing({ side, garment: nameOf(product) }),
    ...[fit, fabric].flatMap((item) => (item ? [nameOf(item)] : [])),
    ...dyes,
    ...(prints.length > 0 && worn.length === 0 ? [t.noneHere.replace(/\.$/, '')] : worn),
    ...(zoom > 1 ? [t.enlarged(zoom * 100)] : []),
  ].join('. ');
}
