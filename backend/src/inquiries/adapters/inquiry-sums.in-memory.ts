import { INQUIRY_STATUSES, inquiriesCountedUpTo } from '@tiraz/contracts/inquiry-status';
import { Money } from '../../shared/domain/money.js';
import type { InquiryFilter } from '../application/inquiry-filter.js';
import { InquirySums, type StatusSums } from '../application/inquiry-sums.js';
import type { InMemoryInquiryLists } from './inquiry-lists.in-memory.js';
import { sumsOf } from './inquiry-sums.postgres.js';

/** Adds up what a list has. */
export class InMemoryInquirySums extends InquirySums {
  constructor(private readonly lists: InMemoryInquiryLists) {
    super();
  }

  async sums({ status: _, ...filter }: InquiryFilter): Promise<StatusSums> {
    const items = this.lists.chosen(filter);
    const most = inquiriesCountedUpTo(filter) ?? Infinity;
    return sumsOf(
      INQUIRY_STATUSES.map((status) => {
        const those = items.filter((item) => item.status === status);
        const value = those.reduce((sum, { totalCost }) => sum.plus(Money.parse(totalCost)), Money.ZERO);
        return those.length > most
          ? { status, count: most + 1, value: null }
          : { status, count: those.length, value: String(value) };
      }),
    );
  }
}
