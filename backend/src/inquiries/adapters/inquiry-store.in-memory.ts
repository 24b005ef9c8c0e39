import {
  InquiryStore,
  type EarlierUse,
  type KeyClaim,
  type StatusChange,
} from '../application/inquiry-store.js';
import { receiptOf, referencePrefix, type NewInquiry, type Receipt } from '../domain/inquiry.js';
import type { InquiryStatus } from '../domain/status.js';

type Held = { status: InquiryStatus; acceptedAt: Date | null };

/** Behaves as the database does, without its transactions. */
export class InMemoryInquiryStore extends InquiryStore {
  readonly added: NewInquiry[] = [];
  private readonly standing = new Map<string, Held>();
  private readonly receipts = new Map<string, Receipt>();
  private readonly claims = new Map<string, KeyClaim>();
  private ids = 0;

  nextId(): string {
    this.ids += 1;
    return `00000000-0000-7000-8000-${String(this.ids).padStart(12, '0')}`;
  }

  async claimKey(claim: KeyClaim): Promise<EarlierUse | undefined> {
    const earlier = this.claims.get(claim.key);
    const receipt = earlier && this.receipts.get(earlier.inquiryId);
    if (earlier && receipt && earlier.claimedAt >= claim.freshSince) {
      const isSameSubmission = JSON.stringify(earlier.submission) === JSON.stringify(claim.submission);
      return { isSameSubmission, receipt };
    }
    this.claims.set(claim.key, claim);
    return undefined;
  }

  async add(inquiry: NewInquiry): Promise<Receipt> {
    this.added.push(inquiry);
    const number = String(this.added.length).padStart(6, '0');
    const receipt = receiptOf(inquiry, `${referencePrefix(inquiry.createdAt)}${number}`);
    this.standing.set(inquiry.id, { status: inquiry.status, acceptedAt: null });
    this.receipts.set(inquiry.id, receipt);
    return receipt;
  }

  async hold(id: string): Promise<Held | undefined> {
    return this.standing.get(id);
  }

  async changeStatus(id: string, { to, acceptedAt }: StatusChange): Promise<void> {
    this.standing.set(id, { status: to, acceptedAt });
  }

  async forgetKeysBefore(moment: Date): Promise<void> {
    for (const [key, { claimedAt }] of this.claims) if (claimedAt < moment) this.claims.delete(key);
  }
}
