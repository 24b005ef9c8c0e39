import { DEMO_ACCOUNT, type Credentials } from '../domain/credentials.js';
import type { StaffAccounts } from './staff-accounts.js';

/** What the sign-in page may print. */
export class DemoAccount {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly isDemo: boolean,
  ) {}

  /** Null outside demo mode, and once the password was changed. */
  async shown(): Promise<Credentials | null> {
    const account = this.isDemo ? await this.accounts.find(DEMO_ACCOUNT.email) : undefined;
    return account?.isDemo ? DEMO_ACCOUNT : null;
  }
}
