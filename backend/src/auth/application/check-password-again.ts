import type { Clock } from '../../shared/domain/clock.js';
import type { Staff } from '../../shared/domain/staff.js';
import { claimCheck, type PasswordChecks } from './password-checks.js';
import type { PasswordHashes } from './password-hashes.js';
import { guessesAgain, refuseCurrent, type Reauthentication } from './reauthentication.js';
import type { StaffAccounts } from './staff-accounts.js';

export class CheckPasswordAgain implements Reauthentication {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly checks: PasswordChecks,
    private readonly hashes: PasswordHashes,
    private readonly clock: Clock,
  ) {}

  async expectPassword(by: Staff, currentPassword: string): Promise<string> {
    const now = this.clock.now();
    const hash = (await this.accounts.find(by.email))?.passwordHash;
    const subject = guessesAgain(by, hash);
    await claimCheck(this.checks, subject, now);
    const isRight = await this.hashes
      .match(currentPassword, hash, { isKnown: true })
      .catch(async (tooBusy: unknown) => {
        await this.checks.giveBack(subject, now);
        throw tooBusy;
      });
    if (!isRight || hash === undefined) refuseCurrent();
    await this.checks.giveBack(subject, now);
    return hash;
  }
}
