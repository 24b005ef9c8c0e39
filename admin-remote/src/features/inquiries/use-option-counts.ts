import { useCountInquiryOptionsQuery } from '@tiraz/api-client/staff';
import { inquiriesCountedUpTo } from '@tiraz/contracts/inquiry-status';
import type { Counted } from '@tiraz/staff-kit/list';
import { listRequest, type ListAddress } from './list-address';
import { useCounted } from './use-counted';

type CountedOption = 'type' | 'productType' | 'owner';

/** Of each filter its choice for all. */
const EVERY = { type: 'all', productType: '', owner: '' } as const;

/**
 * How many inquiries the list would have with each option of a filter, beside all else that narrows it.
 *
 * @param isWanted whether to ask; otherwise what was told last is still told
 * @returns the count of an option, undefined until it is known, and the options that inquiries have, whether or not
 *   anybody would choose them today
 */
export function useOptionCounts(
  of: CountedOption,
  address: ListAddress,
  isWanted: boolean,
): { countOf: (option: string) => Counted | undefined; known: string[] } {
  const { sort: _, cursor: __, ...list } = listRequest({ ...address, [of]: EVERY[of] });
  const { data, currentData } = useCountInquiryOptionsQuery({ of, ...list }, { skip: !isWanted });
  const inAll = useCounted(inquiriesCountedUpTo(list));
  const inOne = useCounted(inquiriesCountedUpTo({ ...list, [of]: 'one' }));
  const known = isWanted ? currentData : data;
  const countOf = (option: string) => {
    if (!known) return undefined;
    if (option === EVERY[of]) return inAll(known.total);
    return inOne(known.options.find((one) => one.option === option)?.count ?? 0);
  };
  return { countOf, known: (known?.options ?? []).map(({ option }) => option) };
}
