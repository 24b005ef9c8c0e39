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
import { offeredOf } from './offered';
import { emptySelection, type Selection } from '../../selection/selection';

/**
 * The selection once the catalogue is known to offer all of it, the empty one until then: an address can name
 * anything. What is not offered is dropped from the selection, and a toast says so once.
 */
export function useOfferedSelection(): Selection {
  const t = useTexts(texts);
  const toast = useToast();
  const dispatch = useDispatch();
  const { offered, gone } = offeredOf(useSelector(selectSelection), {
    productTypes: useListProductTypesQuery().data,
    fabrics: useListFabricsQuery().data,
    fits: useListFitsQuery().data,
    finishingQualities: useListFinishingQualitiesQuery().data,
    printTypes: useListPrintTypesQuery().data,
    colors: useListColorsQuery().data,
  });
  const isOffered = offered !== emptySelection;
  const said = useRef(false);

  useEffect(() => {
    // The lists come one after the other: what none of them has any more is one thing to say.
    if (isOffered) said.current = false;
    if (gone.length === 0) return;
    dispatch(withdrawn(gone));
    if (said.current) return;
    said.current = true;
    toast({ title: t.withdrawnTitle, description: t.withdrawn });
    // Which ids are gone says when; the array is a new one each time.
  }, [gone.join(), isOffered]);

  return offered;
}
