import { MAXIMUM_QUANTITY, MINIMUM_ORDER_QUANTITY, SAMPLE_QUANTITY } from '@tiraz/contracts/selection';
import { toLocalDigits, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/calculator';
import { useId, useState, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { quantityEntered, selectSelection } from './calculator-slice';
import styles from './quantity-and-colours-section.module.css';
import { correctionOf, isFinishedQuantity, stepQuantity, toQuantity, type Correction } from './quantity';

interface QuantityFieldProps {
  /** Pieces; an order has no sample among its quantities. */
  smallest?: typeof SAMPLE_QUANTITY | typeof MINIMUM_ORDER_QUANTITY;
}

/**
 * A number input for the digits of both languages, which the browser's own refuses. What is typed stays as it
 * is until the field is left or Enter is pressed; a quantity that can be priced counts at once. An entry that
 * stands for another quantity is never changed without a word.
 */
export function QuantityField({ smallest = SAMPLE_QUANTITY }: QuantityFieldProps) {
  const { language } = useLanguage();
  const t = useTexts(texts);
  const dispatch = useDispatch();
  const { quantity } = useSelector(selectSelection);
  const [typed, setTyped] = useState<string>();
  const [corrected, setCorrected] = useState<{ entry: string; why: Correction; quantity: number }>();
  const fieldId = useId();

  /** @param entry what was typed, when it is that which settles */
  const settle = (settled: number, entry?: string) => {
    const why = entry === undefined ? undefined : correctionOf(entry, smallest);
    setTyped(undefined);
    setCorrected(entry === undefined || !why ? undefined : { entry, why, quantity: settled });
    dispatch(quantityEntered(settled));
  };

  const explanation = ({ why, entry }: { why: Correction; entry: string }) =>
    why === 'empty' ? t.corrected.empty : t.corrected[why](quote(entry));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const entry = event.currentTarget.value;
    const entered = toQuantity(entry, smallest);
    if (event.key === 'Enter') settle(entered, typed);
    else if (event.key === 'ArrowUp') settle(stepQuantity(entered, 1, smallest));
    else if (event.key === 'ArrowDown') settle(stepQuantity(entered, -1, smallest));
    else return;
    event.preventDefault();
  };

  const shown = typed === undefined ? quantity : toQuantity(typed, smallest);
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId}>{t.quantity}</label>
      <input
        id={fieldId}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-valuemin={smallest}
        aria-valuemax={MAXIMUM_QUANTITY}
        aria-valuenow={quantity}
        aria-describedby={`${fieldId}hint`}
        value={typed ?? toLocalDigits(String(quantity), language)}
        onChange={({ target }) => {
          setTyped(target.value);
          setCorrected(undefined);
          if (isFinishedQuantity(target.value, smallest)) dispatch(quantityEntered(toQuantity(target.value)));
        }}
        onBlur={() => typed !== undefined && settle(toQuantity(typed, smallest), typed)}
        onKeyDown={onKeyDown}
      />
      <p id={`${fieldId}hint`} className={styles.hint}>
        {shown === SAMPLE_QUANTITY ? t.sampleHint : t.minimumHint}
        <span aria-live="polite">
          {/* Whoever has changed the quantity elsewhere since has no use for it any more. */}
          {corrected?.quantity === quantity && ` ${explanation(corrected)}`}
        </span>
      </p>
    </div>
  );
}

/** What was typed, isolated from the text around it, and no longer than a hint can bear. */
function quote(entry: string): string {
  const LONGEST = 16;
  const trimmed = entry.trim();
  return `\u2068${trimmed.length > LONGEST ? `${trimmed.slice(0, LONGEST)}…` : trimmed}\u2069`;
}
