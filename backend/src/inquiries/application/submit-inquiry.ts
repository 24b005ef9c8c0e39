import type { Language } from '@tiraz/contracts/language';
import type { PricedSelection, Selection } from '../../pricing/index.js';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError, refuseFaults } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { receiveInquiry, type NewInquiry } from '../domain/new-inquiry.js';
import type { Receipt } from '../domain/receipt.js';
import { readSubmission, type Submission } from '../domain/submission.js';
import type { GivenArtwork, SubmittedInquiry } from '../domain/submitted-inquiry.js';
import {
  InquirySubmissions,
  type EnteredInquiries,
  type Entering,
  type Stored,
  type Submitted,
} from './inquiry-submissions.js';
import type { NewInquiries } from './new-inquiries.js';

/** What Inquiries needs of Pricing. */
export interface Prices {
  /** Today's price, read in the running transaction; refuses what breaks the rules of a selection. */
  priceAgain(selection: Selection): Promise<PricedSelection>;
}

/** What Inquiries needs of CRM. */
export interface CustomerBook {
  /**
   * Finds or makes the customer with this e-mail, in the running transaction.
   *
   * @param by null: the customer
   * @returns the customer's id
   */
  recordContact(
    contact: { name: string; email: string; phone: string; company: string; language: Language },
    at: Date,
    by: Staff | null,
  ): Promise<string>;
}

/** What Inquiries needs of Artwork. */
export interface Designs {
  /** In the running transaction. @returns how many files the inquiry has got */
  attach(inquiryId: string, productTypeId: string, sent: GivenArtwork): Promise<number>;
}

/** What Inquiries needs of Customer links. */
export interface Links {
  /** In the running transaction. @returns the whole address */
  issue(inquiryId: string, recipient: string, language: Language): Promise<string>;
}

/** Who gets new inquiries in turn. */
export interface InTurn {
  /** In the running transaction, at its end. */
  assign(inquiryId: string): Promise<void>;
}

/** The job that follows a submission. */
export const ANNOUNCE_INQUIRY = 'announce-inquiry';

/** What is done about a submission once it is committed. */
export interface AfterCommit {
  add(job: string, data: { id: string }): Promise<void>;
}

const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

export class SubmitInquiry extends InquirySubmissions implements EnteredInquiries {
  constructor(
    private readonly transactions: Transactions,
    private readonly inquiries: NewInquiries,
    private readonly prices: Prices,
    private readonly customers: CustomerBook,
    private readonly links: Links,
    private readonly designs: Designs,
    private readonly inTurn: InTurn,
    private readonly audit: AuditTrail,
    private readonly afterCommit: AfterCommit,
    private readonly clock: Clock,
  ) {
    super();
  }

  async submit(sent: SubmittedInquiry, idempotencyKey?: string): Promise<Submitted> {
    const submission = readSubmission(sent);
    return this.transactions.run(async () => {
      const stored = await this.store(submission, null, idempotencyKey);
      const { id } = stored.receipt;
      if (!stored.isReplay) await this.afterCommit.add(ANNOUNCE_INQUIRY, { id });
      const link = await this.links.issue(id, submission.contact.customerEmail, submission.language);
      if (!stored.isReplay) await this.inTurn.assign(id);
      return { ...stored, link };
    });
  }

  async enter(
    sent: SubmittedInquiry,
    { by, notifyCustomer }: Entering,
    idempotencyKey?: string,
  ): Promise<Stored> {
    const submission = readSubmission(sent);
    return this.transactions.run(async () => {
      const stored = await this.store(submission, by, idempotencyKey);
      if (notifyCustomer && !stored.isReplay) {
        await this.afterCommit.add(ANNOUNCE_INQUIRY, { id: stored.receipt.id });
      }
      return stored;
    });
  }

  /** Sweeps the keys that no longer count; several processes may do it at once. */
  async forgetOldKeys(): Promise<void> {
    await this.inquiries.forgetKeysBefore(oldestFresh(this.clock.now()));
  }

  /** @param by who enters it, whose it is from then on; null: the visitor sends it */
  private async store(
    submission: Submission,
    by: Staff | null,
    idempotencyKey: string | undefined,
  ): Promise<Stored> {
    const createdAt = this.clock.now();
    const id = this.inquiries.nextId(createdAt);
    if (idempotencyKey !== undefined) {
      const earlier = await this.inquiries.claimKey({
        key: idempotencyKey,
        submission,
        inquiryId: id,
        claimedAt: createdAt,
        freshSince: oldestFresh(createdAt),
      });
      if (earlier && !earlier.isSameSubmission) throw keyReused();
      if (earlier) return { receipt: earlier.receipt, isReplay: true };
    }
    const priced = await this.prices.priceAgain(submission.selection);
    // What staff do not make, although its price can be told.
    refuseFaults(priced.refusals ?? []);
    const customerId = await this.customers.recordContact(customerOf(submission), createdAt, by);
    const ownerId = by?.id ?? null;
    const inquiry = receiveInquiry({ id, createdAt, customerId, ownerId, submission, priced });
    const receipt = await this.inquiries.add(inquiry);
    const { artwork, selection } = submission;
    const files = artwork ? await this.designs.attach(id, selection.productTypeId, artwork) : 0;
    await this.record(inquiry, receipt, by, files);
    return { receipt, isReplay: false };
  }

  private record(
    { id, createdAt, customerId, value }: NewInquiry,
    receipt: Receipt,
    by: Staff | null,
    artwork: number,
  ): Promise<void> {
    const { reference, isSampleRequest, quantity } = receipt;
    return this.audit.record({
      at: createdAt,
      by,
      action: by ? 'inquiry.entered' : 'inquiry.submitted',
      thing: { kind: 'inquiry', id },
      after: {
        reference,
        customerId,
        isSampleRequest,
        quantity,
        totalCost: value,
        ...(artwork > 0 && { artwork }),
      },
    });
  }
}

/** What the customer's own record has of the contact. */
function customerOf({ contact, language }: Submission) {
  const {
    customerName: name,
    customerEmail: email,
    customerPhone: phone,
    customerCompany: company,
  } = contact;
  return { name, email, phone, company, language };
}

function oldestFresh(now: Date): Date {
  return new Date(now.getTime() - KEY_LIFETIME_MS);
}

function keyReused(): DomainError {
  return new DomainError(
    'invalid',
    'idempotency.key-reused',
    'This Idempotency-Key was already sent with another inquiry.',
  );
}
