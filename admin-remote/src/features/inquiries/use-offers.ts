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
  const queries = {
    productTypes: useListProductTypesQuery(),
    fabrics: useListFabricsQuery(),
    fits: useListFitsQuery(),
    finishingQualities: useListFinishingQualitiesQuery(),
    printTypes: useListPrintTypesQuery(),
    colors: useListColorsQuery(),
  };
  const all = Object.entries(queries);
  const isHere = all.every(([, { data }]) => data);
  const data = isHere
    ? (Object.fromEntries(all.map(([name, query]) => [name, query.data])) as unknown as Offers)
    : undefined;
  const failed = all.filter(([, { isError }]) => isError);
  return {
    data,
    currentData: data,
    isError: failed.length > 0,
    isFetching: all.some(([, { isFetching }]) => isFetching),
    refetch: () => failed.forEach(([, { refetch }]) => void refetch()),
  };
}
