/** In how many inquiries an item was asked for. */
export interface ItemUsage {
  /** At most MOST_COUNTED_INQUIRIES. */
  inquiries: number;
  hasMore: boolean;
}

export abstract class ItemUsages {
  /** Of an item that was never asked for, or never was, none. */
  abstract of(id: string): Promise<ItemUsage>;
}
