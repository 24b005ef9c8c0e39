import type { InquiryStatus, Lost } from '@tiraz/contracts/inquiry-status';
import type { AnsweredConfiguration } from '@tiraz/contracts/selection';
import type { Staff } from '../../shared/domain/staff.js';
import type { Clocked, InquiryRecord, SeenAmount } from './inquiry-summary.js';

/** One of our prices beside the one that the visitor's page showed. Amounts are EGP. */
export interface SeenPrice {
  price: SeenAmount;
  ours: string;
  seen: string;
  /** Negative where ours is lower. */
  higherBy: string;
}

/** An inquiry as its page shows it. */
export interface ShownInquiry extends InquiryRecord, AnsweredConfiguration {
  /** Those that the visitor sent. */
  seenPrices: SeenPrice[];
  /** By how much its value is higher than the one that the visitor saw; 0.00 where they saw none. */
  valueHigherBy: string;
}

/** As staff see it, and what its product type is drawn as today. */
export type ClockedInquiry = ShownInquiry & Clocked & { silhouette: string };

/** What staff do with an inquiry. Every change is stored with its entry in the audit trail, or not at all. */
export abstract class StaffInquiries {
  /** @throws DomainError `missing` for an unknown id */
  abstract read(id: string): Promise<ClockedInquiry>;

  /**
   * Moves an inquiry on; moving it to where it stands changes nothing. The notes stay as they are.
   *
   * @param version the version that was read; absent: whatever it is now
   * @param why it is lost; of no account for a move by which it is not
   * @returns the inquiry as it is now
   * @throws DomainError `missing` for an unknown id
   * @throws StaleError when it has another version by now
   */
  abstract changeStatus(
    id: string,
    to: InquiryStatus,
    by: Staff,
    version?: number,
    why?: Lost | null,
  ): Promise<ClockedInquiry>;

  /**
   * Replaces the notes; the status stays as it is. Parameters and refusals as for `changeStatus`.
   *
   * @param adminNotes all of the notes; empty clears them
   */
  abstract saveNotes(id: string, adminNotes: string, by: Staff, version?: number): Promise<ClockedInquiry>;

  /**
   * Gives it to somebody, or to nobody. Parameters and refusals as for `changeStatus`, and:
   *
   * @param ownerId a staff account; null: nobody
   * @throws DomainError `invalid` for an account that may answer no inquiries
   */
  abstract assign(id: string, ownerId: string | null, by: Staff, version?: number): Promise<ClockedInquiry>;

  /**
   * Takes the last change of the status back: the inquiry has the status, the moment of acceptance and the
   * reason for a loss that it had before, so that every figure is what it was. Parameters and refusals as for `changeStatus`, and:
   *
   * @throws DomainError `conflict` when the status was never changed, or the last change is taken back already
   */
  abstract undoStatus(id: string, by: Staff, version?: number): Promise<ClockedInquiry>;
}
