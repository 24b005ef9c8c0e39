import { useListFinishingQualitiesQuery, useListFitsQuery } from '@tiraz/api-client';
import { formatMoney, LocalName, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/calculator';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Amounts } from '../../ui/money';
import { chosen, selectSelection } from './calculator-slice';
import { Description, type Described } from './description';
import { Hints, UnsuitedMark } from './fitting';
import { placeOf } from './missing-choices';
import styles from './options.module.css';
import { CatalogueList, Section } from './section';

export function FitAndFinishingSection() {
  const t = useTexts(texts);
  const fits = useListFitsQuery();
  const finishings = useListFinishingQualitiesQuery();
  return (
    <Section step={4} title={t.fitAndFinishing}>
      {() => (
        <div className={styles.columns}>
          <ModifierOptions title={t.fit} choice="fitId" query={fits} />
          <ModifierOptions title={t.finishing} choice="finishingQualityId" query={finishings} />
        </div>
      )}
    </Section>
  );
}

interface Modifier extends Described {
  id: string;
  name: string;
  nameAr: string;
  priceModifier: string;
}

interface ModifierOptionsProps {
  title: string;
  choice: 'fitId' | 'finishingQualityId';
  query: Parameters<typeof CatalogueList<Modifier>>[0]['query'];
}

function ModifierOptions({ title, choice, query }: ModifierOptionsProps) {
  const { language } = useLanguage();
  const t = useTexts(texts);
  const dispatch = useDispatch();
  const selection = useSelector(selectSelection);
  const titleId = useId();
  return (
    <div id={placeOf(choice)}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <CatalogueList
        query={query}
        skeletons={4}
        skeletonClass={styles.placeholder}
        className={styles.options}
        labelledBy={titleId}
        role="radiogroup"
        empty={t.noOptions}
      >
        {(option) => (
          <label key={option.id} className={styles.option}>
            <input
              type="radio"
              data-id={option.id}
              name={choice}
              checked={option.id === selection[choice]}
              onChange={() => dispatch(chosen({ choice, id: option.id }))}
            />
            <span className={styles.name}>
              <LocalName item={option} />
            </span>
            <span className={styles.price}>
              <Amounts text={t.plus(formatMoney(option.priceModifier, language))} />
            </span>
            <Description item={option} />
            {choice === 'fitId' && <UnsuitedMark item={option} part="fit" />}
          </label>
        )}
      </CatalogueList>
      {choice === 'fitId' && <Hints part="fit" />}
    </div>
  );
}
