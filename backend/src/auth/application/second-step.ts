import type { Clock } from '../../shared/domain/clock.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { Challenges } from './challenges.js';
import type { CodeChecks } from './code-checks.js';
import type { KnownDevices } from './known-devices.js';
import type { Refusals } from './refusals.js';
import type { Browser, SessionStart, SignedIn } from './session-start.js';
import type { StaffAccounts } from './staff-accounts.js';

/** From a code to a session, once the password was right. */
export class SecondStep {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: StaffAccounts,
    private readonly challenges: Challenges,
    private readonly codes: CodeChecks,
    private readonly devices: KnownDevices,
    private readonly sessionStart: SessionStart,
    private readonly refusals: Refusals,
    private readonly clock: Clock,
  ) {}

  /**
   * A wrong code leaves the question open until its time is over; a right one answers it, once.
   *
   * @throws DomainError `challenge.over`: the password has to be given again
   * @throws DomainError `code.wrong`
   * @throws ThrottledError `sign-in.throttled`, counted with the guesses of the password
   */
  async finish(
    { challenge, code }: { challenge: string; code: string },
    browser: Browser,
  ): Promise<SignedIn> {
    const now = this.clock.now();
    const asked = await this.challenges.find(challenge);
    if (!asked || asked.key !== null || asked.expiresAt <= now) throw challengeOver();
    const account = await this.accounts.findById(asked.staffId);
    if (!account || !this.sessionStart.counts(account) || account.passwordHash !== asked.passwordHash)
      throw challengeOver();
    const { id, email, passwordHash } = account;
    const isKnown = browser.device !== undefined && (await this.devices.isKnown(browser.device, email));
    const subject = this.sessionStart.guessesOf(email, passwordHash, isKnown ? browser.device : undefined);
    try {
      const right = await this.codes.expectRight(id, code, subject);
      return await this.transactions.run(async () => {
        const held = await this.accounts.hold(email);
        const isSame = held && this.sessionStart.counts(held) && held.passwordHash === passwordHash;
        if (!isSame || !(await this.challenges.take(challenge))) throw challengeOver();
        await this.codes.use(account, right);
        return this.sessionStart.begin(account, browser, isKnown, now, now);
      });
    } catch (error) {
      if (error instanceof DomainError && error.code === 'code.wrong') await this.refusals.record(id, now);
      throw error;
    }
  }
}

export function challengeOver(): DomainError {
  return new DomainError('conflict', 'challenge.over', 'Too late, or used already: give the password again.');
}
