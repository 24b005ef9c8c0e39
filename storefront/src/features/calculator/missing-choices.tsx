import { useListFinishingQualitiesQuery, useListFitsQuery } from '@tiraz/api-client';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/calculator';
import { useSelector } from 'react-redux';
import { selectSelection } from './calculator-slice';
import styles from './missing-choices.module.css';
import { CHOICES, type Choice } from '../../selection/selection';

const LABELS = {
  productTypeId: 'productType',
  fabricId: 'fabric',
  fitId: 'fit',
  finishingQualityId: 'finishing',
  printOptions: 'print',
} as const;

/** A place of the form that one can be led to. */
export type Place = Choice | 'printOptions';

/** What has to be chosen before there is a price, by the words of the form. */
export function useMissingChoices(): { choice: Choice; label: string }[] {
  const t = useTexts(texts);
  const selection = useSelector(selectSelection);
  // Until it is known what costs nothing, nobody knows whether that is missing.
  const isUnknown: Partial<Record<Choice, boolean>> = {
    fitId: !useListFitsQuery().data,
    finishingQualityId: !useListFinishingQualitiesQuery().data,
  };
  return CHOICES.filter((choice) => !selection[choice] && !isUnknown[choice]).map((choice) => ({
    choice,
    label: t[LABELS[choice]],
  }));
}

/** The same, each leading to its place in the form. */
export function MissingChoices({ onLead }: { onLead: (choice: Choice) => void }) {
  return (
    <ul className={styles.missing}>
      {useMissingChoices().map(({ choice, label }) => (
        <li key={choice}>
          <button type="button" className={styles.lead} onClick={() => onLead(choice)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Where a choice is made: the id of an element of the form. */
export const placeOf = (choice: Place) => `choose-${LABELS[choice]}`;

/** Brings the place into sight and the focus to its first option, or to the better choice that is hinted at there. */
export function leadTo(choice: Place): void {
  const place = document.getElementById(placeOf(choice));
  place?.scrollIntoView({ block: 'start' });
  const better = place?.querySelector<HTMLElement>('[data-hints] button');
  better?.scrollIntoView({ block: 'center' });
  (better ?? place?.querySelector('input'))?.focus({ preventScroll: true });
}
