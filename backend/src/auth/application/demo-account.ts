import { DEMO_ACCOUNT, type Credentials } from '../domain/credentials.js';
import type { SecondFactors } from './second-factors.js';
import { counts, type StaffAccounts } from './staff-accounts.js';

/** What the sign-in page may print. */
export class DemoAccount {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly factors: SecondFactors,
    private readonly isDemo: boolean,
  ) {}

  /** Null outside demo mode, while it is switched off, and once the password was changed or a second factor set up. */
  async shown(): Promise<Credentials | null> {
    const account = this.isDemo ? await this.accounts.find(DEMO_ACCOUNT.email) : undefined;
    if (!account?.isDemo || !counts(account, this.isDemo)) return null;
    if (await this.factors.find(account.id)) return null;
    return DEMO_ACCOUNT;
  }
}
