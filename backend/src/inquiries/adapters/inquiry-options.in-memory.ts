import type { InquiryDetails } from '../application/inquiry-details.js';
import type { InquiryFilter } from '../application/inquiry-filter.js';
import {
  besides,
  InquiryOptions,
  toldOf,
  type CountedOption,
  type OptionCounts,
  type ValueCount,
} from '../application/option-counts.js';
import type { InMemoryInquiryLists } from './inquiry-lists.in-memory.js';

const VALUES: Record<CountedOption, (inquiry: InquiryDetails) => ValueCount['value']> = {
  type: ({ isSampleRequest }) => isSampleRequest,
  productType: ({ configuration }) => configuration.productType.id,
  owner: ({ ownerId }) => ownerId,
};

/** Counts what a list has. */
export class InMemoryInquiryOptions extends InquiryOptions {
  constructor(private readonly lists: InMemoryInquiryLists) {
    super();
  }

  async counts(of: CountedOption, filter: InquiryFilter): Promise<OptionCounts> {
    const rest = besides(of, filter);
    const counted = new Map<ValueCount['value'], number>();
    for (const one of this.lists.chosen(rest)) {
      const value = VALUES[of](one);
      counted.set(value, (counted.get(value) ?? 0) + 1);
    }
    return toldOf(
      of,
      rest,
      [...counted].map(([value, count]) => ({ value, count })),
    );
  }
}
