import { toPricedConfigurationDto } from '../../pricing/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { InquiryDetails } from '../application/inquiry-details.js';
import {
  InquiryStore,
  type EarlierUse,
  type KeyClaim,
  type Standing,
  type StatusChange,
} from '../application/inquiry-store.js';
import { receiptOf, referencePrefix, type NewInquiry, type Receipt } from '../domain/inquiry.js';
import type { LastMove } from '../domain/status.js';

const SUBMISSION: LastMove = { from: null, version: null, undoes: null };

/** Behaves as the database does, without its transactions. */
export class InMemoryInquiryStore extends InquiryStore {
  readonly added: NewInquiry[] = [];
  private readonly kept = new Map<string, InquiryDetails>();
  private readonly receipts = new Map<string, Receipt>();
  private readonly claims = new Map<string, KeyClaim>();
  /** Of each inquiry, what its latest move was and how it stood before. */
  private readonly moves = new Map<string, LastMove & { acceptedAtBefore: Date | null }>();
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
    this.kept.set(inquiry.id, detailsOf(inquiry, receipt.reference));
    this.receipts.set(inquiry.id, receipt);
    return receipt;
  }

  async find(id: string): Promise<InquiryDetails | undefined> {
    return this.kept.get(id);
  }

  async hold(id: string): Promise<Standing | undefined> {
    const inquiry = this.kept.get(id);
    if (!inquiry) return undefined;
    const { reference, status, acceptedAt, adminNotes, version } = inquiry;
    return { id, reference, status, acceptedAt, adminNotes, version };
  }

  async changeStatus(id: string, { from, to, by, changedAt, acceptedAt }: StatusChange): Promise<void> {
    const inquiry = this.kept.get(id);
    if (!inquiry) return;
    const entry = { from, to, changedBy: by.email, changedAt, isUndo: false };
    const { version, history } = inquiry;
    this.moves.set(id, { from, version: version + 1, undoes: null, acceptedAtBefore: inquiry.acceptedAt });
    this.kept.set(id, {
      ...inquiry,
      status: to,
      acceptedAt,
      version: version + 1,
      history: [entry, ...history],
    });
  }

  async lastMove(id: string): Promise<LastMove> {
    const { from, version, undoes } = this.moves.get(id) ?? SUBMISSION;
    return { from, version, undoes };
  }

  async takeBack(id: string, { by, at }: { by: Staff; at: Date }): Promise<void> {
    const inquiry = this.kept.get(id);
    const last = this.moves.get(id);
    if (!inquiry || !last?.from) return;
    const { status: from, version, history } = inquiry;
    const entry = { from, to: last.from, changedBy: by.email, changedAt: at, isUndo: true };
    this.moves.set(id, { from, version: version + 1, undoes: last.version, acceptedAtBefore: null });
    this.kept.set(id, {
      ...inquiry,
      status: last.from,
      acceptedAt: last.acceptedAtBefore,
      version: version + 1,
      history: [entry, ...history],
    });
  }

  async saveNotes(id: string, adminNotes: string): Promise<void> {
    const inquiry = this.kept.get(id);
    if (inquiry) this.kept.set(id, { ...inquiry, adminNotes, version: inquiry.version + 1 });
  }

  async forgetKeysBefore(moment: Date): Promise<void> {
    for (const [key, { claimedAt }] of this.claims) if (claimedAt < moment) this.claims.delete(key);
  }
}

function detailsOf(inquiry: NewInquiry, reference: string): InquiryDetails {
  const { contact, message, isSampleRequest, seen } = inquiry.submission;
  return {
    id: inquiry.id,
    reference,
    customerId: inquiry.customerId,
    customerName: contact.name,
    customerEmail: contact.email,
    customerPhone: contact.phone,
    customerCompany: contact.company,
    isSampleRequest,
    quantity: inquiry.configuration.quantity,
    pricePerItem: String(inquiry.pricePerItem),
    totalCost: String(inquiry.value),
    status: inquiry.status,
    message,
    adminNotes: '',
    priceChanged: inquiry.priceChanged,
    hasInactiveItems: inquiry.hasInactiveItems,
    version: 1,
    createdAt: inquiry.createdAt,
    sampleCost: String(inquiry.sampleCost),
    orderTotal: String(inquiry.totalCost),
    acceptedAt: null,
    seen: {
      totalCost: seen.totalCost?.toString() ?? null,
      pricePerItem: seen.pricePerItem?.toString() ?? null,
      sampleCost: seen.sampleCost?.toString() ?? null,
    },
    ...toPricedConfigurationDto(inquiry.configuration),
    history: [
      { from: null, to: inquiry.status, changedBy: null, changedAt: inquiry.createdAt, isUndo: false },
    ],
  };
}
