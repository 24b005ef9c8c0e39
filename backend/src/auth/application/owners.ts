import { DomainError } from '../../shared/domain/domain-error.js';
import { counts, type StaffAccount, type StaffAccounts } from './staff-accounts.js';

/** The accounts that manage all others. At least one must remain. */
export class Owners {
  constructor(
    private readonly accounts: StaffAccounts,
    /** Whether the demo account counts. */
    private readonly isDemo: boolean,
  ) {}

  /** Who could sign in as an owner, by e-mail address. */
  async list(): Promise<StaffAccount[]> {
    return (await this.accounts.list()).filter((account) => this.isOwner(account));
  }

  /** Whether somebody could sign in as an owner. */
  async isThereOne(): Promise<boolean> {
    return (await this.list()).length > 0;
  }

  /**
   * Before somebody may cease to be one; `StaffAccounts.claimOwners` comes first.
   *
   * @throws DomainError `owner.last`
   */
  async expectOneBeside({ id }: StaffAccount): Promise<void> {
    const owners = await this.list();
    if (owners.length === 0 || owners.some((owner) => owner.id !== id)) return;
    throw new DomainError('conflict', 'owner.last', 'At least one owner must remain.');
  }

  private isOwner(account: StaffAccount): boolean {
    return account.role === 'owner' && counts(account, this.isDemo);
  }
}
