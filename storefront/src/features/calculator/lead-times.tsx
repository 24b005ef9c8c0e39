import { useGetLeadTimeQuery } from '@tiraz/api-client';
import { MINIMUM_ORDER_QUANTITY, SAMPLE_QUANTITY } from '@tiraz/contracts/selection';
import { formatDate, formatDay, toLocalDigits, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/calculator';
import { useRested } from '@tiraz/web/use-rested';
import { useEffect, useEffectEvent, useId } from 'react';
import { useSelector } from 'react-redux';
import { selectSelection } from './calculator-slice';
import styles from './lead-times.module.css';
import { REST_MS } from './use-quote';

/** How often it is looked whether a new day has begun in Cairo, from which the days are counted. */
const LOOKED_EVERY_MS = 60_000;

const dayOf = (instant: number) => formatDate(new Date(instant), 'en');

/** How long a sample takes, and an order once it is approved. Nothing while it is not known: no price waits for it. */
export function LeadTimes() {
  const { language } = useLanguage();
  const t = useTexts(texts);
  const titleId = useId();
  const quantity = useRested(useSelector(selectSelection).quantity, REST_MS);
  const pieces = quantity === SAMPLE_QUANTITY ? MINIMUM_ORDER_QUANTITY : quantity;
  const { data, fulfilledTimeStamp, refetch } = useGetLeadTimeQuery(pieces);
  const look = useEffectEvent(() => {
    if (fulfilledTimeStamp && dayOf(fulfilledTimeStamp) !== dayOf(Date.now())) void refetch();
  });
  useEffect(() => {
    const looking = setInterval(() => look(), LOOKED_EVERY_MS);
    return () => clearInterval(looking);
  }, []);
  if (!data) return null;
  const { sample, production } = data;
  const days = ({ fromDays, toDays }: { fromDays: number; toDays: number }) =>
    t.workingDays({ from: toLocalDigits(String(fromDays), language), to: toDays });
  return (
    <section aria-labelledby={titleId} className={styles.times}>
      <h3 id={titleId}>{t.leadTimes}</h3>
      <dl>
        <div>
          <dt>{t.sampleTime}</dt>
          <dd>{days(sample)}</dd>
          <dd className={styles.detail}>
            {t.between({ from: formatDay(sample.from, language), to: formatDay(sample.to, language) })}
          </dd>
        </div>
        <div>
          <dt>{t.pieces(pieces)}</dt>
          <dd>{production ? t.aboutWeeks(production.weeks) : t.plannedByItself}</dd>
          {production && <dd className={styles.detail}>{t.afterApproval(days(production))}</dd>}
        </div>
      </dl>
    </section>
  );
}
