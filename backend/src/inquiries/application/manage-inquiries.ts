import { UNQUOTED_STATUSES, type InquiryStatus, type Lost } from '@tiraz/contracts/inquiry-status';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import { StaleError } from '../../shared/domain/domain-error.js';
import type { Money } from '../../shared/domain/money.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { FirstResponse, Inquiry, StatusChange } from '../domain/inquiry.js';
import type { AssignInquiries } from './assign-inquiries.js';
import type { InquiryDetails } from './inquiry-details.js';
import type { InquiryStatusChanges, NamedChange, StatusChangeResult } from './inquiry-status-changes.js';
import { changeRefused, unknownInquiry, type InquiryStore } from './inquiry-store.js';
import type { Drawings, Waiting } from './inquiry-summary.js';
import type { QuotedInquiries } from './quoted-inquiries.js';
import { StaffInquiries, type ClockedInquiry, type ShownInquiry } from './staff-inquiries.js';

/** What Inquiries needs of Calendar. */
export interface ResponseClocks {
  /** In the running transaction. */
  responseClock(): Promise<{
    waiting(receivedAt: Date, now: Date): Waiting;
    /** Whole minutes of opening. */
    minutesWaited(receivedAt: Date, answeredAt: Date): number;
  }>;
}

export class ManageInquiries extends StaffInquiries implements InquiryStatusChanges, QuotedInquiries {
  constructor(
    private readonly transactions: Transactions,
    private readonly store: InquiryStore,
    private readonly audit: AuditTrail,
    private readonly clocks: ResponseClocks,
    private readonly owners: Pick<AssignInquiries, 'assignHeld'>,
    private readonly drawings: Drawings,
    private readonly clock: Clock,
    private readonly shown: (inquiry: InquiryDetails) => ShownInquiry,
  ) {
    super();
  }

  async details(id: string): Promise<InquiryDetails> {
    const inquiry = await this.store.find(id);
    if (!inquiry) throw unknownInquiry();
    return inquiry;
  }

  async heldDetails(id: string): Promise<InquiryDetails> {
    await this.hold(id);
    return this.details(id);
  }

  async read(id: string): Promise<ClockedInquiry> {
    const details = await this.details(id);
    const silhouette = this.drawings.silhouetteOf(details.configuration.productType.id);
    const inquiry = this.shown(details);
    if (inquiry.respondedAt) return { ...inquiry, silhouette, waiting: null };
    const clock = await this.clocks.responseClock();
    return { ...inquiry, silhouette, waiting: clock.waiting(inquiry.createdAt, this.clock.now()) };
  }

  changeStatus(
    id: string,
    to: InquiryStatus,
    by: Staff,
    version?: number,
    why: Lost | null = null,
  ): Promise<ClockedInquiry> {
    return this.transactions.run(async () => {
      const inquiry = await this.hold(id, version);
      await this.saveStatus(inquiry, await this.move(inquiry, to, by, { why }));
      return this.read(id);
    });
  }

  saveNotes(id: string, adminNotes: string, by: Staff, version?: number): Promise<ClockedInquiry> {
    return this.transactions.run(async () => {
      const inquiry = await this.hold(id, version);
      const change = inquiry.note(adminNotes);
      if (change) {
        await this.store.saveNotes(id, change.after);
        await this.audit.record({
          at: this.clock.now(),
          by,
          action: 'inquiry.notes-saved',
          thing: { kind: 'inquiry', id },
          before: { adminNotes: change.before },
          after: { adminNotes: change.after },
        });
      }
      return this.read(id);
    });
  }

  assign(id: string, ownerId: string | null, by: Staff, version?: number): Promise<ClockedInquiry> {
    return this.transactions.run(async () => {
      await this.owners.assignHeld(await this.hold(id, version), ownerId, by);
      return this.read(id);
    });
  }

  undoStatus(id: string, by: Staff, version?: number): Promise<ClockedInquiry> {
    return this.transactions.run(async () => {
      const inquiry = await this.hold(id, version);
      await this.saveStatus(inquiry, inquiry.undo(by, this.clock.now()));
      return this.read(id);
    });
  }

  changeStatuses(
    ids: readonly string[],
    to: InquiryStatus,
    by: Staff,
    why: Lost | null = null,
  ): Promise<StatusChangeResult[]> {
    // One calendar for all of them.
    let clock: ReturnType<ResponseClocks['responseClock']> | undefined;
    const clocks = { responseClock: () => (clock ??= this.clocks.responseClock()) };
    return this.each(
      ids.map((id) => ({ id })),
      (inquiry) => this.move(inquiry, to, by, { why, clocks }),
    );
  }

  undoStatuses(changes: readonly NamedChange[], by: Staff): Promise<StatusChangeResult[]> {
    return this.each(changes, async (inquiry, { version }) =>
      inquiry.undoVersion(version, by, this.clock.now()),
    );
  }

  async markQuoted(id: string, by: Staff): Promise<void> {
    const held = await this.hold(id);
    const response = await this.responseTo(held.waitsOnceUndone, this.clock.now());
    // An answer of its own: it stands when the change of the status is undone, this one or the one before.
    if (response) await this.store.saveResponse(id, response);
    const inquiry = response ? held.answered(response) : held;
    if (UNQUOTED_STATUSES.includes(inquiry.status) || inquiry.isLost)
      await this.saveStatus(inquiry, await this.move(inquiry, 'quoted', by));
  }

  async accept(id: string, value: Money, by: Staff | null): Promise<number | null> {
    const inquiry = await this.hold(id);
    const change = await this.move(inquiry, 'accepted', by);
    await this.saveStatus(inquiry, change);
    await this.store.saveValue(id, value);
    return change?.move.version ?? null;
  }

  async undoAcceptance(id: string, version: number | null, by: Staff): Promise<void> {
    const inquiry = await this.hold(id);
    await this.saveStatus(inquiry, inquiry.undoAcceptance(version, by, this.clock.now()));
    await this.store.saveValue(id, null);
  }

  private async each<Named extends { id: string }>(
    all: readonly Named[],
    change: (inquiry: Inquiry, named: Named) => Promise<StatusChange | undefined>,
  ): Promise<StatusChangeResult[]> {
    const results: StatusChangeResult[] = [];
    for (const one of all) results.push(await this.oneOf(one.id, (inquiry) => change(inquiry, one)));
    return results;
  }

  private async oneOf(
    id: string,
    change: (inquiry: Inquiry) => Promise<StatusChange | undefined>,
  ): Promise<StatusChangeResult> {
    let reference: string | null = null;
    try {
      return await this.transactions.run(async () => {
        const inquiry = await this.hold(id);
        ({ reference } = inquiry);
        const changed = await change(inquiry);
        await this.saveStatus(inquiry, changed);
        return {
          id,
          reference,
          outcome: changed ? 'changed' : 'unchanged',
          from: inquiry.status,
          version: inquiry.version + (changed ? 1 : 0),
        };
      });
    } catch (error) {
      return { id, reference, outcome: 'failed', problem: changeRefused(error) };
    }
  }

  private async hold(id: string, version?: number): Promise<Inquiry> {
    const inquiry = await this.store.hold(id);
    if (!inquiry) throw unknownInquiry();
    if (version !== undefined && version !== inquiry.version)
      throw new StaleError({ kind: 'inquiry', id }, await this.read(id));
    return inquiry;
  }

  private async move(
    inquiry: Inquiry,
    to: InquiryStatus,
    by: Staff | null,
    { why = null, clocks = this.clocks }: { why?: Lost | null; clocks?: ResponseClocks } = {},
  ): Promise<StatusChange | undefined> {
    const at = this.clock.now();
    return inquiry.moveTo(to, by, at, await this.responseTo(inquiry.waitsSince, at, clocks), why);
  }

  /** The answer that is given now, as the first one; null where there is one already. */
  private async responseTo(
    waitsSince: Date | undefined,
    at: Date,
    clocks = this.clocks,
  ): Promise<FirstResponse | null> {
    if (!waitsSince) return null;
    const clock = await clocks.responseClock();
    return { at, minutes: clock.minutesWaited(waitsSince, at) };
  }

  private async saveStatus({ id }: Inquiry, change: StatusChange | undefined): Promise<void> {
    if (!change) return;
    const { to, by, at, lost, move } = change;
    const { from, lostBefore } = move;
    await this.store.saveStatus(id, change);
    await this.audit.record({
      at,
      by,
      action: 'inquiry.status-changed',
      thing: { kind: 'inquiry', id },
      before: { status: from, ...(lostBefore && { lost: lostBefore }) },
      after: { status: to, ...(lost && { lost }) },
      isUndo: move.undoes !== null,
    });
  }
}
