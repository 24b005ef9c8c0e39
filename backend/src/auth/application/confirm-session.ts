import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { isWrongAnswer } from '../domain/second-factor.js';
import { challengeFor, challengeOver, type Challenges } from './challenges.js';
import type { CodeChecks } from './code-checks.js';
import type { Confirmation } from './confirmation.js';
import { guessesAgain } from './reauthentication.js';
import type { Refusals } from './refusals.js';
import { factorMissing } from './second-factors.js';
import { sessionMissing, type Sessions } from './sessions.js';
import type { CodeAsked, CodeQuestion, FactorAnswer } from './signing-in.js';
import type { StaffAccounts } from './staff-accounts.js';

export class ConfirmSession implements Confirmation {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: StaffAccounts,
    private readonly challenges: Challenges,
    private readonly question: CodeQuestion,
    private readonly checks: CodeChecks,
    private readonly sessions: Sessions,
    private readonly refusals: Refusals,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async ask(by: Staff): Promise<CodeAsked> {
    const account = await this.accounts.findById(by.id);
    const asked = account && (await this.question.ask(account, this.clock.now(), 'confirm-session'));
    if (!asked) throw factorMissing();
    return asked;
  }

  async confirm(by: Staff, token: string, given: FactorAnswer): Promise<void> {
    const passwordHash = (await this.accounts.find(by.email))?.passwordHash;
    const challenge = 'credential' in given ? challengeFor('confirm-session', given.challenge) : undefined;
    if (challenge !== undefined) await this.expectOpen(challenge, by.id, passwordHash);
    try {
      const right = await this.checks.expectRight(by.id, given, guessesAgain(by, passwordHash));
      await this.transactions.run(async () => {
        if (challenge !== undefined && !(await this.challenges.take(challenge))) throw challengeOver();
        await this.checks.use(by, right);
        if (!(await this.sessions.confirm(token, this.clock.now()))) throw sessionMissing();
        await this.audit.record({
          at: this.clock.now(),
          by,
          action: 'session.confirmed',
          thing: { kind: 'staffAccount', id: by.id },
        });
      });
    } catch (error) {
      if (isWrongAnswer(error)) await this.refusals.record(by.id, this.clock.now());
      throw error;
    }
  }

  private async expectOpen(challenge: string, staffId: string, passwordHash: string | undefined) {
    const asked = await this.challenges.find(challenge);
    const isOpen =
      asked?.staffId === staffId && asked.passwordHash === passwordHash && asked.expiresAt > this.clock.now();
    if (!isOpen) throw challengeOver();
  }
}
