import { INQUIRY_STATUSES, inquiriesCountedUpTo } from '@tiraz/contracts/inquiry-status';
import { Money } from '../../shared/domain/money.js';
import type { InquiryFilter } from '../application/inquiry-filter.js';
import { type InquiryLists } from '../application/inquiry-lists.js';
import { NEWEST_FIRST } from '../application/inquiry-filter.js';
import { InquirySums, type StatusSums } from '../application/inquiry-sums.js';
import { sumsOf } from './inquiry-sums.postgres.js';

/** Adds up what a list has. */
export class InMemoryInquirySums extends InquirySums {
  constructor(private readonly lists: InquiryLists) {
    super();
  }

  async sums({ status: _, ...filter }: InquiryFilter): Promise<StatusSums> {
    const { items } = await this.lists.list(filter, NEWEST_FIRST, { limit: Infinity });
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
