import type { Language } from '@tiraz/contracts/language';
import { localised } from '@tiraz/locale/localised';
import { texts as colourTexts } from '@tiraz/messages/storefront/colour-use';
import { texts as sizeTexts } from '@tiraz/messages/storefront/sizes';
import type { PricedConfiguration } from '../../pricing/index.js';

/**
 * How the colours are used, and the pieces of each size: a row for each colour, or one where all pieces have the same.
 * Nothing of what is said later.
 */
export function sizesInWords({ sizes, swatches, colorUse }: PricedConfiguration, language: Language) {
  const { [language]: t } = sizeTexts;
  const { [language]: use } = colourTexts;
  const rows = new Map<string | null, string[]>();
  for (const { color, size, pieces } of sizes?.cells ?? []) {
    const said = t.of({ size: localised(size, 'label', language).text, quantity: pieces });
    if (pieces > 0) rows.set(color, [...(rows.get(color) ?? []), said]);
  }
  const inWords = [...rows].map(([color, said]) => {
    const swatch = swatches.find(({ id }) => id === color);
    const list = said.join(t.comma);
    return swatch ? t.ofColour({ colour: localised(swatch, 'name', language).text, sizes: list }) : list;
  });
  return [
    ...(colorUse
      ? [{ label: use.question, value: colorUse === 'colourways' ? use.colourways : use.oneGarment }]
      : []),
    ...inWords.map((value) => ({ label: t.title, value })),
  ];
}
