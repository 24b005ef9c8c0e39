import type { PriceChangeSummary } from '@tiraz/api-client/staff';
import { formatMoney, toLocalFigures, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/prices';

/** What a change is called: its rule, `+8%`, or that its prices were typed. */
export function useChangeName(): (change: Pick<PriceChangeSummary, 'rule'>) => string {
  const t = useTexts(texts);
  const { language } = useLanguage();
  return ({ rule }) => {
    if (!rule) return t.typedPrices;
    const isLess = rule.basisPoints === null ? rule.amount?.startsWith('-') : rule.basisPoints < 0;
    const sign = isLess ? '−' : '+';
    if (rule.basisPoints === null) return sign + formatMoney((rule.amount ?? '').replace('-', ''), language);
    return sign + toLocalFigures(`${Math.abs(rule.basisPoints) / 100}%`, language);
  };
}
