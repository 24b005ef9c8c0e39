import type { WorkedExample } from '@tiraz/api-client';
import { formatNumber, LocalName, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/landing';
import { Link } from '@tiraz/router';
import { useId } from 'react';
import { queryOf } from '../../selection/selection-address';
import { Money } from '../../ui/money';
import styles from './price-slip.module.css';

type Line = WorkedExample['lines'][number];

/** The parts of a price, each with its place among the letters that tie a line to the drawing. */
const LETTERS = {
  baseCost: 0,
  fabricCost: 1,
  fitCost: 2,
  finishingCost: 3,
  printSetupCost: 4,
  printCost: 5,
  sizeCost: 6,
};
const PARTS = Object.keys(LETTERS) as Line['part'][];

interface PriceSlipProps {
  /** Undefined until it has come. */
  example: WorkedExample | undefined;
  basePath: string;
}

/** What an order of today costs, line by line, and where to begin with it. */
export function PriceSlip({ example, basePath }: PriceSlipProps) {
  const { slip } = useTexts(texts);
  const titleId = useId();
  return (
    <section className={styles.slip} aria-labelledby={titleId}>
      <div className={styles.paper}>
        <h2 id={titleId}>{slip.title}</h2>
        <dl>
          {example
            ? example.lines.map((line) => <PricedLine key={line.part} line={line} />)
            : PARTS.map((part) => (
                <div key={part} className={styles.line}>
                  <dt>
                    <Letter of={part} />
                    {slip.parts[part]}
                    <span className={styles.sum}>{NOT_YET}</span>
                  </dt>
                  <dd>{NOT_YET}</dd>
                </div>
              ))}
          <div className={styles.total}>
            <dt>{slip.total}</dt>
            <dd>{example ? <Range from={example.totalCost} to={example.range.totalCostUpTo} /> : NOT_YET}</dd>
          </div>
          <div className={styles.each}>
            <dt>{slip.each}</dt>
            <dd>
              {example ? <Range from={example.pricePerItem} to={example.range.pricePerItemUpTo} /> : NOT_YET}
            </dd>
          </div>
        </dl>
        <p>{slip.note}</p>
        <Link to={`${basePath}/calculator${example ? queryOf(example.selection) : ''}`}>{slip.start}</Link>
      </div>
    </section>
  );
}

/** In place of a price that is on its way. */
const NOT_YET = '–';

function PricedLine({ line }: { line: Line }) {
  const { language } = useLanguage();
  const { slip } = useTexts(texts);
  const { part, count, price, amount } = line;
  return (
    <div className={styles.line}>
      <dt>
        <Letter of={part} />
        {part === 'printSetupCost' ? slip.setup(count) : <LocalName item={line} />}
        <span className={styles.sum}>
          {formatNumber(count, language)} × <Money amount={price} />
        </span>
      </dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}

function Letter({ of }: { of: Line['part'] }) {
  const letter = useTexts(texts).slip.letters[LETTERS[of]];
  return letter ? (
    <span aria-hidden="true" className={styles.letter}>
      {letter}
    </span>
  ) : null;
}

/** As the calculator gives it: a price and the upper end of its range. */
function Range({ from, to }: { from: string; to: string }) {
  const { slip } = useTexts(texts);
  return (
    <>
      <span>
        <Money amount={from} />
      </span>
      <span aria-hidden="true"> – </span>
      <span className="sr-only"> {slip.to} </span>
      <span>
        <Money amount={to} />
      </span>
    </>
  );
}
