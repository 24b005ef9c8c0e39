import type { PrintType } from '@tiraz/api-client';
import { isDarkCloth } from '@tiraz/contracts/cloth';
import { localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/calculator';
import { useContext, useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectSelection } from './calculator-slice';
import styles from './fitting.module.css';
import { FittingContext, type Board, type MarkedPart, type Part } from './fitting-context';
import { useChosenItems } from './use-chosen-items';
import { quoteShownIn, type QuoteState } from './use-quote';

/** All that is said of what does not go together: of no use before something does not. */
const loadBoard = async (): Promise<Board> => import('./fitting-board');

/** What the server says does not go together, as far as it is still chosen; once for the whole page. */
export function useFitting(state: QuoteState) {
  const { productTypeId, fabricId, fitId, printOptions } = useSelector(selectSelection);
  const [board, setBoard] = useState<Board>();
  const chosen = useChosenItems();
  const quote = quoteShownIn(state);
  const ids = {
    fabric: [fabricId],
    fit: [fitId],
    print: printOptions.map(({ printTypeId }) => printTypeId),
  };
  const hints = (quote?.hints ?? []).filter(
    ({ part, id, unsuitedTo }) =>
      ids[part].includes(id) && unsuitedTo === (part === 'print' ? fabricId : productTypeId),
  );
  const isNeeded = hints.length > 0 && !board;

  // Without a connection the marks of the options remain; the next choice tries again.
  useEffect(() => {
    if (!isNeeded) return;
    loadBoard().then(setBoard, () => undefined);
  }, [isNeeded, quote]);

  return { hints, ...(board && { board }), chosen };
}

/** The hints about a part, where it is chosen; about every part in the summary. */
export function Hints({ part }: { part?: Part }) {
  const { hints, board } = useContext(FittingContext);
  const shown = hints.filter((hint) => part === undefined || hint.part === part);
  return board && shown.length > 0 ? (
    <board.FittingBoard hints={shown} isSummary={part === undefined} />
  ) : null;
}

/** For the live region of the summary. */
export function SpokenHints() {
  const { hints, board } = useContext(FittingContext);
  return board ? <board.SpokenHints hints={hints} /> : null;
}

interface Fitted {
  id: string;
  unsuitedProductTypes?: string[];
  unsuitedFabrics?: string[];
  technique?: PrintType['technique'];
}

/**
 * A small mark on an option that does not go with what is chosen, before it is chosen as well. Dye that is sublimated into
 * a cloth shows on a light one alone: that follows from the technique, and no list has to say so.
 */
export function UnsuitedMark({ item, part }: { item: Fitted; part: MarkedPart }): ReactNode {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const { product, fabric, fit, colours = [], prints = [] } = useContext(FittingContext).chosen;
  const { unsuitedProductTypes = [], unsuitedFabrics = [] } = item;
  const against = [
    ...(product && unsuitedProductTypes.includes(product.id) ? [product] : []),
    ...(fabric && unsuitedFabrics.includes(fabric.id) ? [fabric] : []),
    ...(item.technique === 'sublimation' ? colours.filter(({ hex }) => isDarkCloth(hex)) : []),
    ...(part === 'fabric'
      ? prints.map(({ print }) => print).filter((print) => print.unsuitedFabrics?.includes(item.id))
      : []),
    ...(part === 'productType'
      ? [fabric, fit].flatMap((each) => (each?.unsuitedProductTypes?.includes(item.id) ? [each] : []))
      : []),
  ];
  if (against.length === 0) return null;
  const names = against.map((each) => localised(each, 'name', language).text);
  return <span className={styles.mark}>{t.unsuited(names.join(t.comma))}</span>;
}
