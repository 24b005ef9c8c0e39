import type { Stats } from '@tiraz/api-client/staff';
import { formatMoney, formatNumber, formatStatistic, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/overview';
import { StaffLink } from '@tiraz/staff-kit/page';
import type { CSSProperties } from 'react';
import { ALL_INQUIRIES } from './all-inquiries';
import styles from './figures.module.css';

/** The four figures of the business, each with how it has moved. */
export function Figures({ stats }: { stats: Stats }) {
  const { language } = useLanguage();
  const t = useTexts(texts);
  const { changes } = stats;
  const figures = [
    {
      label: t.totalInquiries,
      list: ALL_INQUIRIES,
      value: formatNumber(stats.totalInquiries, language),
      change: changes.totalInquiries,
      caption: t.thisMonth,
    },
    {
      label: t.monthlyRevenue,
      value: formatMoney(stats.monthlyRevenue, language),
      change: changes.monthlyRevenue,
      caption: t.thisMonth,
    },
    {
      label: t.activeCustomers,
      value: formatNumber(stats.activeCustomers, language),
      change: changes.activeCustomers,
      caption: t.sinceMonthBegan,
    },
    {
      label: t.conversionRate,
      value: formatStatistic(stats.conversionRate, 'share', language),
      change: changes.conversionRate,
      caption: t.pointsSinceMonthBegan,
      isDifference: true,
    },
  ];

  return (
    <section aria-label={t.figures}>
      <dl className={styles.figures}>
        {figures.map(({ label, list, value, change, caption, isDifference }) => (
          <div key={label}>
            <dt>
              {list === undefined ? (
                label
              ) : (
                <StaffLink isContent to={list}>
                  {label}
                </StaffLink>
              )}
            </dt>
            <dd className={styles.value} style={{ '--characters': value.length } as CSSProperties}>
              {value}
            </dd>
            <dd className={styles.change}>
              {change === null
                ? t.nothingToCompare
                : caption(formatStatistic(change, isDifference ? 'difference' : 'growth', language))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
