import type { Quote } from '@tiraz/api-client';
import { formatFigure, formatMoney, toLocalDigits, useLanguage, useTexts } from '@tiraz/locale';
import { texts as calculatorTexts } from '@tiraz/messages/storefront/calculator';
import { texts as uiTexts } from '@tiraz/messages/storefront/ui';
import { useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import buttons from '../../ui/button.module.css';
import { useIsOffline } from '../../ui/use-connection';
import { useSelector } from 'react-redux';
import { selectSelection } from './calculator-slice';
import { ChosenItems } from './chosen-items';
import { Hints, SpokenHints } from './fitting';
import { LeadTimes } from './lead-times';
import { MissingChoices, useMissingChoices } from './missing-choices';
import { Promises } from './promises';
import { QuoteFigures, Range } from './quote-figures';
import { Amounts, Money } from '../../ui/money';
import styles from './quote-summary.module.css';
import { CHOICES, type Choice } from '../../selection/selection';
import { quoteShownIn, type QuoteState } from './use-quote';

interface QuoteSummaryProps {
  basePath: string;
  state: QuoteState;
  /** On a phone: whether the bar has been opened. */
  open: boolean;
  /** A dialog lies over it, whose keys are not the summary's. */
  isCovered: boolean;
  onToggle: () => void;
  /** Leads to where a choice is still to be made. */
  onLead: (choice: Choice) => void;
  /** What has to be said before all else: an inquiry whose price was another one. */
  notice: ReactNode;
  onRequestSample: () => void;
  onRequestQuotation: () => void;
}

/** What was chosen and what it costs: a card beside the form; on a phone a bar at the bottom that opens. */
export function QuoteSummary(props: QuoteSummaryProps) {
  const { basePath, state, open, isCovered, onToggle, onLead, notice, onRequestSample, onRequestQuotation } =
    props;
  const { language } = useLanguage();
  const t = useTexts(calculatorTexts);
  const ui = useTexts(uiTexts);
  const id = useId();
  const bar = useRef<HTMLButtonElement>(null);
  const quote = quoteShownIn(state);
  const isCalculating = state.stage === 'calculating';
  const isOffline = useIsOffline() || (state.stage === 'failed' && state.unreachable);

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open || isCovered) return;
    onToggle();
    bar.current?.focus();
  };

  const sampleLabel = (sampleCost: string, isSample: boolean) =>
    isSample
      ? t.getSample(toLocalDigits(String(Number(sampleCost)), language))
      : t.requestSampleAt(formatMoney(sampleCost, language));

  return (
    <section
      aria-labelledby={`${id}title`}
      className={styles.summary}
      data-open={open}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
    >
      <div className={styles.bar}>
        <button
          ref={bar}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={`${id}details`}
          onClick={onToggle}
        >
          <span className={styles.barTitle}>
            {t.summary}
            {quote && <PriceIsFor quote={quote} />}
          </span>
          <span className={styles.barFigure} aria-busy={isCalculating}>
            <BarFigure state={state} />
            {isOffline && <span className={styles.barNote}>{t.offlineShort}</span>}
          </span>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className={styles.chevron}>
            <path d="M4 13L10 7L16 13" fill="none" stroke="currentColor" strokeWidth="2.5" />
          </svg>
        </button>
        {state.stage === 'failed' && (
          <button type="button" className={buttons.secondary} onClick={state.retry}>
            {ui.retry}
          </button>
        )}
      </div>
      <div id={`${id}details`} className={styles.details}>
        <h2 id={`${id}title`} className={styles.title}>
          {t.summary}
        </h2>
        {notice}
        <div className={styles.pricing} aria-busy={isCalculating}>
          {isOffline && <p className={styles.offline}>{t.offline}</p>}
          <Pricing state={state} onLead={onLead} />
        </div>
        <Hints />
        <ChosenItems />
        {quote && <LeadTimes />}
        <Promises basePath={basePath} />
        <div className={styles.actions}>
          <button
            type="button"
            className={buttons.secondary}
            disabled={!quote}
            onClick={unlessDouble(onRequestSample)}
          >
            <Amounts text={quote ? sampleLabel(quote.sampleCost, quote.isSample) : t.requestSample} />
          </button>
          <button
            type="button"
            className={buttons.primary}
            disabled={!quote}
            onClick={unlessDouble(onRequestQuotation)}
          >
            {t.submitQuotation}
          </button>
        </div>
      </div>
      <p role="status" className="sr-only">
        {isOffline && `${t.offline} `}
        <SpokenPrice quote={quote} />
        <SpokenHints />
      </p>
    </section>
  );
}

/** The second click of a double one is not meant for a button that only the first has uncovered. */
function unlessDouble(act: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail < 2) act();
  };
}

function Pricing({ state, onLead }: Pick<QuoteSummaryProps, 'state' | 'onLead'>) {
  const t = useTexts(calculatorTexts);
  const ui = useTexts(uiTexts);
  const quote = quoteShownIn(state);
  if (state.stage === 'incomplete') {
    return (
      <>
        <p className={styles.prompt}>{t.prompt}</p>
        <MissingChoices onLead={onLead} />
      </>
    );
  }
  if (state.stage === 'failed') {
    return (
      <div className={styles.failure} data-unreachable={state.unreachable}>
        {!state.unreachable && <p>{t.failed}</p>}
        <button type="button" className={buttons.secondary} onClick={state.retry}>
          {ui.retry}
        </button>
      </div>
    );
  }
  return (
    <>
      {state.stage === 'calculating' && <p className={styles.calculating}>{t.calculating}</p>}
      {quote ? (
        <div className={styles.figures}>
          <QuoteFigures quote={quote} />
        </div>
      ) : (
        <div aria-hidden="true" className={styles.skeleton}>
          <span />
          <span />
          <span />
          <span />
        </div>
      )}
    </>
  );
}

function BarFigure({ state }: { state: QuoteState }) {
  const t = useTexts(calculatorTexts);
  const missing = useMissingChoices();
  const quote = quoteShownIn(state);
  if (quote) {
    return (
      <strong className={styles.figures}>
        {quote.isSample ? (
          <Money amount={quote.sampleCost} />
        ) : (
          <Range from={quote.pricePerItem} to={quote.range.pricePerItemUpTo} />
        )}
      </strong>
    );
  }
  if (state.stage === 'incomplete' && missing.length > 0 && missing.length < CHOICES.length) {
    return t.stillToChoose(missing.map(({ label }) => label).join(t.comma));
  }
  return state.stage === 'incomplete' ? t.prompt : state.stage === 'failed' ? t.noPrice : t.calculating;
}

/** What the bar's figure is the price of. */
function PriceIsFor({ quote }: { quote: Quote }) {
  const t = useTexts(calculatorTexts);
  const { quantity } = useSelector(selectSelection);
  return <span> · {quote.isSample ? t.samplePiece : t.eachOf(t.pieces(quantity))}</span>;
}

/** For the live region: unchanged while the next price is on its way, so that each is announced once. */
function SpokenPrice({ quote }: { quote: Quote | undefined }) {
  const { language } = useLanguage();
  const t = useTexts(calculatorTexts);
  if (!quote) return null;
  // The sign of the pound is Arabic: an English voice has no word for it.
  const figure = (amount: string) => formatFigure(amount as `${number}`, language);
  if (quote.isSample) return t.spokenSample(figure(quote.sampleCost));
  const { totalCostUpTo, pricePerItemUpTo } = quote.range;
  const range = (from: string, to: string) => `${figure(from)} ${t.rangeTo} ${figure(to)}`;
  return t.spoken({
    item: range(quote.pricePerItem, pricePerItemUpTo),
    total: range(quote.totalCost, totalCostUpTo),
  });
}
