import {
  useListColorsQuery,
  useListFabricsQuery,
  useListFinishingQualitiesQuery,
  useListFitsQuery,
  useListPrintTypesQuery,
  useListProductTypesQuery,
} from '@tiraz/api-client';
import { useSelector } from 'react-redux';
import { selectSelection } from './calculator-slice';

/** The items of the catalogue that are chosen; what has not been read yet is not among them. */
export function useChosenItems() {
  const selection = useSelector(selectSelection);
  const palette = useListColorsQuery().data;
  const printTypes = useListPrintTypesQuery().data;
  return {
    product: byId(useListProductTypesQuery().data, selection.productTypeId),
    fabric: byId(useListFabricsQuery().data, selection.fabricId),
    fit: byId(useListFitsQuery().data, selection.fitId),
    finishing: byId(useListFinishingQualitiesQuery().data, selection.finishingQualityId),
    colours: selection.colors.flatMap((id) => byId(palette, id) ?? []),
    /** Each of the colours has garments of its own. */
    isColourways: selection.colors.length > 1 && selection.colorUse === 'colourways',
    prints: selection.printOptions.flatMap(({ printTypeId, colors }) => {
      const print = byId(printTypes, printTypeId);
      return print ? [{ print, colors }] : [];
    }),
  };
}

function byId<Item extends { id: string }>(
  items: Item[] | undefined,
  id: string | undefined,
): Item | undefined {
  return items?.find((item) => item.id === id);
}
