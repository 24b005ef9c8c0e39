import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/calculator';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSelection, sizesEntered } from './calculator-slice';
import { useChosenItems } from './use-chosen-items';
import { ColourUse, SizesPanel } from './parts';
import styles from './sizes-section.module.css';

/** What is asked of the colours chosen, and of the sizes of a garment that has any. */
export function SizesSection() {
  const t = useTexts(texts);
  const dispatch = useDispatch();
  const id = useId();
  const { colors, sizes } = useSelector(selectSelection);
  const { product } = useChosenItems();
  const mode = sizes?.mode ?? 'later';
  return (
    <>
      {colors.length > 1 && <ColourUse />}
      {product?.sizes && (
        <div className={styles.sizes}>
          <fieldset className={styles.ways}>
            <legend>{t.sizes}</legend>
            {(['later', 'ratio', 'exact'] as const).map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name={id}
                  id={`sizes-${each}`}
                  checked={mode === each}
                  onChange={() => dispatch(sizesEntered({ ratio: [], cells: [], ...sizes, mode: each }))}
                />
                {t.sizesBy[each]}
              </label>
            ))}
          </fieldset>
          {mode !== 'later' && <SizesPanel scale={product.sizes} />}
        </div>
      )}
    </>
  );
}
