import type { InquiryStatus, Lost } from '@tiraz/contracts/inquiry-status';
import type { PricedConfiguration } from '../../pricing/index.js';
import type { Money } from '../../shared/domain/money.js';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import type { AuditRecord } from '../../shared/domain/audit-trail.js';
import type { InquiryDetails } from '../application/inquiry-details.js';
import { InquiryStore, submissionAt } from '../application/inquiry-store.js';
import type { HistoryEntry, NotesSaved } from '../application/inquiry-summary.js';
import type { EarlierUse, KeyClaim, NewInquiries } from '../application/new-inquiries.js';
import type { Assignment, OwnerChange } from '../domain/assignment.js';
import { Inquiry, movesOf, type FirstResponse, type StatusChange } from '../domain/inquiry.js';
import { receiptOf, type NewInquiry } from '../domain/new-inquiry.js';
import type { Receipt } from '../domain/receipt.js';
import { referencePrefix } from '../domain/reference.js';

/** Behaves as the database does, without its transactions. */
export class InMemoryInquiryStore extends InquiryStore implements NewInquiries {
  readonly added: NewInquiry[] = [];
  private readonly kept = new Map<string, InquiryDetails>();
  private readonly receipts = new Map<string, Receipt>();
  private readonly claims = new Map<string, KeyClaim>();
  private readonly moves = new Map<string, Pick<StatusChange, 'statusChangedAt' | 'move'>>();
  private readonly assignments = new Map<string, Assignment>();
  private ids = 0;

  /** @param audit where the moves of a history are read */
  constructor(private readonly audit = new InMemoryAuditTrail()) {
    super();
  }

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

  get all(): InquiryDetails[] {
    return [...this.kept.values()];
  }

  async find(id: string): Promise<InquiryDetails | undefined> {
    const inquiry = this.kept.get(id);
    if (!inquiry) return undefined;
    const records = this.audit.records.filter(({ thing }) => thing.id === id);
    const moves = records.filter(({ action }) => action === 'inquiry.status-changed');
    const entered = records.find(({ action }) => action === 'inquiry.entered');
    const beginning = submissionAt(inquiry.createdAt, entered?.by?.email ?? null);
    const history = [...moves.map(toHistory).toReversed(), beginning];
    return { ...inquiry, history, notesSaved: notesSavedIn(records) };
  }

  async hold(id: string): Promise<Inquiry | undefined> {
    const inquiry = this.kept.get(id);
    if (!inquiry) return undefined;
    const { reference, status, createdAt, acceptedAt, adminNotes, ownerId, version, respondedAt, lost } =
      inquiry;
    const response = respondedAt && { at: respondedAt, minutes: inquiry.responseMinutes };
    const { statusChangedAt, move: lastMove } = this.moves.get(id) ?? { statusChangedAt: null, move: null };
    const state = {
      id,
      reference,
      status,
      createdAt,
      acceptedAt,
      adminNotes,
      ownerId,
      version,
      response,
      lost,
    };
    return new Inquiry({
      ...state,
      statusChangedAt,
      lastMove,
      lastAssignment: this.assignments.get(id) ?? null,
    });
  }

  async saveStatus(id: string, change: StatusChange): Promise<void> {
    const inquiry = this.kept.get(id);
    if (!inquiry) return;
    const { to, acceptedAt, response, lost } = change;
    this.moves.set(id, change);
    this.kept.set(id, {
      ...inquiry,
      status: to,
      ...movesOf({ ...inquiry, status: to }),
      acceptedAt,
      lost,
      ...respondedBy(response),
      version: inquiry.version + 1,
    });
  }

  async saveResponse(id: string, response: FirstResponse): Promise<void> {
    const inquiry = this.kept.get(id);
    const last = this.moves.get(id);
    if (last?.move.responseBefore === null)
      this.moves.set(id, { ...last, move: { ...last.move, responseBefore: response } });
    if (inquiry && !inquiry.respondedAt) this.kept.set(id, { ...inquiry, ...respondedBy(response) });
  }

  async saveValue(id: string, value: Money | null): Promise<void> {
    const inquiry = this.kept.get(id);
    if (!inquiry) return;
    const own = inquiry.isSampleRequest ? inquiry.sampleCost : inquiry.orderTotal;
    this.kept.set(id, { ...inquiry, totalCost: value ? String(value) : own, version: inquiry.version + 1 });
  }

  async saveConfiguration(id: string, configuration: PricedConfiguration): Promise<void> {
    const inquiry = this.kept.get(id);
    if (!inquiry) return;
    const { totalCost, pricePerItem } = configuration.quote;
    const [orderTotal, ofOne] = [String(totalCost), String(pricePerItem)];
    const hasOwnValue = !inquiry.isSampleRequest && inquiry.totalCost === inquiry.orderTotal;
    const { seen } = inquiry;
    this.kept.set(id, {
      ...inquiry,
      configuration,
      orderTotal,
      pricePerItem: ofOne,
      seen: {
        ...seen,
        totalCost: seen.totalCost === inquiry.orderTotal ? orderTotal : seen.totalCost,
        pricePerItem: seen.pricePerItem === inquiry.pricePerItem ? ofOne : seen.pricePerItem,
      },
      ...(hasOwnValue && { totalCost: orderTotal }),
      version: inquiry.version + 1,
    });
  }

  async saveNotes(id: string, adminNotes: string): Promise<void> {
    const inquiry = this.kept.get(id);
    if (inquiry) this.kept.set(id, { ...inquiry, adminNotes, version: inquiry.version + 1 });
  }

  async saveOwner(id: string, { after: ownerId, assignment }: OwnerChange): Promise<void> {
    const inquiry = this.kept.get(id);
    this.assignments.set(id, assignment);
    if (inquiry) this.kept.set(id, { ...inquiry, ownerId, version: inquiry.version + 1 });
  }

  async forgetKeysBefore(moment: Date): Promise<void> {
    for (const [key, { claimedAt }] of this.claims) if (claimedAt < moment) this.claims.delete(key);
  }
}

function notesSavedIn(records: readonly AuditRecord[]): NotesSaved | null {
  const last = records.findLast(({ action }) => action === 'inquiry.notes-saved');
  return last?.by ? { by: last.by.email, at: last.at } : null;
}

function detailsOf(inquiry: NewInquiry, reference: string): InquiryDetails {
  const { contact, message, language, isSampleRequest, seen } = inquiry.submission;
  return {
    id: inquiry.id,
    reference,
    customerId: inquiry.customerId,
    ...contact,
    isSampleRequest,
    quantity: inquiry.configuration.quantity,
    pricePerItem: String(inquiry.pricePerItem),
    totalCost: String(inquiry.value),
    status: inquiry.status,
    ...movesOf(inquiry),
    lost: null,
    message,
    language,
    adminNotes: '',
    ownerId: inquiry.ownerId,
    priceChanged: inquiry.priceChanged,
    hasInactiveItems: inquiry.hasInactiveItems,
    version: 1,
    createdAt: inquiry.createdAt,
    ...respondedBy(null),
    sampleCost: String(inquiry.sampleCost),
    orderTotal: String(inquiry.orderTotal),
    acceptedAt: null,
    seen: {
      totalCost: seen.totalCost?.toString() ?? null,
      pricePerItem: seen.pricePerItem?.toString() ?? null,
      sampleCost: seen.sampleCost?.toString() ?? null,
    },
    configuration: inquiry.configuration,
    history: [],
    notesSaved: null,
  };
}

function respondedBy(response: FirstResponse | null) {
  return { respondedAt: response?.at ?? null, responseMinutes: response?.minutes ?? null };
}

function toHistory({ at, by, before, after, isUndo = false }: AuditRecord): HistoryEntry {
  const moved = (fields?: object) => fields as { status: InquiryStatus; lost?: Lost };
  const [{ status: from }, { status: to, lost = null }] = [moved(before), moved(after)];
  return { from, to, changedBy: by?.email ?? null, changedAt: at, isUndo, lost };
}
