import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError, StaleError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { acceptedAtAfter, LIFE_CYCLE, type InquiryStatus } from '../domain/status.js';
import type { InquiryDetails } from './inquiry-details.js';
import type { InquiryStore, Standing } from './inquiry-store.js';

/** What became of one inquiry of several. */
export interface StatusChangeResult {
  id: string;
  /** Null when there is no such inquiry. */
  reference: string | null;
  outcome: 'changed' | 'unchanged' | 'failed';
  /** Where it stood; absent when it failed. */
  from?: InquiryStatus;
  problem?: { code: string; detail: string };
}

/** What staff do with inquiries. Every change is stored with its record in the audit trail, or not at all. */
export class InquiryDesk {
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
   * @throws DomainError `missing` for an unknown id, `conflict` for a move that the life cycle does not have
   * @throws StaleError when it has another version by now
   */
  changeStatus(id: string, to: InquiryStatus, by: Staff, version?: number): Promise<InquiryDetails> {
    return this.transactions.run(async () => {
      await this.moveOn(await this.hold(id, version), to, by);
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
      const { adminNotes: before } = await this.hold(id, version);
      if (before !== adminNotes) {
        await this.store.saveNotes(id, adminNotes);
        await this.record(
          { id, by, at: this.clock.now() },
          'notes-saved',
          { adminNotes: before },
          { adminNotes },
        );
      }
      return this.read(id);
    });
  }

  /** Moves each inquiry on in a transaction of its own: what one of them is refused for concerns no other. */
  async changeStatuses(ids: readonly string[], to: InquiryStatus, by: Staff): Promise<StatusChangeResult[]> {
    const results: StatusChangeResult[] = [];
    for (const id of ids) results.push(await this.changeOneOf(id, to, by));
    return results;
  }

  private async changeOneOf(id: string, to: InquiryStatus, by: Staff): Promise<StatusChangeResult> {
    let reference: string | null = null;
    try {
      return await this.transactions.run(async () => {
        const inquiry = await this.hold(id);
        reference = inquiry.reference;
        const outcome = await this.moveOn(inquiry, to, by);
        return { id, reference, outcome, from: inquiry.status };
      });
    } catch (error) {
      // A database that is away is the whole request's trouble, not this inquiry's.
      if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
      return { id, reference, outcome: 'failed', problem: { code: error.code, detail: error.message } };
    }
  }

  private async hold(id: string, version?: number): Promise<Standing> {
    const inquiry = await this.store.hold(id);
    if (!inquiry) throw unknownInquiry();
    if (version !== undefined && version !== inquiry.version) throw new StaleError(await this.read(id));
    return inquiry;
  }

  private async moveOn(inquiry: Standing, to: InquiryStatus, by: Staff): Promise<'changed' | 'unchanged'> {
    const { id, status: from, acceptedAt } = inquiry;
    if (from === to) return 'unchanged';
    if (!LIFE_CYCLE[from].next.includes(to)) {
      throw new DomainError(
        'conflict',
        'inquiry.impossible-move',
        `An inquiry cannot go from ${from} to ${to}.`,
      );
    }
    const changedAt = this.clock.now();
    await this.store.changeStatus(id, {
      from,
      to,
      by,
      changedAt,
      acceptedAt: acceptedAtAfter(to, acceptedAt, changedAt),
    });
    await this.record({ id, by, at: changedAt }, 'status-changed', { status: from }, { status: to });
    return 'changed';
  }

  private record(
    { id, by, at }: { id: string; by: Staff; at: Date },
    what: 'status-changed' | 'notes-saved',
    before: object,
    after: object,
  ): Promise<void> {
    return this.audit.record({
      at,
      by,
      action: `inquiry.${what}`,
      thing: { kind: 'inquiry', id },
      before,
      after,
    });
  }
}

function unknownInquiry(): DomainError {
  return new DomainError('missing', 'inquiry.unknown', 'There is no such inquiry.');
}
