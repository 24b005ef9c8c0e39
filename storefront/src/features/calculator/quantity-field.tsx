import { MAXIMUM_QUANTITY, SAMPLE_QUANTITY } from '@tiraz/contracts/quantity';
import { toLocalDigits, useLanguage, useTexts } from '@tiraz/locale';
import { useId, useState, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { quantityEntered, selectSelection } from './calculator-slice';
import { calculatorTexts } from './calculator-texts';
import styles from './quantity-and-colours-section.module.css';
import { isFinishedQuantity, stepQuantity, toQuantity } from './quantity';

/**
 * A number input for the digits of both languages, which the browser's own refuses. What is typed stays as it
 * is until the field is left or Enter is pressed; a quantity that can be priced counts at once.
 */
export function QuantityField() {
  const { language } = useLanguage();
  const t = useTexts(calculatorTexts);
  const dispatch = useDispatch();
  const { quantity } = useSelector(selectSelection);
  const [typed, setTyped] = useState<string>();
  const fieldId = useId();

  const settle = (settled: number) => {
    setTyped(undefined);
    dispatch(quantityEntered(settled));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const entered = toQuantity(event.currentTarget.value);
    const next = {
      Enter: entered,
      ArrowUp: stepQuantity(entered, 1),
      ArrowDown: stepQuantity(entered, -1),
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    settle(next);
  };

  return (
    <div className={styles.field}>
      <label htmlFor={fieldId}>{t.quantity}</label>
      <input
        id={fieldId}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-valuemin={SAMPLE_QUANTITY}
        aria-valuemax={MAXIMUM_QUANTITY}
        aria-valuenow={quantity}
        aria-describedby={`${fieldId}hint`}
        value={typed ?? toLocalDigits(String(quantity), language)}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isFinishedQuantity(target.value)) dispatch(quantityEntered(toQuantity(target.value)));
        }}
        onBlur={() => typed !== undefined && settle(toQuantity(typed))}
        onKeyDown={onKeyDown}
      />
      <p id={`${fieldId}hint`} className={styles.hint}>
        {quantity === SAMPLE_QUANTITY ? t.sampleHint : t.minimumHint}
      </p>
    </div>
  );
}
