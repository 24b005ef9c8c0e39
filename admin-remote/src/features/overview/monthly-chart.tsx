import type { Stats } from '@tiraz/api-client/staff';
import { perLanguage } from '@tiraz/contracts/language';
import { formatMoney, formatNumber, useLanguage, useTexts, type Language } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/overview';
import { Button } from 'antd';
import { useState } from 'react';
import styles from './monthly-chart.module.css';
import { scaleFor } from './scale';

type Months = Stats['monthly'];

interface Series {
  label: string;
  look: 'revenue' | 'inquiries' | 'accepted';
  values: number[];
  show: (value: number) => string;
}

/** Twelve months of inquiries, accepted orders and revenue: drawn for the eye, a table for whoever asks for one. */
export function MonthlyChart({ months }: { months: Months }) {
  const { language } = useLanguage();
  const t = useTexts(texts);
  const [isTable, setTable] = useState(false);
  const [pointed, setPointed] = useState<number>();

  const count = (value: number) => formatNumber(value, language);
  const counted: Series[] = [
    { label: t.inquiries, look: 'inquiries', values: months.map((month) => month.inquiries), show: count },
    {
      label: t.acceptedOrders,
      look: 'accepted',
      values: months.map((month) => month.acceptedOrders),
      show: count,
    },
  ];
  const revenue: Series = {
    label: t.revenue,
    look: 'revenue',
    values: months.map((month) => Number(month.revenue)),
    show: (value) => formatMoney(value, language),
  };

  return (
    <section className={styles.chart} aria-labelledby="monthly-performance">
      <header>
        <h2 id="monthly-performance">{t.performance}</h2>
        <Button size="small" onClick={() => setTable(!isTable)}>
          {isTable ? t.asChart : t.asTable}
        </Button>
      </header>
      {months.every(({ inquiries, acceptedOrders }) => inquiries + acceptedOrders === 0) && (
        <p className={styles.none}>{t.noPerformance}</p>
      )}
      {!isTable && (
        <div aria-hidden="true">
          <Panel
            series={[revenue]}
            leastStep={1000}
            tick={(value) => shortMoney(value, language)}
            {...{ months, pointed }}
            onPoint={setPointed}
          />
          <Panel
            series={counted}
            leastStep={1}
            tick={count}
            {...{ months, pointed }}
            onPoint={setPointed}
            hasMonths
          />
        </div>
      )}
      {/* Wider than a phone: it is scrolled within its place, with the keyboard too. */}
      <div className={isTable ? styles.scrolled : 'sr-only'} tabIndex={isTable ? 0 : undefined}>
        <MonthlyTable months={months} series={[...counted, revenue]} />
      </div>
    </section>
  );
}

interface PanelProps {
  series: Series[];
  leastStep: number;
  tick: (value: number) => string;
  months: Months;
  /** The place of the month whose values are said. */
  pointed: number | undefined;
  onPoint: (index: number | undefined) => void;
  /** Whether the months are named below. */
  hasMonths?: boolean;
}

function Panel({ series, leastStep, tick, months, pointed, onPoint, hasMonths }: PanelProps) {
  const { language } = useLanguage();
  const month = pointed === undefined ? undefined : months[pointed];
  const { top, ticks } = scaleFor(
    series.flatMap(({ values }) => values),
    leastStep,
  );
  return (
    <>
      <p className={styles.legend}>
        {series.map(({ label, look, values, show }) => (
          <span key={look} data-look={look}>
            {pointed === undefined ? label : `${label}: ${show(values[pointed] ?? 0)}`}
          </span>
        ))}
        {month && nameOf(month.month, language, 'short')}
      </p>
      <div className={styles.panel} data-has-months={hasMonths}>
        {ticks.map((value) => (
          <div key={value} className={styles.line} style={{ insetBlockEnd: share(value, top) }}>
            <span>{tick(value)}</span>
          </div>
        ))}
        {/* A finger that leaves has not turned away. */}
        <div
          className={styles.bars}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(undefined)}
        >
          {months.map(({ month }, index) => (
            <div
              key={month}
              className={styles.month}
              data-is-pointed={index === pointed}
              onPointerEnter={() => onPoint(index)}
            >
              {series.map(({ look, values }) => (
                <i key={look} data-look={look} style={{ blockSize: share(values[index] ?? 0, top) }} />
              ))}
              {hasMonths && <span>{nameOf(month, language, 'short')}</span>}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

function MonthlyTable({ months, series }: { months: Months; series: Series[] }) {
  const { language } = useLanguage();
  const t = useTexts(texts);
  return (
    <table>
      <caption>{t.performance}</caption>
      <thead>
        <tr>
          <th scope="col">{t.month}</th>
          {series.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month }, index) => (
          <tr key={month}>
            <th scope="row">
              {nameOf(month, language, 'long')}
              {index === months.length - 1 && ` (${t.runningMonth})`}
            </th>
            {series.map(({ label, values, show }) => (
              <td key={label}>{show(values[index] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const share = (value: number, top: number) => `${(value / top) * 100}%`;

const LOCALES = { en: 'en-GB', ar: 'ar-EG-u-nu-arab-ca-gregory' };

const monthsIn = (options: Intl.DateTimeFormatOptions) =>
  perLanguage(
    (language) => new Intl.DateTimeFormat(LOCALES[language], { month: 'long', ...options, timeZone: 'UTC' }),
  );
const MONTHS = { short: monthsIn({ month: 'short' }), long: monthsIn({ year: 'numeric' }) };

/** @param month such as 2026-11 */
function nameOf(month: string, language: Language, length: 'short' | 'long'): string {
  return MONTHS[length](language).format(new Date(`${month}-01T00:00:00Z`));
}

const compact = perLanguage(
  (language) => new Intl.NumberFormat(language === 'en' ? 'en-US' : LOCALES.ar, { notation: 'compact' }),
);

/** Pounds as a mark on a scale has room for: 200K. */
function shortMoney(value: number, language: Language): string {
  return compact(language).format(value);
}
