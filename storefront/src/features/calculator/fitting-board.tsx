import type { FittingHint } from '@tiraz/api-client';
import { formatMoney, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/fitting';
import { useContext, type MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import buttons from '../../ui/button.module.css';
import { chosen, printReplaced } from './calculator-slice';
import { FittingContext, PLACES, useHintWords, type FittingBoardProps } from './fitting-context';
import styles from './fitting-board.module.css';
import { placeOf } from './missing-choices';

/** What does not go together, each with a better choice in one press. */
export function FittingBoard({ hints, isSummary }: FittingBoardProps) {
  const t = useTexts(texts);
  const words = useHintWords(useContext(FittingContext));
  return (
    <ul className={styles.hints} aria-label={t.title} data-hints="">
      {hints.map((hint) => (
        <li key={`${hint.part} ${hint.id}`} data-refused={hint.isRefused}>
          <p>{words(hint)}</p>
          {hint.better ? (
            <TakeBetter hint={hint} better={hint.better} isSummary={isSummary} />
          ) : (
            <p>{t.none}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

interface TakeBetterProps {
  hint: FittingHint;
  better: NonNullable<FittingHint['better']>;
  isSummary: boolean;
}

function TakeBetter({ hint, better, isSummary }: TakeBetterProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const dispatch = useDispatch();
  const name = useContext(FittingContext).nameOf(better.id);
  // Not in a list that was read before it was offered.
  if (name === '') return null;

  const amount = Number(better.dearerBy);
  const money = formatMoney(Math.abs(amount), language);
  const price = amount === 0 ? t.same : amount > 0 ? t.dearer(money) : t.cheaper(money);

  /** The button goes with its hint: the focus goes to what was taken, or stays in the summary. */
  const take = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const summary = isSummary ? currentTarget.closest('section') : null;
    dispatch(
      hint.part === 'print'
        ? printReplaced({ from: hint.id, to: better.id })
        : chosen({ choice: PLACES[hint.part] as 'fabricId' | 'fitId', id: better.id }),
    );
    if (summary) summary.focus();
    else
      requestAnimationFrame(() =>
        document
          .getElementById(placeOf(PLACES[hint.part]))
          ?.querySelector<HTMLElement>(`input[data-id="${better.id}"]`)
          ?.focus(),
      );
  };

  return (
    <button type="button" className={`${buttons.secondary} ${styles.take}`} onClick={take}>
      <span>{t.take(name)}</span> <span className={styles.price}>{price}</span>
    </button>
  );
}
