import {
  useListColorsQuery,
  useListFabricsQuery,
  useListFinishingQualitiesQuery,
  useListFitsQuery,
  useListPrintTypesQuery,
  useListProductTypesQuery,
} from '@tiraz/api-client';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/calculator';
import { useToast } from '@tiraz/web/toaster';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSelection, withdrawn } from './calculator-slice';
import { CHOICES, emptySelection, type Selection } from '../../selection/selection';

/**
 * The selection once the catalogue is known to offer all of it, the empty one until then: an address can name
 * anything. What is not offered is dropped from the selection, and a toast says so once.
 */
export function useOfferedSelection(): Selection {
  const t = useTexts(texts);
  const toast = useToast();
  const dispatch = useDispatch();
  const selection = useSelector(selectSelection);
  const offers = {
    productTypeId: useListProductTypesQuery().data,
    fabricId: useListFabricsQuery().data,
    fitId: useListFitsQuery().data,
    finishingQualityId: useListFinishingQualitiesQuery().data,
  };
  const prints = useListPrintTypesQuery().data;
  const palette = useListColorsQuery().data;
  const said = useRef(false);
  const { sizes } = selection;

  const named = [
    ...CHOICES.map((choice) => ({ id: selection[choice], offered: offers[choice] })),
    ...selection.printOptions.map(({ printTypeId }) => ({ id: printTypeId, offered: prints })),
    ...selection.colors.map((id) => ({ id, offered: palette })),
  ].flatMap(({ id, offered }) => (id ? [{ id, offered }] : []));
  const gone = named
    .filter(({ id, offered }) => offered && !offered.some((item) => item.id === id))
    .map(({ id }) => id);
  const isOffered = gone.length === 0 && named.every(({ offered }) => offered);

  useEffect(() => {
    if (gone.length === 0) return;
    dispatch(withdrawn(gone));
    if (said.current) return;
    said.current = true;
    toast({ title: t.withdrawnTitle, description: t.withdrawn });
    // Which ids are gone says when; the array is a new one each time.
  }, [gone.join()]);

  if (!isOffered) return emptySelection;
  // Of a garment that has others, sizes have no price.
  const product = offers.productTypeId?.find(({ id }) => id === selection.productTypeId);
  const scale = product?.sizes ?? [];
  const isOfScale = [...(sizes?.ratio ?? []), ...(sizes?.cells ?? [])].every(({ size }) =>
    scale.some(({ id }) => id === size),
  );
  return isOfScale ? selection : { ...selection, sizes: undefined };
}
