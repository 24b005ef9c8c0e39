import { skipToken } from '@reduxjs/toolkit/query';
import { useCalculateQuoteQuery, type Selection as QuoteRequest } from '@tiraz/api-client';
import { SAMPLE_QUANTITY } from '@tiraz/contracts/quantity';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/calculator';
import { useRested } from '@tiraz/web/use-rested';
import { useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useAgainWhenBack } from '../../ui/use-connection';
import { quantityEntered, selectSelection } from './calculator-slice';
import { Money } from '../../ui/money';
import styles from './quantity-ladder.module.css';
import { AGAIN_AFTER_MS, REST_MS, type QuoteState } from './use-quote';

const STEPS = [100, 250, 500, 1000];

/**
 * What other quantities would cost, each asked of the server once the own price is here. The visitor's quantity
 * stays on the ladder when another is tried, so that nothing moves and the way back is one click.
 */
export function QuantityLadder({ state }: { state: QuoteState }) {
  const t = useTexts(texts);
  const { quantity } = useSelector(selectSelection);
  const request = useLastPriced(state);
  const [own, setOwn] = useState(SAMPLE_QUANTITY);
  if (quantity !== own && !STEPS.includes(quantity)) setOwn(quantity);
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
          {[own, ...STEPS]
            .sort((one, other) => one - other)
            .map((step) => (
              <Step
                key={step}
                quantity={step}
                isChosen={step === quantity}
                request={step === own && !ownHasRested ? undefined : request}
              />
            ))}
        </tbody>
      </table>
      <p id={noteId} className={styles.note}>
        {state.stage === 'incomplete' ? t.ladderPrompt : t.ladderNote}
      </p>
    </div>
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
  request: QuoteRequest | undefined;
}

function Step({ quantity, isChosen, request }: StepProps) {
  const t = useTexts(texts);
  const dispatch = useDispatch();
  const { data, error, isError, isFetching, refetch } = useCalculateQuoteQuery(
    request ? { ...request, quantity } : skipToken,
  );
  useAgainWhenBack(error, refetch, AGAIN_AFTER_MS);

  const amount = (value: string | undefined) =>
    !request ? '–' : value ? <Money amount={value} isBreakable /> : <span className={styles.placeholder} />;

  return (
    <tr data-chosen={isChosen} aria-busy={isFetching} onClick={() => dispatch(quantityEntered(quantity))}>
      <th scope="row">
        <button type="button" aria-current={isChosen ? 'true' : undefined}>
          {t.pieces(quantity)}
        </button>
      </th>
      {isError ? (
        <td colSpan={2} className={styles.missing}>
          {t.noPrice}
        </td>
      ) : (
        <>
          <td>{amount(data?.pricePerItem)}</td>
          <td>{amount(data?.totalCost)}</td>
        </>
      )}
    </tr>
  );
}
