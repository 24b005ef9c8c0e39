import type { NamedSize } from '@tiraz/contracts/selection';
import { localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/sizes';
import type { Row } from './grid';
import type { Shown } from './size-table';

export interface Dye {
  id: string;
  name: string;
  nameAr: string;
  hex: string;
}

/** The table's rows and columns in the words of the page; a paste may use those of the other language. */
export function useShown(rows: readonly Row[], scale: readonly NamedSize[], palette: readonly Dye[]) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const sizes = scale.map(({ id, label, labelAr }): Shown<string> => {
    const name = localised({ label, labelAr }, 'label', language).text;
    return { id, name, names: [label, labelAr, id] };
  });
  const shown = rows.map((id): Shown<Row> => {
    const dye = palette.find((each) => each.id === id);
    if (!dye) return { id, name: id ?? t.pieces, names: [] };
    const { name, nameAr, hex } = dye;
    return { id, name: localised(dye, 'name', language).text, names: [name, nameAr, dye.id], hex };
  });
  return { sizes, rows: shown };
}
