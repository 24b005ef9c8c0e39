import type { AuditedAction } from '@tiraz/contracts/audit-trail';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import {
  keyAddress,
  keyInLetters,
  isWrongCode,
  RECOVERY_CODES,
  SET_UP_WITHIN_MS,
  shownRecoveryCode,
} from '../domain/second-factor.js';
import { challengeOver, type Challenges } from './challenges.js';
import type { CodeChecks } from './code-checks.js';
import type { OneTimeCodes } from './one-time-codes.js';
import type { FactorSetUp, FactorState, OwnFactor } from './own-factor.js';
import type { PasswordHashes } from './password-hashes.js';
import { guessesAgain, type Reauthentication } from './reauthentication.js';
import { factorMissing, type SecondFactors } from './second-factors.js';
import type { Sessions } from './sessions.js';
import type { StaffAccounts } from './staff-accounts.js';
import type { Tokens } from './tokens.js';

export class ManageOwnFactor implements OwnFactor {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: StaffAccounts,
    private readonly factors: SecondFactors,
    private readonly challenges: Challenges,
    private readonly sessions: Sessions,
    private readonly reauthentication: Reauthentication,
    private readonly checks: CodeChecks,
    private readonly hashes: PasswordHashes,
    private readonly codes: OneTimeCodes,
    private readonly tokens: Tokens,
    private readonly refusals: { record(id: string, at: Date): Promise<void> },
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async state(by: Staff): Promise<FactorState> {
    const account = await this.accounts.findById(by.id);
    const isObligatory = account !== undefined && (await this.factors.isObligatory(account.role));
    const factor = await this.factors.find(by.id);
    if (!factor) return { since: null, recoveryCodesLeft: 0, isObligatory };
    const recoveryCodesLeft = await this.factors.recoveryCodesLeft(by.id);
    return { since: factor.since, recoveryCodesLeft, isObligatory };
  }

  async begin(by: Staff, currentPassword: string): Promise<FactorSetUp> {
    const passwordHash = await this.reauthentication.expectPassword(by, currentPassword);
    if (await this.factors.find(by.id)) throw factorExists();
    const key = this.codes.newKey();
    const challenge = this.tokens.next();
    const expiresAt = new Date(this.clock.now().getTime() + SET_UP_WITHIN_MS);
    await this.challenges.add(challenge, { staffId: by.id, passwordHash, key, expiresAt });
    return { challenge, key: keyInLetters(key), address: keyAddress(by.email, key), expiresAt };
  }

  async finish(by: Staff, token: string, { challenge, code }: { challenge: string; code: string }) {
    const now = this.clock.now();
    const begun = await this.challenges.find(challenge);
    if (!begun?.key || begun.staffId !== by.id || begun.expiresAt <= now) throw challengeOver();
    const { key, passwordHash } = begun;
    const right = await this.checks.expectOf(key, code, guessesAgain(by, passwordHash));
    const made = await this.newRecoveryCodes();
    await this.transactions.run(async () => {
      const account = await this.accounts.hold(by.email);
      const isGood = account?.passwordHash === passwordHash && (await this.challenges.take(challenge));
      if (!isGood) throw challengeOver();
      if (!(await this.factors.add(by.id, { key, since: now }))) throw factorExists();
      await this.checks.use(by, right);
      await this.factors.putRecoveryCodes(by.id, made.hashes);
      await this.sessions.confirm(token, now);
      await this.note('factor.set-up', by);
    });
    return made.shown;
  }

  async renewRecoveryCodes(by: Staff, currentPassword: string): Promise<string[]> {
    await this.reauthentication.expectPassword(by, currentPassword);
    const made = await this.newRecoveryCodes();
    await this.transactions.run(async () => {
      await this.accounts.hold(by.email);
      if (!(await this.factors.find(by.id))) throw factorMissing();
      await this.factors.putRecoveryCodes(by.id, made.hashes);
      await this.note('recovery-codes.renewed', by);
    });
    return made.shown;
  }

  async remove(by: Staff, currentPassword: string): Promise<void> {
    await this.reauthentication.expectPassword(by, currentPassword);
    await this.transactions.run(async () => {
      const account = await this.accounts.hold(by.email);
      if (account && (await this.factors.isObligatory(account.role))) throw factorObligatory();
      if (!(await this.factors.remove(by.id))) throw factorMissing();
      await this.note('factor.removed', by);
    });
  }

  async confirmSession(by: Staff, token: string, code: string): Promise<void> {
    const account = await this.accounts.find(by.email);
    try {
      const right = await this.checks.expectRight(by.id, code, guessesAgain(by, account?.passwordHash));
      await this.transactions.run(async () => {
        await this.checks.use(by, right);
        await this.sessions.confirm(token, this.clock.now());
        await this.note('session.confirmed', by);
      });
    } catch (error) {
      if (isWrongCode(error)) await this.refusals.record(by.id, this.clock.now());
      throw error;
    }
  }

  /** Hashed one after the other: nobody who signs in waits for ten. */
  private async newRecoveryCodes(): Promise<{ shown: string[]; hashes: string[] }> {
    const shown: string[] = [];
    const hashes: string[] = [];
    for (let number = 0; number < RECOVERY_CODES; number += 1) {
      const letters = this.codes.newRecoveryLetters();
      shown.push(shownRecoveryCode(number, letters));
      hashes.push(await this.hashes.ofRandom(letters));
    }
    return { shown, hashes };
  }

  private note(action: AuditedAction, by: Staff): Promise<void> {
    const thing = { kind: 'staffAccount', id: by.id } as const;
    return this.audit.record({ at: this.clock.now(), by, action, thing });
  }
}

function factorObligatory(): DomainError {
  return new DomainError('conflict', 'factor.obligatory', 'Accounts of this role need a second factor.');
}

function factorExists(): DomainError {
  return new DomainError('conflict', 'factor.exists', 'This account has a second factor already.');
}
