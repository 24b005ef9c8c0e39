import { useListFinishingQualitiesQuery, useListFitsQuery } from '@tiraz/api-client';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { preselected } from './calculator-slice';

/** Chooses the first fit and the first finishing quality that cost nothing: two choices less before the first price. */
export function usePreselection(): void {
  const dispatch = useDispatch();
  const fitId = firstFree(useListFitsQuery().data);
  const finishingQualityId = firstFree(useListFinishingQualitiesQuery().data);
  useEffect(() => {
    dispatch(preselected({ fitId, finishingQualityId }));
  }, [dispatch, fitId, finishingQualityId]);
}

function firstFree(items: readonly { id: string; priceModifier: string }[] | undefined): string | undefined {
  return items?.find(({ priceModifier }) => Number(priceModifier) === 0)?.id;
}
