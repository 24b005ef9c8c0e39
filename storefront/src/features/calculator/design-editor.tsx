import {
  useListColorsQuery,
  useListPrintTypesQuery,
  useListProductTypesQuery,
  type Artwork,
} from '@tiraz/api-client';
import { printedInks } from '@tiraz/contracts/artwork';
import { MAXIMUM_PRINT_COLOURS } from '@tiraz/contracts/quantity';
import { localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/designs';
import { texts as calculatorTexts } from '@tiraz/messages/storefront/calculator';
import { useDispatch, useSelector } from 'react-redux';
import { AreaEditor } from '../../designs/area-editor';
import DesignList, { DesignFacts } from '../../designs/design-list';
import { aspectOf } from '../../designs/placing';
import { PlacingFields } from '../../designs/placing-fields';
import type { Designs } from '../../designs/use-designs';
import buttons from '../../ui/button.module.css';
import { printColoursChosen, selectSelection } from './calculator-slice';
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
  const { printOptions } = useSelector(selectSelection);
  const prints = useListPrintTypesQuery().data ?? [];
  if (!facts) return null;
  const nameOf = (print: (typeof prints)[number]) => localised(print, 'name', language).text;
  const hasSetup = (print: (typeof prints)[number]) => Number(print.setupCost) > 0;
  if (printOptions.length === 0 && prints.length > 0) return <p>{t.choosePrint}</p>;
  const chosen = prints.filter(({ id }) => printOptions.some(({ printTypeId }) => printTypeId === id));
  if (facts.photographic) {
    if (!chosen.some(hasSetup)) return null;
    const others = prints.filter((print) => !hasSetup(print)).map(nameOf);
    return others.length > 0 && <p>{t.photoPrints(others.join(comma))}</p>;
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
