import type { Staff } from '../../shared/domain/staff.js';

/** All links of one recipient to one inquiry. */
export interface RecipientLinks {
  recipient: string;
  since: Date;
  latestAt: Date;
}

/** What staff do with the links of an inquiry. */
export abstract class StaffLinks {
  /**
   * Who has a link that works, the first one first.
   *
   * @throws DomainError `missing` for an unknown inquiry
   */
  abstract list(inquiryId: string): Promise<RecipientLinks[]>;

  /**
   * Takes all links of a recipient back; there may be none. There is no Undo: the tokens are known to nobody here.
   *
   * @returns who has a link now
   * @throws DomainError `missing` for an unknown inquiry
   */
  abstract revoke(inquiryId: string, recipient: string, by: Staff): Promise<RecipientLinks[]>;
}
