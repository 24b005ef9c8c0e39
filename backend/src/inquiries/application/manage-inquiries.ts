import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError, StaleError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { Inquiry, InquiryStatus, StatusChange } from '../domain/inquiry.js';
import type { InquiryDetails } from './inquiry-details.js';
import type { InquiryStore } from './inquiry-store.js';

/** What became of one inquiry of several. */
export interface StatusChangeResult {
  id: string;
  /** Null when there is no such inquiry. */
  reference: string | null;
  outcome: 'changed' | 'unchanged' | 'failed';
  /** Where it stood; absent when it failed. */
  from?: InquiryStatus;
  /** The version that it has now, by which the change can be taken back; absent when it failed. */
  version?: number;
  problem?: { code: string; detail: string };
}

/** A change of an inquiry's status, by the version that it made. */
export interface NamedChange {
  id: string;
  version: number;
}

/** What staff do with inquiries. Every change is stored with its entry in the audit trail, or not at all. */
export class ManageInquiries {
  constructor(
    private readonly transactions: Transactions,
    private readonly store: InquiryStore,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `missing` for an unknown id */
  async read(id: string): Promise<InquiryDetails> {
    const inquiry = await this.store.find(id);
    if (!inquiry) throw unknownInquiry();
    return inquiry;
  }

  /**
   * Moves an inquiry on; moving it to where it stands changes nothing. The notes stay as they are.
   *
   * @param version the version that was read; absent: whatever it is now
   * @returns the inquiry as it is now
   * @throws DomainError `missing` for an unknown id
   * @throws StaleError when it has another version by now
   */
  changeStatus(id: string, to: InquiryStatus, by: Staff, version?: number): Promise<InquiryDetails> {
    return this.transactions.run(async () => {
      const inquiry = await this.hold(id, version);
      await this.saveStatus(inquiry, inquiry.moveTo(to, by, this.clock.now()));
      return this.read(id);
    });
  }

  /**
   * Replaces the notes; the status stays as it is. Parameters and refusals as for `changeStatus`.
   *
   * @param adminNotes all of the notes; empty clears them
   */
  saveNotes(id: string, adminNotes: string, by: Staff, version?: number): Promise<InquiryDetails> {
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

  /**
   * Takes the last change of the status back: the inquiry has the status and the moment of acceptance that it had
   * before, so that every figure is what it was. Parameters and refusals as for `changeStatus`, and:
   *
   * @throws DomainError `conflict` when the status was never changed, or the last change is taken back already
   */
  undoStatus(id: string, by: Staff, version?: number): Promise<InquiryDetails> {
    return this.transactions.run(async () => {
      const inquiry = await this.hold(id, version);
      await this.saveStatus(inquiry, inquiry.undo(by, this.clock.now()));
      return this.read(id);
    });
  }

  /** Moves each inquiry on in a transaction of its own: what one of them is refused for concerns no other. */
  changeStatuses(ids: readonly string[], to: InquiryStatus, by: Staff): Promise<StatusChangeResult[]> {
    return this.each(
      ids.map((id) => ({ id })),
      (inquiry) => inquiry.moveTo(to, by, this.clock.now()),
    );
  }

  /**
   * Takes each of these changes back, where the status has not moved since; each for itself. Notes that were saved
   * since do not matter, and what this request has taken back before is `unchanged`.
   */
  undoStatuses(changes: readonly NamedChange[], by: Staff): Promise<StatusChangeResult[]> {
    return this.each(changes, (inquiry, { version }) => inquiry.undoVersion(version, by, this.clock.now()));
  }

  private async each<Named extends { id: string }>(
    all: readonly Named[],
    change: (inquiry: Inquiry, named: Named) => StatusChange | undefined,
  ): Promise<StatusChangeResult[]> {
    const results: StatusChangeResult[] = [];
    for (const one of all) results.push(await this.oneOf(one.id, (inquiry) => change(inquiry, one)));
    return results;
  }

  private async oneOf(
    id: string,
    change: (inquiry: Inquiry) => StatusChange | undefined,
  ): Promise<StatusChangeResult> {
    let reference: string | null = null;
    try {
      return await this.transactions.run(async () => {
        const inquiry = await this.hold(id);
        ({ reference } = inquiry);
        const changed = change(inquiry);
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
      // A database that is away is the whole request's trouble, not this inquiry's.
      if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
      return { id, reference, outcome: 'failed', problem: { code: error.code, detail: error.message } };
    }
  }

  private async hold(id: string, version?: number): Promise<Inquiry> {
    const inquiry = await this.store.hold(id);
    if (!inquiry) throw unknownInquiry();
    if (version !== undefined && version !== inquiry.version) throw new StaleError(await this.read(id));
    return inquiry;
  }

  private async saveStatus({ id }: Inquiry, change: StatusChange | undefined): Promise<void> {
    if (!change) return;
    const { to, by, at, move } = change;
    await this.store.saveStatus(id, change);
    await this.audit.record({
      at,
      by,
      action: 'inquiry.status-changed',
      thing: { kind: 'inquiry', id },
      before: { status: move.from },
      after: { status: to },
      isUndo: move.undoes !== null,
    });
  }
}

function unknownInquiry(): DomainError {
  return new DomainError('missing', 'inquiry.unknown', 'There is no such inquiry.');
}
