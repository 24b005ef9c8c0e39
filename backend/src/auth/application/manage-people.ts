import type { AuditRecord, AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError, StaleError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { heldAccount } from './held-account.js';
import type { Owners } from './owners.js';
import { People, type Person, type PersonChanges } from './people.js';
import { factorMissing, type SecondFactors } from './second-factors.js';
import type { Sessions } from './sessions.js';
import type { StaffAccount, StaffAccounts } from './staff-accounts.js';

export class ManagePeople extends People {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: StaffAccounts,
    private readonly owners: Owners,
    private readonly sessions: Sessions,
    private readonly factors: SecondFactors,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {
    super();
  }

  async list(): Promise<Person[]> {
    const holders = await this.factors.holders();
    return (await this.accounts.list()).map((account) => toPerson(account, holders.has(account.id)));
  }

  change(id: string, changes: PersonChanges, version: number | undefined, by: Staff): Promise<Person> {
    return this.transactions.run(async () => {
      await this.accounts.claimOwners();
      const account = await heldAccount(this.accounts, id);
      if (version !== undefined && version !== account.version)
        throw new StaleError({ kind: 'account', id }, await this.read(id));
      await this.rename(account, changes.name, by);
      const role = changes.role ?? account.role;
      const isActive = changes.isActive ?? account.isActive;
      if (role === account.role && isActive === account.isActive) return this.read(id);
      expectOther(id, by);
      if (role !== 'owner' || !isActive) await this.owners.expectOneBeside(account);
      await this.accounts.change(id, { role, isActive });
      if (role !== account.role) {
        await this.note(id, by, {
          action: 'account.role-changed',
          before: { role: account.role },
          after: { role },
        });
      }
      if (isActive !== account.isActive) {
        if (!isActive) await this.sessions.endAllOf(id);
        await this.note(id, by, { action: isActive ? 'account.activated' : 'account.deactivated' });
      }
      return this.read(id);
    });
  }

  resetFactor(id: string, by: Staff): Promise<Person> {
    expectOther(id, by);
    return this.transactions.run(async () => {
      await heldAccount(this.accounts, id);
      if (!(await this.factors.remove(id))) throw factorMissing();
      await this.sessions.endAllOf(id);
      await this.note(id, by, { action: 'factor.reset' });
      return this.read(id);
    });
  }

  renameSelf(by: Staff, name: string): Promise<void> {
    return this.transactions.run(async () => {
      const account = await this.accounts.hold(by.email);
      if (account) await this.rename(account, name, by);
    });
  }

  private async rename(account: StaffAccount, name: string | undefined, by: Staff): Promise<void> {
    if (name === undefined || name === account.name) return;
    await this.accounts.change(account.id, { name });
    const [before, after] = [{ name: account.name }, { name }];
    await this.note(account.id, by, { action: 'account.renamed', before, after });
  }

  private async read(id: string): Promise<Person> {
    const account = await this.accounts.findById(id);
    if (!account) throw new Error('An account that was changed is gone');
    return toPerson(account, (await this.factors.find(id)) !== undefined);
  }

  private note(id: string, by: Staff, what: Pick<AuditRecord, 'action' | 'before' | 'after'>): Promise<void> {
    return this.audit.record({ at: this.clock.now(), by, thing: { kind: 'staffAccount', id }, ...what });
  }
}

function expectOther(id: string, by: Staff): void {
  if (id !== by.id) return;
  throw new DomainError('conflict', 'account.own', 'Somebody else has to do that to your account.');
}

function toPerson(account: StaffAccount, hasFactor: boolean): Person {
  const { id, email, name, role, isActive, createdAt, signedInAt, version } = account;
  return { id, email, name, role, isActive, createdAt, signedInAt, hasFactor, version };
}
