/** What of somebody's inquiries is open. */
export interface OpenOfOwner {
  ownerId: string;
  total: number;
  /** Those that came first. */
  ids: readonly string[];
}

/** An open inquiry of somebody's. */
export interface OwnedInquiry {
  id: string;
  reference: string;
  customerName: string;
  createdAt: Date;
}

/** Whose open inquiries are. */
export abstract class OwnedInquiries {
  /** Of those who have any. @param limit so many ids of each at most */
  abstract openOf(ownerIds: readonly string[], limit: number): Promise<OpenOfOwner[]>;

  /** Of one owner, those that came first. */
  abstract named(ownerId: string, limit: number): Promise<{ total: number; items: readonly OwnedInquiry[] }>;
}
