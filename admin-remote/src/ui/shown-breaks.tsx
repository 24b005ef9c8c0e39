import type { QuantityBreak } from '@tiraz/api-client/staff';
import { formatMoney, formatNumber, isolatePercentages, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quantity-breaks';

/** Quantity breaks in words, one below the other. */
export function ShownBreaks({ breaks }: { breaks: readonly QuantityBreak[] }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const said = (number: number) => formatNumber(number, language);
  return breaks.map(({ from, basisPointsOff = 0, unitPrice }) => (
    <div key={from}>
      {unitPrice === undefined
        ? isolatePercentages(t.off({ from: said(from), percent: said(basisPointsOff / 100) }))
        : t.at({ from: said(from), price: formatMoney(unitPrice, language) })}
    </div>
  ));
}
