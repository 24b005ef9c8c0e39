import { useListFinishingQualitiesQuery, useListFitsQuery } from '@tiraz/api-client';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { preselected } from './calculator-slice';
import { preselectionOf } from './preselection';

/** Chooses for the visitor what costs nothing, as soon as it is known. */
export function usePreselection(): void {
  const dispatch = useDispatch();
  const { fitId, finishingQualityId } = preselectionOf(
    useListFitsQuery().data,
    useListFinishingQualitiesQuery().data,
  );
  useEffect(() => {
    dispatch(preselected({ fitId, finishingQualityId }));
  }, [dispatch, fitId, finishingQualityId]);
}
