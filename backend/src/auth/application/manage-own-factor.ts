import type { AuditedAction } from '@tiraz/contracts/audit-trail';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { keyAddress, keyInLetters, SET_UP_WITHIN_MS } from '../domain/second-factor.js';
import { challengeOver, type Challenges } from './challenges.js';
import type { CodeChecks } from './code-checks.js';
import type { OneTimeCodes } from './one-time-codes.js';
import type { FactorSetUp, FactorState, OwnFactor } from './own-factor.js';
import type { PasswordHashes } from './password-hashes.js';
import type { Passkeys } from './passkeys.js';
import { expectSamePassword, guessesAgain, type Reauthentication } from './reauthentication.js';
import { makeRecoveryCodes } from './recovery-codes.js';
import { factorMissing, factorObligatory, type SecondFactors } from './second-factors.js';
import { sessionMissing, type Sessions } from './sessions.js';
import type { StaffAccounts } from './staff-accounts.js';
import type { Tokens } from './tokens.js';

export class ManageOwnFactor implements OwnFactor {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: StaffAccounts,
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly challenges: Challenges,
    private readonly sessions: Sessions,
    private readonly reauthentication: Reauthentication,
    private readonly checks: CodeChecks,
    private readonly hashes: PasswordHashes,
    private readonly codes: OneTimeCodes,
    private readonly tokens: Tokens,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async state(by: Staff): Promise<FactorState> {
    const account = await this.accounts.findById(by.id);
    const isObligatory = account !== undefined && (await this.factors.isObligatory(account.role));
    const factor = await this.factors.find(by.id);
    if (!factor) return { since: null, hasApp: false, recoveryCodesLeft: 0, isObligatory };
    const recoveryCodesLeft = await this.factors.recoveryCodesLeft(by.id);
    return { since: factor.since, hasApp: factor.key !== null, recoveryCodesLeft, isObligatory };
  }

  async begin(by: Staff, currentPassword: string): Promise<FactorSetUp> {
    const passwordHash = await this.reauthentication.expectPassword(by, currentPassword);
    if ((await this.factors.find(by.id))?.key) throw factorExists();
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
    const recovery = (await this.factors.find(by.id))
      ? undefined
      : await makeRecoveryCodes(this.codes, this.hashes);
    await this.transactions.run(async () => {
      const account = await this.accounts.hold(by.email);
      const isGood = account?.passwordHash === passwordHash && (await this.challenges.take(challenge));
      // Passkeys were added or removed meanwhile.
      const isFirst = isGood && !(await this.factors.find(by.id));
      if (!isGood || isFirst !== (recovery !== undefined)) throw challengeOver();
      if (!(await this.sessions.confirm(token, now))) throw sessionMissing();
      if (!(await this.factors.add(by.id, { key, since: now }))) throw factorExists();
      await this.checks.use(by, right);
      if (recovery) await this.factors.putRecoveryCodes(by.id, recovery.hashes);
      await this.note('factor.set-up', by);
    });
    return recovery?.shown ?? [];
  }

  async renewRecoveryCodes(by: Staff, currentPassword: string): Promise<string[]> {
    const known = await this.reauthentication.expectPassword(by, currentPassword);
    const made = await makeRecoveryCodes(this.codes, this.hashes);
    await this.transactions.run(async () => {
      expectSamePassword(await this.accounts.hold(by.email), known);
      if (!(await this.factors.find(by.id))) throw factorMissing();
      await this.factors.putRecoveryCodes(by.id, made.hashes);
      await this.note('recovery-codes.renewed', by);
    });
    return made.shown;
  }

  async remove(by: Staff, currentPassword: string): Promise<void> {
    const known = await this.reauthentication.expectPassword(by, currentPassword);
    await this.transactions.run(async () => {
      const { role } = expectSamePassword(await this.accounts.hold(by.email), known);
      if (!(await this.factors.find(by.id))?.key) throw factorMissing();
      const isLast = (await this.passkeys.listOf(by.id)).length === 0;
      if (isLast && (await this.factors.isObligatory(role))) throw factorObligatory();
      if (isLast) await this.factors.remove(by.id);
      else await this.factors.removeApp(by.id);
      await this.note('factor.removed', by);
    });
  }

  private note(action: AuditedAction, by: Staff): Promise<void> {
    const thing = { kind: 'staffAccount', id: by.id } as const;
    return this.audit.record({ at: this.clock.now(), by, action, thing });
  }
}

function factorExists(): DomainError {
  return new DomainError('conflict', 'factor.exists', 'This account has an authenticator app already.');
}
