import { skipToken } from '@reduxjs/toolkit/query';
import {
  useCalculateQuoteQuery,
  useQuoteLadderQuery,
  type Quote,
  type QuoteLadder,
  type Selection as QuoteRequest,
} from '@tiraz/api-client';
import { SAMPLE_QUANTITY } from '@tiraz/contracts/selection';
import { LocalName, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/calculator';
import { useRested } from '@tiraz/web/use-rested';
import { useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useAgainWhenBack } from '../../ui/use-connection';
import { quantityEntered, selectSelection } from './calculator-slice';
import { Money } from '../../ui/money';
import { STEPS, toLadderRequest, useBreakWords, useSetupWords } from './ladder';
import styles from './quantity-ladder.module.css';
import { AGAIN_AFTER_MS, REST_MS, type QuoteState } from './use-quote';

/**
 * What other quantities would cost, and why, asked of the server at once when the own price is here. The visitor's
 * quantity stays on the ladder when another is tried, so that nothing moves and the way back is one click.
 */
export function QuantityLadder({ state }: { state: QuoteState }) {
  const t = useTexts(texts);
  const { quantity } = useSelector(selectSelection);
  const request = useLastPriced(state);
  const ladder = useQuoteLadderQuery(request ? toLadderRequest(request) : skipToken);
  useAgainWhenBack(ladder.error, ladder.refetch, AGAIN_AFTER_MS);
  const [own, setOwn] = useState(SAMPLE_QUANTITY);
  const answered = new Map(ladder.currentData?.steps.map((step) => [step.quantity, step]));
  const steps = [...STEPS, ...answered.keys()].filter((step) => step !== SAMPLE_QUANTITY);
  if (quantity !== own && !steps.includes(quantity)) setOwn(quantity);
  const ownHasRested = useRested(own, REST_MS) === own;
  const noteId = useId();

  return (
    <div className={styles.ladder}>
      <table aria-describedby={noteId} aria-busy={state.stage === 'calculating'} className={styles.table}>
        <caption>{t.ladder}</caption>
        <thead>
          <tr>
            <th scope="col">{t.quantity}</th>
            <th scope="col">{t.pricePerItem}</th>
            <th scope="col">{t.totalCost}</th>
          </tr>
        </thead>
        <tbody>
          {[...new Set([own, ...steps])]
            .sort((one, other) => one - other)
            .map((step) => {
              const isChosen = step === quantity;
              const known = answered.get(step);
              const { isError, isFetching } = ladder;
              const answer = { isAsked: request !== undefined, quote: known, isError, isFetching };
              const row = { quantity: step, isChosen, ...answer };
              if (step !== own) return <Step key={step} {...row} />;
              return <OwnStep key={step} {...row} request={ownHasRested ? request : undefined} />;
            })}
        </tbody>
      </table>
      {request && ladder.data && <Reasons ladder={ladder.data} isBusy={ladder.isFetching} />}
      <p id={noteId} className={styles.note}>
        {state.stage === 'incomplete' ? t.ladderPrompt : t.ladderNote}
      </p>
    </div>
  );
}

/** Why a piece costs less in a larger order. */
function Reasons({
  ladder: { breaks, steps, printSetup },
  isBusy,
}: {
  ladder: QuoteLadder;
  isBusy: boolean;
}) {
  const reached = useBreakWords();
  const shared = useSetupWords();
  const setup = shared(printSetup, steps);
  if (breaks.length === 0 && !setup) return null;
  return (
    <ul className={styles.reasons} aria-busy={isBusy}>
      {breaks.map((each) => (
        <li key={`${each.id} ${each.from}`}>
          <LocalName item={each} />: {reached(each)}
        </li>
      ))}
      {setup && <li>{setup}</li>}
    </ul>
  );
}

/** The selection that was priced last; none when the present one cannot be. */
function useLastPriced(state: QuoteState): QuoteRequest | undefined {
  const [priced, setPriced] = useState<QuoteRequest>();
  const next = state.stage === 'ready' ? state.request : state.stage === 'calculating' ? priced : undefined;
  if (next !== priced) setPriced(next);
  return next;
}

interface StepProps {
  quantity: number;
  isChosen: boolean;
  isAsked: boolean;
  quote: Quote | undefined;
  isError: boolean;
  isFetching: boolean;
}

/**
 * The visitor's own quantity; when the ladder's answer does not have it, it is asked by itself, as the summary has it.
 * While another is chosen, exact pieces of its sizes are a ratio of this one's, as on the whole ladder.
 */
function OwnStep({ request: own, ...step }: StepProps & { request: QuoteRequest | undefined }) {
  const request = step.quote ? undefined : own;
  const isOther = request?.sizes?.mode === 'exact' && request.quantity !== step.quantity;
  const quote = useCalculateQuoteQuery(
    request && !isOther ? { ...request, quantity: step.quantity } : skipToken,
  );
  const ladder = useQuoteLadderQuery(
    request && isOther ? { ...toLadderRequest(request), quantities: [step.quantity] } : skipToken,
  );
  const { error, isError, isFetching, refetch } = isOther ? ladder : quote;
  useAgainWhenBack(error, refetch, AGAIN_AFTER_MS);
  const data = isOther ? ladder.data?.steps.find(({ quantity }) => quantity === step.quantity) : quote.data;
  const answer = { isAsked: request !== undefined, quote: data, isError, isFetching };
  // One row, whoever told its price: another in its place would lose the focus.
  return <Step {...step} {...(step.quote ? {} : answer)} />;
}

function Step({ quantity, isChosen, isAsked, quote, isError, isFetching }: StepProps) {
  const t = useTexts(texts);
  const dispatch = useDispatch();
  const amount = (value: string | undefined) =>
    !isAsked ? '–' : value ? <Money amount={value} isBreakable /> : <span className={styles.placeholder} />;

  return (
    <tr data-chosen={isChosen} aria-busy={isFetching} onClick={() => dispatch(quantityEntered(quantity))}>
      <th scope="row">
        <button type="button" aria-current={isChosen ? 'true' : undefined}>
          {t.pieces(quantity)}
        </button>
      </th>
      {isAsked && isError ? (
        <td colSpan={2} className={styles.missing}>
          {t.noPrice}
        </td>
      ) : (
        <>
          <td>{amount(quote?.pricePerItem)}</td>
          <td>{amount(quote?.totalCost)}</td>
        </>
      )}
    </tr>
  );
}
