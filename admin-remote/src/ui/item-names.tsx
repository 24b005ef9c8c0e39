import { staffApi } from '@tiraz/api-client/staff';
import { LocalName, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/fitting';

const { listStaffFabrics, listStaffProductTypes } = staffApi.endpoints;
/** A catalogue is small: all of it is one page. */
export const WHOLE_LIST = { limit: 1000 };

/** The fields of the catalogue that hold the ids of other items. */
export const NAMING_ITEMS = ['unsuitedProductTypes', 'unsuitedFabrics'] as const;

export function namesItems(field: string): boolean {
  return NAMING_ITEMS.some((each) => each === field);
}

/** Items of the catalogue by their names, one below the other. */
export function ItemNames({ field, ids }: { field: string; ids: readonly string[] }) {
  const t = useTexts(texts);
  const list = field === 'unsuitedFabrics' ? listStaffFabrics : listStaffProductTypes;
  const items = list.useQuery(WHOLE_LIST).data?.items;
  return ids.map((id) => {
    const item = items?.find((each) => each.id === id);
    return <div key={id}>{item ? <LocalName item={item} /> : items && t.gone}</div>;
  });
}
