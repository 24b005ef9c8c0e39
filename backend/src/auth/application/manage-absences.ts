import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import { dayInCairo } from '../../shared/domain/cairo.js';
import { changedFields } from '../../shared/domain/changed-fields.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError, type Fault } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { absenceFaults, type Absence, type KnownAbsence } from '../domain/absence.js';
import { Absences } from './absences.js';
import { heldAccount } from './held-account.js';
import { NOT_AWAY, type StaffAccount, type StaffAccounts } from './staff-accounts.js';

type Away = Pick<StaffAccount, keyof typeof NOT_AWAY>;

/** Who may stand in. */
interface Colleagues {
  colleague(id: string): Promise<{ email: string; mayAnswerInquiries: boolean } | undefined>;
}

export class ManageAbsences extends Absences {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: StaffAccounts,
    private readonly colleagues: Colleagues,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {
    super();
  }

  say(id: string, { from, to, standInId }: Absence, by: Staff): Promise<KnownAbsence> {
    const today = dayInCairo(this.clock.now());
    const absence = { from, to, standInId };
    return this.transactions.run(async () => {
      const account = await heldAccount(this.accounts, id);
      const faults = [...absenceFaults(absence, today), ...(await this.standInFaults(account.id, standInId))];
      if (faults.length > 0)
        throw new DomainError('invalid', 'absence.invalid', 'This absence does not go together.', faults);
      await this.save(account, { awayFrom: from, awayTo: to, standInId }, by);
      return { ...absence, isNow: from <= today };
    });
  }

  end(id: string, by: Staff): Promise<void> {
    return this.transactions.run(async () =>
      this.save(await heldAccount(this.accounts, id), { ...NOT_AWAY }, by),
    );
  }

  private async standInFaults(id: string, standInId: string | null): Promise<Fault[]> {
    const fault = (code: string, message: string): Fault[] => [{ path: 'standInId', code, message }];
    if (standInId === null) return [];
    if (standInId === id) return fault('stand-in.own', 'Somebody else stands in.');
    if ((await this.colleagues.colleague(standInId))?.mayAnswerInquiries) return [];
    return fault('stand-in.may-not-answer', 'This account may not answer inquiries.');
  }

  private async save(account: StaffAccount, after: Away, by: Staff): Promise<void> {
    const { awayFrom, awayTo, standInId } = account;
    const before = { awayFrom, awayTo, standInId };
    if (!changedFields(before, after)) return;
    await this.accounts.change(account.id, after);
    await this.audit.record({
      at: this.clock.now(),
      by,
      action: 'account.absence-changed',
      thing: { kind: 'staffAccount', id: account.id },
      ...changedFields(await this.told(before), await this.told(after)),
    });
  }

  /** As the audit trail tells it. */
  private async told({ standInId, ...days }: Away) {
    const standIn = standInId === null ? undefined : await this.colleagues.colleague(standInId);
    return { ...days, standIn: standIn?.email ?? null };
  }
}
