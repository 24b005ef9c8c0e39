import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError, StaleError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import {
  acceptedAtAfter,
  canBeTakenBack,
  LIFE_CYCLE,
  type InquiryStatus,
  type LastMove,
} from '../domain/status.js';
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
  /** The version that it has now, by which the change can be taken back; absent when it failed. */
  version?: number;
  problem?: { code: string; detail: string };
}

/** A change of an inquiry's status, by the version that it made. */
export interface NamedChange {
  id: string;
  version: number;
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

  /**
   * Takes the last change of the status back: the inquiry has the status and the moment of acceptance that it had
   * before, so that every figure is what it was. Parameters and refusals as for `changeStatus`, and:
   *
   * @throws DomainError `conflict` when the status was never changed, or the last change is taken back already
   */
  undoStatus(id: string, by: Staff, version?: number): Promise<InquiryDetails> {
    return this.transactions.run(async () => {
      const inquiry = await this.hold(id, version);
      await this.takeBack(inquiry, await this.store.lastMove(id), by);
      return this.read(id);
    });
  }

  /** Moves each inquiry on in a transaction of its own: what one of them is refused for concerns no other. */
  changeStatuses(ids: readonly string[], to: InquiryStatus, by: Staff): Promise<StatusChangeResult[]> {
    return this.each(ids, (inquiry) => this.moveOn(inquiry, to, by));
  }

  /**
   * Takes each of these changes back, where the status has not moved since; each for itself. Notes that were saved
   * since do not matter, and what this request has taken back before is `unchanged`.
   */
  undoStatuses(changes: readonly NamedChange[], by: Staff): Promise<StatusChangeResult[]> {
    const versions = new Map(changes.map(({ id, version }) => [id, version]));
    return this.each([...versions.keys()], async (inquiry) => {
      const version = versions.get(inquiry.id);
      const last = await this.store.lastMove(inquiry.id);
      if (last.undoes !== null && last.undoes === version) return 'unchanged';
      if (last.version !== version) throw changedSince();
      return this.takeBack(inquiry, last, by);
    });
  }

  private async each(
    ids: readonly string[],
    change: (inquiry: Standing) => Promise<'changed' | 'unchanged'>,
  ): Promise<StatusChangeResult[]> {
    const results: StatusChangeResult[] = [];
    for (const id of ids) results.push(await this.oneOf(id, change));
    return results;
  }

  private async oneOf(
    id: string,
    change: (inquiry: Standing) => Promise<'changed' | 'unchanged'>,
  ): Promise<StatusChangeResult> {
    let reference: string | null = null;
    try {
      return await this.transactions.run(async () => {
        const inquiry = await this.hold(id);
        reference = inquiry.reference;
        const outcome = await change(inquiry);
        const version = inquiry.version + (outcome === 'changed' ? 1 : 0);
        return { id, reference, outcome, from: inquiry.status, version };
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

  private async takeBack({ id, status }: Standing, last: LastMove, by: Staff): Promise<'changed'> {
    if (!canBeTakenBack(last)) {
      throw new DomainError(
        'conflict',
        'inquiry.nothing-to-undo',
        'There is no change of the status that could be taken back.',
      );
    }
    const at = this.clock.now();
    await this.store.takeBack(id, { by, at });
    await this.record({ id, by, at }, 'status-changed', { status }, { status: last.from });
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

function changedSince(): DomainError {
  return new DomainError(
    'conflict',
    'inquiry.changed-since',
    'The status has changed again since; that change was left as it is.',
  );
}

function unknownInquiry(): DomainError {
  return new DomainError('missing', 'inquiry.unknown', 'There is no such inquiry.');
}
