import { INQUIRY_STATUSES } from '@tiraz/contracts/inquiry-status';
import { Money } from '../../shared/domain/money.js';
import type { InquiryFilter } from '../application/inquiry-filter.js';
import { NEWEST_FIRST, type InquiryLists } from '../application/inquiry-lists.js';
import { InquirySums, type StatusSums } from '../application/inquiry-sums.js';
import { sumsOf } from './inquiry-sums.postgres.js';

/** Adds up what a list has. */
export class InMemoryInquirySums extends InquirySums {
  constructor(private readonly lists: InquiryLists) {
    super();
  }

  async sums({ status: _, ...filter }: InquiryFilter): Promise<StatusSums> {
    const { items } = await this.lists.list(filter, NEWEST_FIRST, { limit: Infinity });
    return sumsOf(
      INQUIRY_STATUSES.map((status) => {
        const those = items.filter((item) => item.status === status);
        const value = those.reduce((sum, { totalCost }) => sum.plus(Money.parse(totalCost)), Money.ZERO);
        return { status, count: those.length, value: String(value) };
      }),
    );
  }
}
