import { staffApi } from '@tiraz/api-client/staff';
import { PRICES_OF, type PricedKind, type PriceField } from '@tiraz/contracts/price-change';
import { WHOLE_LIST } from '../../ui/item-names';

type Item = Partial<Record<PriceField, string>> & {
  id: string;
  name: string;
  nameAr: string;
  isActive: boolean;
  version: number;
};

/** One price of one item, as it is stored. */
export interface PriceRow {
  /** The item and the field. */
  key: string;
  kind: PricedKind;
  field: PriceField;
  item: Pick<Item, 'id' | 'name' | 'nameAr' | 'isActive' | 'version'>;
  /** EGP, `145.00`. */
  price: string;
}

export function keyOf(id: string, field: string): string {
  return `${id} ${field}`;
}

const e = staffApi.endpoints;

/** Every price of the catalogue, kind by kind, in the order of its lists. */
export function usePriceRows() {
  const productType = e.listStaffProductTypes.useQuery(WHOLE_LIST);
  const fabric = e.listStaffFabrics.useQuery(WHOLE_LIST);
  const fit = e.listStaffFits.useQuery(WHOLE_LIST);
  const finishingQuality = e.listStaffFinishingQualities.useQuery(WHOLE_LIST);
  const printType = e.listStaffPrintTypes.useQuery(WHOLE_LIST);
  const lists = { productType, fabric, fit, finishingQuality, printType };
  const all = Object.values(lists);
  const pages = Object.entries(lists).map(([kind, { data }]) => [kind, data] as const);
  const isHere = all.every(({ data }) => data !== undefined);
  return {
    data: isHere ? pages.flatMap(([kind, page]) => rowsOf(kind as PricedKind, page)) : undefined,
    currentData: isHere ? [] : undefined,
    isError: all.some(({ isError }) => isError),
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => void all.map(({ refetch }) => refetch()),
  };
}

function rowsOf(kind: PricedKind, page: { items: readonly Item[] } | undefined): PriceRow[] {
  return (page?.items ?? []).flatMap((item) =>
    PRICES_OF[kind].map((field) => {
      const { id, name, nameAr, isActive, version } = item;
      return {
        key: keyOf(id, field),
        kind,
        field,
        item: { id, name, nameAr, isActive, version },
        price: item[field] ?? '0.00',
      };
    }),
  );
}
