import { useListPrintTypesQuery, type PrintType } from '@tiraz/api-client';
import { MAXIMUM_PRINT_COLOURS } from '@tiraz/contracts/selection';
import { formatMoney, LocalName, toLocalDigits, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/calculator';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Amounts } from '../../ui/money';
import { printColoursChosen, printToggled, selectSelection } from './calculator-slice';
import { Description } from './description';
import { Hints, UnsuitedMark } from './fitting';
import { placeOf } from './missing-choices';
import styles from './options.module.css';
import { CatalogueList, Section } from './section';

export function PrintSection() {
  const t = useTexts(texts);
  const query = useListPrintTypesQuery();
  return (
    <Section step={5} title={t.print} note={t.optional} id={placeOf('printOptions')}>
      {(titleId) => (
        <>
          <CatalogueList
            query={query}
            skeletons={4}
            skeletonClass={styles.placeholder}
            className={styles.columns}
            labelledBy={titleId}
            role="group"
            empty={t.noPrints}
          >
            {(print) => <PrintOption key={print.id} print={print} />}
          </CatalogueList>
          <Hints part="print" />
        </>
      )}
    </Section>
  );
}

const COLOUR_CHOICES = Array.from({ length: MAXIMUM_PRINT_COLOURS }, (_, index) => index + 1);

function PrintOption({ print }: { print: PrintType }) {
  const { language } = useLanguage();
  const t = useTexts(texts);
  const dispatch = useDispatch();
  const { printOptions } = useSelector(selectSelection);
  const option = printOptions.find(({ printTypeId }) => printTypeId === print.id);
  const id = useId();
  const hasSetup = Number(print.setupCost) > 0;
  return (
    <div className={styles.print}>
      <label className={styles.option}>
        <input
          type="checkbox"
          data-id={print.id}
          checked={Boolean(option)}
          onChange={() => dispatch(printToggled(print.id))}
        />
        <span id={`${id}name`} className={styles.name}>
          <LocalName item={print} />
        </span>
        <span className={styles.price}>
          <span>
            <Amounts text={hasSetup ? t.setupPerColour(formatMoney(print.setupCost, language)) : t.noSetup} />
          </span>
          <span>
            <Amounts text={t.perPiece(formatMoney(print.perItemCost, language))} />
          </span>
        </span>
        <UnsuitedMark item={print} part="print" />
      </label>
      {option && <Description item={print} />}
      {option && hasSetup && (
        <p className={styles.printColours}>
          <label id={`${id}label`} htmlFor={`${id}colours`}>
            {t.printColours}
          </label>
          <select
            id={`${id}colours`}
            aria-labelledby={`${id}label ${id}name`}
            value={option.colors}
            onChange={({ target }) =>
              dispatch(printColoursChosen({ printTypeId: print.id, colours: Number(target.value) }))
            }
          >
            {COLOUR_CHOICES.map((count) => (
              <option key={count} value={count}>
                {toLocalDigits(String(count), language)}
              </option>
            ))}
          </select>
        </p>
      )}
    </div>
  );
}
