import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import { invalidField } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { OwnerChange } from '../domain/assignment.js';
import type { Inquiry } from '../domain/inquiry.js';
import { InquiryOwners, type OwnerChangeResult, type NamedAssignment } from './inquiry-owners.js';
import { changeRefused, unknownInquiry, type InquiryStore } from './inquiry-store.js';

/** What Inquiries needs to know of the staff. */
export interface Colleagues {
  colleague(id: string): Promise<(Staff & { mayAnswerInquiries: boolean }) | undefined>;
}

export class AssignInquiries extends InquiryOwners {
  constructor(
    private readonly transactions: Transactions,
    private readonly store: InquiryStore,
    private readonly audit: AuditTrail,
    private readonly staff: Colleagues,
    private readonly clock: Clock,
  ) {
    super();
  }

  assignAll(
    ids: readonly string[],
    ownerId: string | null,
    by: Staff,
    from?: string,
  ): Promise<OwnerChangeResult[]> {
    return this.transactions.run(async () => {
      await this.refuseOthers(ownerId);
      const named = ids.map((id) => ({ id }));
      return this.each(named, by, (inquiry) => inquiry.assignTo(ownerId, from));
    });
  }

  undoAssignments(changes: readonly NamedAssignment[], by: Staff): Promise<OwnerChangeResult[]> {
    return this.transactions.run(() =>
      this.each(changes, by, (inquiry, { version }) => inquiry.undoAssignment(version)),
    );
  }

  /**
   * Gives a held inquiry to somebody, or to nobody, in the running transaction.
   *
   * @throws DomainError `invalid` for an account that may answer no inquiries
   */
  async assignHeld(inquiry: Inquiry, ownerId: string | null, by: Staff): Promise<void> {
    await this.refuseOthers(ownerId);
    await this.save(inquiry, inquiry.assignTo(ownerId), by, this.emails());
  }

  /** In the order of their ids, so that two of these wait for each other only once. */
  private async each<Named extends { id: string }>(
    all: readonly Named[],
    by: Staff,
    change: (inquiry: Inquiry, named: Named) => OwnerChange | undefined,
  ): Promise<OwnerChangeResult[]> {
    const emailOf = this.emails();
    const results = new Map<string, OwnerChangeResult>();
    for (const named of all.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      results.set(named.id, await this.resultOf(named, by, change, emailOf));
    }
    return all.flatMap(({ id }) => results.get(id) ?? []);
  }

  private async resultOf<Named extends { id: string }>(
    named: Named,
    by: Staff,
    change: (inquiry: Inquiry, named: Named) => OwnerChange | undefined,
    emailOf: ReturnType<AssignInquiries['emails']>,
  ): Promise<OwnerChangeResult> {
    const { id } = named;
    const inquiry = await this.store.hold(id);
    const reference = inquiry?.reference ?? null;
    try {
      if (!inquiry) throw unknownInquiry();
      const changed = change(inquiry, named);
      await this.save(inquiry, changed, by, emailOf);
      const { ownerId: from, version } = inquiry;
      return changed
        ? { id, reference, outcome: 'changed', from, version: version + 1 }
        : { id, reference, outcome: 'unchanged', from, version };
    } catch (error) {
      return { id, reference, outcome: 'failed', problem: changeRefused(error) };
    }
  }

  private async save(
    { id }: Inquiry,
    change: OwnerChange | undefined,
    by: Staff,
    emailOf: ReturnType<AssignInquiries['emails']>,
  ): Promise<void> {
    if (!change) return;
    await this.store.saveOwner(id, change);
    await this.audit.record({
      at: this.clock.now(),
      by,
      action: 'inquiry.owner-changed',
      thing: { kind: 'inquiry', id },
      before: { owner: await emailOf(change.before) },
      after: { owner: await emailOf(change.after) },
      ...(change.assignment.undoes !== null && { isUndo: true }),
    });
  }

  /** Asks for every account once. */
  private emails(): (id: string | null) => Promise<string | null> {
    const known = new Map<string, Promise<string | null>>();
    return async (id) => {
      if (id === null) return null;
      const email = known.get(id) ?? this.staff.colleague(id).then((one) => one?.email ?? null);
      known.set(id, email);
      return email;
    };
  }

  /** @throws DomainError `invalid` unless inquiries may be theirs */
  private async refuseOthers(id: string | null): Promise<void> {
    if (id === null || (await this.staff.colleague(id))?.mayAnswerInquiries) return;
    throw invalidField('ownerId', 'owner.may-not-answer', 'This account may not answer inquiries.');
  }
}
