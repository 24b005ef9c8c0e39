import type { Clock } from '../../shared/domain/clock.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { isWrongAnswer } from '../domain/second-factor.js';
import { challengeFor, challengeOver, type Challenges } from './challenges.js';
import type { CodeChecks } from './code-checks.js';
import type { KnownDevices } from './known-devices.js';
import type { Refusals } from './refusals.js';
import type { SessionStart } from './session-start.js';
import type { Browser, FactorAnswer, SecondStep, SignedIn } from './signing-in.js';
import type { StaffAccounts } from './staff-accounts.js';

export class FinishSignIn implements SecondStep {
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

  async finish(given: FactorAnswer & { challenge: string }, browser: Browser): Promise<SignedIn> {
    const challenge = challengeFor('sign-in', given.challenge);
    const now = this.clock.now();
    const asked = await this.challenges.find(challenge);
    if (!asked || asked.key !== null || asked.expiresAt <= now) throw challengeOver();
    const account = await this.accounts.findById(asked.staffId);
    if (!account || !this.sessionStart.counts(account) || account.passwordHash !== asked.passwordHash)
      throw challengeOver();
    const { id, email, passwordHash } = account;
    const device = await this.devices.knownOf(browser.devices ?? [], email);
    const subject = this.sessionStart.guessesOf(email, passwordHash, device);
    try {
      const right = await this.codes.expectRight(id, given, subject);
      return await this.transactions.run(async () => {
        const held = await this.accounts.hold(email);
        const isSame = held && this.sessionStart.counts(held) && held.passwordHash === passwordHash;
        if (!isSame || !(await this.challenges.take(challenge))) throw challengeOver();
        await this.codes.use(account, right);
        return this.sessionStart.begin(account, browser, device, now, now);
      });
    } catch (error) {
      if (isWrongAnswer(error)) await this.refusals.record(id, now);
      throw error;
    }
  }
}
