import { useListFabricsQuery, useListProductTypesQuery } from '@tiraz/api-client';
import { useEffect, useRef } from 'react';
import { fromQuery } from '../../selection/selection-address';
import { placeOf } from './missing-choices';

/** Who comes with a garment goes on with its fabric: the page begins there, unless it was scrolled meanwhile. */
export function useLeadOn(): void {
  const { data: productTypes } = useListProductTypesQuery();
  const { data: fabrics } = useListFabricsQuery();
  const areThere = Boolean(productTypes && fabrics);
  const isLed = useRef(false);
  const comesWithGarment = useRef<boolean>(undefined);

  useEffect(() => {
    const { productTypeId, fabricId } = fromQuery(window.location.search).selection;
    comesWithGarment.current ??= Boolean(productTypeId) && !fabricId;
    if (!areThere || isLed.current) return;
    isLed.current = true;
    if (comesWithGarment.current && window.scrollY === 0)
      document.getElementById(placeOf('fabricId'))?.scrollIntoView({ block: 'start' });
  }, [areThere]);
}
