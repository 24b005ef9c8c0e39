import type { QuotationInstalmentBody } from '@tiraz/api-client/staff';
import { formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/settings';

/** A percentage in words. */
export function usePercent(): (basisPoints: number) => string {
  const t = useTexts(texts);
  const { language } = useLanguage();
  return (basisPoints) => t.percent(formatNumber(basisPoints / 100, language));
}

/** An instalment in words: its share, and when it is due. */
export function useInstalmentWords(): (instalment: QuotationInstalmentBody) => string {
  const t = useTexts(texts);
  const percent = usePercent();
  return ({ basisPoints, due, days }) =>
    t.instalment({
      percent: percent(basisPoints),
      due: due === 'days_after' ? t.daysAfter(days) : t.dues[due],
    });
}
