import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import { dayInCairo } from '../../shared/domain/cairo.js';
import { changedFields } from '../../shared/domain/changed-fields.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError, StaleError, type Fault } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { absenceFaults, type Absence } from '../domain/absence.js';
import { Absences } from './absences.js';
import type { Colleague, Colleagues } from './colleagues.js';
import { heldAccount } from './held-account.js';
import { NOT_AWAY, type StaffAccount, type StaffAccounts } from './staff-accounts.js';

type Away = Pick<StaffAccount, keyof typeof NOT_AWAY>;

export class ManageAbsences extends Absences {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: StaffAccounts,
    private readonly colleagues: Pick<Colleagues, 'colleague'>,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {
    super();
  }

  say(
    id: string,
    { from, to, standInId }: Absence,
    version: number | undefined,
    by: Staff,
  ): Promise<Colleague> {
    const today = dayInCairo(this.clock.now());
    return this.transactions.run(async () => {
      const account = await this.held(id, version);
      const faults = [
        ...absenceFaults({ from, to, standInId }, today),
        ...(await this.standInFaults(id, standInId)),
      ];
      if (faults.length > 0)
        throw new DomainError('invalid', 'absence.invalid', 'This absence does not go together.', faults);
      await this.save(account, { awayFrom: from, awayTo: to, standInId }, by);
      return this.read(id);
    });
  }

  end(id: string, version: number | undefined, by: Staff): Promise<Colleague> {
    return this.transactions.run(async () => {
      await this.save(await this.held(id, version), { ...NOT_AWAY }, by);
      return this.read(id);
    });
  }

  private async held(id: string, version: number | undefined): Promise<StaffAccount> {
    const account = await heldAccount(this.accounts, id);
    if (version !== undefined && version !== account.version)
      throw new StaleError({ kind: 'account', id }, await this.read(id));
    return account;
  }

  private async read(id: string): Promise<Colleague> {
    const colleague = await this.colleagues.colleague(id);
    if (!colleague) throw new Error('An account that is held is gone');
    return colleague;
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
