import type { ColorUse } from '@tiraz/contracts/selection';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/colour-use';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { colorUseChosen, selectSelection } from './calculator-slice';
import styles from './sizes-section.module.css';

/** Whether the colours are of one garment, or each of a garment of its own. */
export default function ColourUse() {
  const t = useTexts(texts);
  const dispatch = useDispatch();
  const { colorUse } = useSelector(selectSelection);
  const name = useId();
  const ways: [ColorUse, string][] = [
    ['one-garment', t.oneGarment],
    ['colourways', t.colourways],
  ];
  return (
    <fieldset className={styles.ways}>
      <legend>{t.question}</legend>
      {ways.map(([use, label]) => (
        <label key={use}>
          <input
            type="radio"
            name={name}
            checked={colorUse === use}
            onChange={() => dispatch(colorUseChosen(use))}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
