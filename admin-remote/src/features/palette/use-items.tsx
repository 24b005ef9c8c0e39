import { staffApi } from '@tiraz/api-client/staff';
import { localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/palette';
import { useMay } from '@tiraz/staff-kit/page';
import { WHOLE_LIST } from '../../ui/item-names';
import type { Entry } from './entry';

const { endpoints: e } = staffApi;
const TABS = {
  productTypes: 'products',
  fabrics: 'products',
  colors: 'products',
  fits: 'pricing',
  finishingQualities: 'pricing',
  printTypes: 'pricing',
} as const;

/** All items of the catalogue, of which there are few. They are asked for once something is searched. */
export function useItems(isSearched: boolean) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const skip = !useMay('catalogue.read') || !isSearched;
  const lists = {
    productTypes: e.listStaffProductTypes.useQuery(WHOLE_LIST, { skip }),
    fabrics: e.listStaffFabrics.useQuery(WHOLE_LIST, { skip }),
    colors: e.listStaffColors.useQuery(WHOLE_LIST, { skip }),
    fits: e.listStaffFits.useQuery(WHOLE_LIST, { skip }),
    finishingQualities: e.listStaffFinishingQualities.useQuery(WHOLE_LIST, { skip }),
    printTypes: e.listStaffPrintTypes.useQuery(WHOLE_LIST, { skip }),
  };
  const kinds = Object.keys(TABS) as (keyof typeof TABS)[];
  const answers = kinds.map((kind) => lists[kind]);

  return {
    isSearching: answers.some(({ isLoading }) => isLoading),
    hasFailed: answers.some(({ isError, data }) => isError && !data),
    again: () => answers.forEach(({ isError, refetch }) => isError && void refetch()),
    entries: kinds.flatMap((kind) =>
      (lists[kind].data?.items ?? []).map((item): Entry => {
        const label = localised(item, 'name', language).text;
        return {
          id: `item:${item.id}`,
          group: 'items',
          label,
          detail: item.isActive ? t.kinds[kind] : `${t.kinds[kind]} · ${t.inactive}`,
          words: [item.name, item.nameAr],
          to: `/${TABS[kind]}?q=${encodeURIComponent(label)}`,
        };
      }),
    ),
  };
}
