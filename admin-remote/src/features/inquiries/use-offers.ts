import {
  useListColorsQuery,
  useListFabricsQuery,
  useListFinishingQualitiesQuery,
  useListFitsQuery,
  useListPrintTypesQuery,
  useListProductTypesQuery,
  type Color,
  type Fabric,
  type FinishingQuality,
  type Fit,
  type PrintType,
  type ProductType,
} from '@tiraz/api-client/staff';

/** The catalogue as visitors choose from it. */
export interface Offers {
  productTypes: ProductType[];
  fabrics: Fabric[];
  fits: Fit[];
  finishingQualities: FinishingQuality[];
  printTypes: PrintType[];
  colors: Color[];
}

/** What is offered, once all of it is here. */
export function useOffers() {
  const productTypes = useListProductTypesQuery();
  const fabrics = useListFabricsQuery();
  const fits = useListFitsQuery();
  const finishingQualities = useListFinishingQualitiesQuery();
  const printTypes = useListPrintTypesQuery();
  const colors = useListColorsQuery();
  const all = [productTypes, fabrics, fits, finishingQualities, printTypes, colors];
  const failed = all.filter(({ isError }) => isError);
  const data: Offers | undefined = productTypes.data &&
    fabrics.data &&
    fits.data &&
    finishingQualities.data &&
    printTypes.data &&
    colors.data && {
      productTypes: productTypes.data,
      fabrics: fabrics.data,
      fits: fits.data,
      finishingQualities: finishingQualities.data,
      printTypes: printTypes.data,
      colors: colors.data,
    };
  return {
    data,
    currentData: data,
    isError: failed.length > 0,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
