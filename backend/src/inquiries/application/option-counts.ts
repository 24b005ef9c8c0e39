import { inquiriesCountedUpTo } from '@tiraz/contracts/inquiry-status';
import { NOBODY, type InquiryFilter } from './inquiry-filter.js';

/** What a list can be narrowed by to one of several options, as the API names it. */
export const COUNTED_OPTIONS = ['type', 'productType', 'owner'] as const;
export type CountedOption = (typeof COUNTED_OPTIONS)[number];

const FIELDS = {
  type: 'isSampleRequest',
  productType: 'productTypeId',
  owner: 'ownerId',
} as const satisfies Record<CountedOption, keyof InquiryFilter>;

/** How many inquiries a list would have with each option, or one more than are counted. */
export interface OptionCounts {
  /** With none of them. */
  total: number;
  /** As the API names them; those without an inquiry are left out. */
  options: { option: string; count: number }[];
}

/** Inquiries counted by what a list can be narrowed by. */
export abstract class InquiryOptions {
  /** Of each option, whichever the filter names; in no order. */
  abstract counts(of: CountedOption, filter: InquiryFilter): Promise<OptionCounts>;
}

/** How many there are of a value: of `isSampleRequest`, an id, or null. */
export interface ValueCount {
  value: boolean | string | null;
  count: number;
}

/** What else narrows the list. */
export function besides(of: CountedOption, filter: InquiryFilter): InquiryFilter {
  const { [FIELDS[of]]: _, ...rest } = filter;
  return rest as InquiryFilter;
}

/** As far as each is told. @param rest what else narrows the list */
export function toldOf(of: CountedOption, rest: InquiryFilter, counted: readonly ValueCount[]): OptionCounts {
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  const ofOption = { ...rest, [FIELDS[of]]: true };
  return {
    total: upTo(total, rest),
    options: counted.flatMap(({ value, count }) => {
      const option = optionOf(of, value);
      return option === undefined ? [] : [{ option, count: upTo(count, ofOption) }];
    }),
  };
}

/** @returns undefined for an inquiry without a product type: there is no option that finds it */
function optionOf(of: CountedOption, value: ValueCount['value']): string | undefined {
  if (typeof value === 'boolean') return value ? 'sample' : 'order';
  if (value !== null) return value;
  return of === 'owner' ? NOBODY : undefined;
}

function upTo(count: number, narrowed: object): number {
  return Math.min(count, (inquiriesCountedUpTo(narrowed) ?? Infinity) + 1);
}
