import {
  useListFabricsQuery,
  useListFitsQuery,
  useListPrintTypesQuery,
  type FittingHint,
} from '@tiraz/api-client';
import type { Language } from '@tiraz/contracts/language';
import { formatMoney, localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/fitting';
import { useContext, type MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import buttons from '../../ui/button.module.css';
import { Amounts } from '../../ui/money';
import { chosen, printReplaced } from './calculator-slice';
import { FittingContext, PLACES, type Chosen, type FittingBoardProps } from './fitting-context';
import styles from './fitting-board.module.css';
import { placeOf } from './missing-choices';

/** What does not go together, each with a better choice in one press. */
export function FittingBoard({ hints, isSummary }: FittingBoardProps) {
  const t = useTexts(texts);
  const words = useHintWords();
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
  const name = useBetterName(better.id);
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
      <span>{t.take(name)}</span>{' '}
      <span className={styles.price}>
        <Amounts text={price} />
      </span>
    </button>
  );
}

/** How a better choice is called; nothing where the lists do not know it. */
function useBetterName(id: string): string {
  const { language } = useLanguage();
  const lists = [useListFabricsQuery().data, useListFitsQuery().data, useListPrintTypesQuery().data];
  for (const items of lists) {
    const item = items?.find((each) => each.id === id);
    if (item) return localised(item, 'name', language).text;
  }
  return '';
}

/** What a hint says, in words. */
export function hintWords(
  { id, unsuitedTo, isRefused }: FittingHint,
  chosen: Chosen,
  language: Language,
): string {
  const t = texts[language];
  const { product, fabric, fit, prints = [] } = chosen;
  const nameOf = (wanted: string) => {
    const item = [product, fabric, fit, ...prints.map(({ print }) => print)].find(
      (each) => each?.id === wanted,
    );
    return item ? localised(item, 'name', language).text : '';
  };
  const names = { name: nameOf(id), other: nameOf(unsuitedTo) };
  return isRefused ? t.refused(names) : t.hint(names);
}

function useHintWords(): (hint: FittingHint) => string {
  const { chosen } = useContext(FittingContext);
  const { language } = useLanguage();
  return (hint) => hintWords(hint, chosen, language);
}

/** For a live region. */
export function SpokenHints({ hints }: { hints: readonly FittingHint[] }) {
  const words = useHintWords();
  return hints.map((hint) => ` ${words(hint)}`).join('');
}
