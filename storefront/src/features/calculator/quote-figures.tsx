import type { Quote } from '@tiraz/api-client';
import { useBreakWords } from './ladder';
import { localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/calculator';
import type { ReactNode } from 'react';
import { Money } from '../../ui/money';
import styles from './quote-figures.module.css';

/** A quote in figures: a production range, or the fixed price of a sample beside what production would cost. */
export function QuoteFigures({ quote }: { quote: Quote }) {
  const { language } = useLanguage();
  const t = useTexts(texts);
  const message = localised(quote, 'message', language);

  if (!quote.isSample) {
    return (
      <>
        <h3 className={styles.title}>{t.productionRange}</h3>
        <dl className={styles.figures}>
          <Figure label={t.pricePerItem} strong>
            <Range from={quote.pricePerItem} to={quote.range.pricePerItemUpTo} />
          </Figure>
          <Figure label={t.totalCost} strong>
            <Range from={quote.totalCost} to={quote.range.totalCostUpTo} />
          </Figure>
          <Figure label={t.sampleCost}>
            <Money amount={quote.sampleCost} />
          </Figure>
        </dl>
        <Breakdown breakdown={quote.breakdown} breaks={quote.breaks} underbases={quote.underbases} />
        <p lang={message.lang} className={styles.message}>
          {message.text}
        </p>
      </>
    );
  }

  const { productionPricePerItem, productionTotalCost, productionBreakdown, productionBreaks } = quote;
  return (
    <>
      <section className={styles.sample}>
        <h3 className={styles.title}>{t.samplePanel}</h3>
        <dl className={styles.figures}>
          <Figure label={t.sampleCost} strong>
            <Money amount={quote.sampleCost} />
          </Figure>
        </dl>
        <p className={styles.message}>{t.sampleExplained}</p>
      </section>
      {productionPricePerItem && productionTotalCost && (
        <section>
          <h3 className={styles.title}>{t.comparison}</h3>
          <dl className={styles.figures}>
            <Figure label={t.pricePerItem}>
              <Range from={productionPricePerItem} to={quote.range.pricePerItemUpTo} />
            </Figure>
            <Figure label={t.totalCost}>
              <Range from={productionTotalCost} to={quote.range.totalCostUpTo} />
            </Figure>
          </dl>
          {productionBreakdown && (
            <Breakdown
              breakdown={productionBreakdown}
              breaks={productionBreaks}
              underbases={quote.underbases}
            />
          )}
        </section>
      )}
    </>
  );
}

/** A price and the upper end of its range. */
export function Range({ from, to }: { from: string; to: string }) {
  const t = useTexts(texts);
  return (
    <>
      <span className={styles.amount}>
        <Money amount={from} />
      </span>
      <span aria-hidden="true"> – </span>
      <span className="sr-only"> {t.rangeTo} </span>
      <span className={styles.amount}>
        <Money amount={to} />
      </span>
    </>
  );
}

function Figure({
  label,
  strong = false,
  children,
}: {
  label: string;
  strong?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={strong ? styles.strong : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface BreakdownProps {
  breakdown: Quote['breakdown'];
  /** What makes a part cheaper by the piece. */
  breaks: Quote['breaks'];
  /** Prints that the set-up has white under. */
  underbases: Quote['underbases'];
}

function Breakdown({ breakdown, breaks = [], underbases = [] }: BreakdownProps) {
  const t = useTexts(texts);
  const reached = useBreakWords();
  // What printing costs is left out where there is no printing.
  const lines = [
    { label: t.base, amount: breakdown.baseCost, part: 'baseCost' },
    { label: t.fabric, amount: breakdown.fabricCost },
    { label: t.fit, amount: breakdown.fitCost },
    { label: t.finishing, amount: breakdown.finishingCost },
    {
      label: t.printSetup,
      amount: breakdown.printSetupCost,
      part: 'printSetupCost',
      hidden: breakdown.printSetupCost === '0.00',
    },
    {
      label: t.printing,
      amount: breakdown.printCost,
      part: 'printCost',
      hidden: breakdown.printCost === '0.00' && !breaks.some(({ part }) => part === 'printCost'),
    },
    ...(breakdown.sizeCost === undefined ? [] : [{ label: t.largeSizes, amount: breakdown.sizeCost }]),
  ].filter((line) => !('hidden' in line && line.hidden));
  return (
    <>
      <h4 className={styles.breakdownTitle}>{t.breakdown}</h4>
      <dl className={styles.breakdown}>
        {lines.map(({ label, amount, part }) => (
          <div key={label}>
            <dt>
              {label}
              {part === 'printSetupCost' && underbases.length > 0 && <small>{t.underbase}</small>}
              {breaks
                .filter((each) => each.part === part)
                .map((each) => (
                  <small key={each.id}>{reached(each)}</small>
                ))}
            </dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
