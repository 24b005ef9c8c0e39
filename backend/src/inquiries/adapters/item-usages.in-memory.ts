import { MOST_COUNTED_INQUIRIES } from '@tiraz/contracts/inquiry-status';
import { ItemUsages, type ItemUsage } from '../application/item-usages.js';

/** The fake that behaves: every inquiry by the ids of what it asks for. */
export class InMemoryItemUsages extends ItemUsages {
  constructor(private readonly asked: readonly (readonly string[])[]) {
    super();
  }

  async of(id: string): Promise<ItemUsage> {
    const count = this.asked.filter((ids) => ids.includes(id)).length;
    return { inquiries: Math.min(count, MOST_COUNTED_INQUIRIES), hasMore: count > MOST_COUNTED_INQUIRIES };
  }
}
