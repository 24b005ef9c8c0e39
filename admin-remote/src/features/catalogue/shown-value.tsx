import type { QuantityBreak, Size } from '@tiraz/api-client/staff';
import { formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/catalogue-item';
import { Money, UserText } from '@tiraz/staff-kit/page';
import { useCallback, type ReactNode } from 'react';
import { useDrawnValue } from '../../ui/drawn-value';
import { ItemNames, namesItems } from '../../ui/item-names';
import { ShownBreaks } from '../../ui/shown-breaks';
import { ShownSizes } from '../../ui/shown-sizes';
import { KINDS } from './kinds';
import styles from './item-dialog.module.css';

const AMOUNTS = new Set(Object.values(KINDS).flatMap(({ prices }) => prices));

/** How the value of any field looks on the screen. */
export function useShownValue(): (field: string, value: unknown) => ReactNode {
  const { history: t } = useTexts(texts);
  const drawnValue = useDrawnValue();
  const { language } = useLanguage();
  return useCallback(
    (field: string, value: unknown) => {
      if (value === '' || value === null || value === undefined) return <em>{t.empty}</em>;
      if (typeof value === 'boolean') return value ? t.on : t.off;
      if (Array.isArray(value) && value.length === 0) return <em>{t.empty}</em>;
      if (field === 'quantityBreaks') return <ShownBreaks breaks={value as QuantityBreak[]} />;
      if (field === 'sizes') return <ShownSizes sizes={value as Size[]} />;
      if (namesItems(field)) return <ItemNames field={field} ids={value as string[]} />;
      const drawn = drawnValue(field, value);
      if (drawn !== undefined) return drawn;
      if (typeof value === 'number') return formatNumber(value, language);
      if (AMOUNTS.has(field)) return <Money amount={String(value)} />;
      if (field === 'imageUrl')
        return (
          <img className={styles.thumbnail} src={`${String(value)}?w=320`} alt="" width={64} height={48} />
        );
      return <UserText>{String(value)}</UserText>;
    },
    [language, t, drawnValue],
  );
}
