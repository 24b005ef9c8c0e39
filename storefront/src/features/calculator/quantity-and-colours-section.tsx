import { useListColorsQuery } from '@tiraz/api-client';
import { LocalName, toLocalDigits, useLanguage, useTexts } from '@tiraz/locale';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { inkOn } from '@tiraz/artwork/ink-on';
import { texts } from '@tiraz/messages/storefront/calculator';
import { colourCountChosen, colourToggled, selectColourCount, selectSelection } from './calculator-slice';
import { COLOUR_COUNTS, type ColourCount } from '../../selection/selection';
import { QuantityField } from './quantity-field';
import styles from './quantity-and-colours-section.module.css';
import { QuantityLadder } from './quantity-ladder';
import { CatalogueList, Section } from './section';
import { SizesSection } from './sizes-section';
import type { QuoteState } from './use-quote';

/** A square of cloth cut with pinking shears, 40 by 40. */
const PINKED_SQUARE = `M2 2${'l2 -2l2 2'.repeat(9)}${'l2 2l-2 2'.repeat(9)}${'l-2 2l-2 -2'.repeat(9)}${'l-2 -2l2 -2'.repeat(9)}Z`;

export function QuantityAndColoursSection({ state }: { state: QuoteState }) {
  const { language } = useLanguage();
  const t = useTexts(texts);
  const dispatch = useDispatch();
  const { colors } = useSelector(selectSelection);
  const colourCount = useSelector(selectColourCount);
  const palette = useListColorsQuery();
  const id = useId();
  return (
    <Section step={3} title={t.quantityAndColours}>
      {() => (
        <div className={styles.columns}>
          <QuantityField />
          <div className={styles.field}>
            <label htmlFor={`${id}count`}>{t.colourCount}</label>
            <select
              id={`${id}count`}
              value={colourCount}
              onChange={({ target }) => dispatch(colourCountChosen(target.value as ColourCount))}
            >
              {COLOUR_COUNTS.map((count) => (
                <option key={count} value={count}>
                  {toLocalDigits(count, language)}
                </option>
              ))}
            </select>
          </div>
          <QuantityLadder state={state} />
          <div className={styles.palette}>
            <h3 id={`${id}colours`}>{t.colours}</h3>
            <CatalogueList
              query={palette}
              skeletons={8}
              skeletonClass={styles.placeholder}
              className={styles.swatches}
              labelledBy={`${id}colours`}
              role="group"
              empty={t.noColours}
            >
              {(colour) => (
                <label key={colour.id} className={styles.swatch}>
                  <input
                    type="checkbox"
                    checked={colors.includes(colour.id)}
                    onChange={() => dispatch(colourToggled(colour.id))}
                  />
                  <svg viewBox="-1 -1 42 42" aria-hidden="true">
                    <path d={PINKED_SQUARE} fill={colour.hex} />
                    <path className={styles.tick} d="M11 21L17 27L29 14" stroke={inkOn(colour.hex).line} />
                  </svg>
                  <LocalName item={colour} />
                </label>
              )}
            </CatalogueList>
          </div>
          <SizesSection />
        </div>
      )}
    </Section>
  );
}
