import type { PrintArea } from '@tiraz/contracts/garments';
import { formatNumber, localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/drawings';
import { UserText } from '@tiraz/staff-kit/page';
import { useCallback, type ReactNode } from 'react';

const NAMED = ['silhouette', 'weave', 'cut', 'technique', 'underbase'] as const;
const isNamed = (field: string): field is (typeof NAMED)[number] =>
  (NAMED as readonly string[]).includes(field);

/** How what an item is drawn as, and where it is printed, looks on the screen; nothing of any other field. */
export function useDrawnValue(): (field: string, value: unknown) => ReactNode {
  const t = useTexts(texts);
  const { language } = useLanguage();
  return useCallback(
    (field: string, value: unknown) => {
      if (field === 'printAreas' && Array.isArray(value))
        return (value as PrintArea[]).map((area) => {
          const { x, y, width, height, turn } = area.box;
          const said = (figure: number) => formatNumber(figure, language);
          const drawn = {
            x: said(x),
            y: said(y),
            width: said(width),
            height: said(height),
            turn: said(turn),
          };
          return (
            <div key={area.id}>
              <UserText>{localised(area, 'name', language).text}</UserText>{' '}
              <small>
                {t.places[area.place]} · {t.size({ width: area.widthMm, height: area.heightMm })} ·{' '}
                {t.drawn(drawn)}
              </small>
            </div>
          );
        });
      if (!isNamed(field)) return undefined;
      const names: Readonly<Record<string, string>> = t[`${field}s`];
      return names[String(value)] ?? String(value);
    },
    [language, t],
  );
}
