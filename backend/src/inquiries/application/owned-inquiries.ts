/** What of somebody's inquiries is open. */
export interface OpenOfOwner {
  ownerId: string;
  total: number;
  /** Those that came first. */
  ids: readonly string[];
}

/** Whose open inquiries are. */
export abstract class OwnedInquiries {
  /** Of those who have any. @param limit so many ids of each at most */
  abstract openOf(ownerIds: readonly string[], limit: number): Promise<OpenOfOwner[]>;
}
