import {
  useCalculateQuoteQuery,
  useListColorsQuery,
  useListPrintTypesQuery,
  useListProductTypesQuery,
  type Artwork,
  type PrintType,
} from '@tiraz/api-client';
import { printedInks } from '@tiraz/contracts/artwork';
import { MAXIMUM_PRINT_COLOURS } from '@tiraz/contracts/selection';
import { formatMoney, localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/designs';
import { texts as calculatorTexts } from '@tiraz/messages/storefront/calculator';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { AreaEditor } from '../../designs/area-editor';
import DesignList, { DesignFacts } from '../../designs/design-list';
import { aspectOf } from '../../designs/placing';
import { PlacingFields } from '../../designs/placing-fields';
import type { Designs } from '../../designs/use-designs';
import buttons from '../../ui/button.module.css';
import { Amounts } from '../../ui/money';
import { toQuoteRequest } from '../../selection/selection';
import { printColoursChosen, printReplaced, selectSelection } from './calculator-slice';
import styles from './design-editor.module.css';
import type { Placings } from './use-placings';

interface DesignEditorProps {
  designs: Designs;
  placings: Placings;
}

/** The visitor's designs: each where it is printed, with what it tells of its price. */
export default function DesignEditor({ designs, placings }: DesignEditorProps) {
  return (
    <DesignList designs={designs}>
      {(artwork, preview) => (
        <div className={styles.design}>
          <Placed artwork={artwork} preview={preview} placings={placings} />
          <div className={styles.told}>
            <DesignFacts artwork={artwork} />
            <Inks artwork={artwork} placings={placings} />
          </div>
        </div>
      )}
    </DesignList>
  );
}

function Placed({
  artwork,
  preview,
  placings,
}: {
  artwork: Artwork;
  preview: string | undefined;
  placings: Placings;
}) {
  const { productTypeId, colors } = useSelector(selectSelection);
  const product = useListProductTypesQuery().data?.find(({ id }) => id === productTypeId);
  const cloth = useListColorsQuery().data?.find(({ id }) => id === colors[0])?.hex;
  const placing = placings.of(artwork);
  const area = product?.printAreas.find(({ id }) => id === placing?.areaId);
  if (!artwork.facts || !product || !placing || !area) {
    return preview === undefined ? null : <img src={preview} alt="" className={styles.picture} />;
  }
  const change = (next: typeof placing) => placings.put(artwork, next);
  return (
    <>
      <AreaEditor
        area={area}
        placing={placing}
        aspect={aspectOf(artwork.facts)}
        picture={preview}
        cloth={cloth}
        onChange={change}
      />
      <PlacingFields areas={product.printAreas} facts={artwork.facts} placing={placing} onChange={change} />
    </>
  );
}

/** Offers what was counted, and imposes nothing: the select of a print's colours is the visitor's. */
function Inks({ artwork: { facts, ...artwork }, placings }: { artwork: Artwork; placings: Placings }) {
  const t = useTexts(texts);
  const { comma } = useTexts(calculatorTexts);
  const { language } = useLanguage();
  const dispatch = useDispatch();
  const { printOptions, fabricId } = useSelector(selectSelection);
  const prints = useListPrintTypesQuery().data ?? [];
  if (!facts) return null;
  const nameOf = (print: PrintType) => localised(print, 'name', language).text;
  const hasSetup = (print: PrintType) => Number(print.setupCost) > 0;
  if (printOptions.length === 0 && prints.length > 0) return <p>{t.choosePrint}</p>;
  const chosen = prints.filter(({ id }) => printOptions.some(({ printTypeId }) => printTypeId === id));
  if (facts.photographic) {
    const screened = chosen.find(hasSetup);
    if (!screened) return null;
    const isFree = ({ id }: PrintType) => !chosen.some((print) => print.id === id);
    const goes = ({ unsuitedFabrics = [] }: PrintType) => !unsuitedFabrics.includes(fabricId ?? '');
    const others = prints.filter((print) => !hasSetup(print) && isFree(print) && goes(print));
    if (others.length === 0) return null;
    return (
      <>
        <p>{t.photoPrints(others.map(nameOf).join(comma))}</p>
        {others.map((print) => (
          <PrintInstead key={print.id} from={screened.id} print={print} name={nameOf(print)} />
        ))}
      </>
    );
  }
  const withoutGround = placings.of({ facts, ...artwork })?.withoutGround === true;
  const count = Math.min(printedInks(facts, withoutGround).length, MAXIMUM_PRINT_COLOURS);
  const offered = chosen.filter(
    (print) =>
      hasSetup(print) &&
      printOptions.some(({ printTypeId, colors }) => printTypeId === print.id && colors !== count),
  );
  if (count === 0) return null;
  return offered.map((print) => (
    <button
      key={print.id}
      type="button"
      className={buttons.secondary}
      onClick={() => dispatch(printColoursChosen({ printTypeId: print.id, colours: count }))}
    >
      {t.use({ count, print: nameOf(print) })}
    </button>
  ));
}

interface PrintInsteadProps {
  /** The print type in whose place it comes. */
  from: string;
  print: PrintType;
  name: string;
}

/** Another kind of print, with what a piece of this quantity then costs. */
function PrintInstead({ from, print, name }: PrintInsteadProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const dispatch = useDispatch();
  const selection = useSelector(selectSelection);
  const printOptions = selection.printOptions.map((option) =>
    option.printTypeId === from ? { ...option, printTypeId: print.id } : option,
  );
  const product = useListProductTypesQuery().data?.find(({ id }) => id === selection.productTypeId);
  const asked = toQuoteRequest({ ...selection, printOptions }, product);
  const { currentData } = useCalculateQuoteQuery(asked ?? skipToken);
  const price = currentData?.isSample ? currentData.productionPricePerItem : currentData?.pricePerItem;
  return (
    <button
      type="button"
      className={buttons.secondary}
      onClick={() => dispatch(printReplaced({ from, to: print.id }))}
    >
      <span>
        {t.photoUse(name)}
        {price && <Amounts text={t.photoPrice(formatMoney(price, language))} />}
      </span>
    </button>
  );
}
