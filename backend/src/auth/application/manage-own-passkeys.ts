import { MOST_PASSKEYS } from '@tiraz/contracts/passkeys';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { passkeyExists, passkeyMissing, tooManyPasskeys, wrongPasskey } from '../domain/passkey.js';
import { CODE_ASKED_FOR_MS } from '../domain/second-factor.js';
import { challengeFor, challengeOver, type Challenges } from './challenges.js';
import type { OneTimeCodes } from './one-time-codes.js';
import type { CreatedCredential, ListedPasskeys, OwnPasskeys, PasskeySetUp } from './own-passkeys.js';
import type { PasskeyVerification } from './passkey-verification.js';
import type { Passkeys, StoredPasskey } from './passkeys.js';
import type { PasswordHashes } from './password-hashes.js';
import { expectSamePassword, type Reauthentication } from './reauthentication.js';
import { makeRecoveryCodes } from './recovery-codes.js';
import { factorObligatory, type SecondFactors } from './second-factors.js';
import { sessionMissing, type Sessions } from './sessions.js';
import type { StaffAccounts } from './staff-accounts.js';
import type { Tokens } from './tokens.js';

export class ManageOwnPasskeys implements OwnPasskeys {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: StaffAccounts,
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly verification: PasskeyVerification,
    private readonly challenges: Challenges,
    private readonly sessions: Sessions,
    private readonly reauthentication: Reauthentication,
    private readonly hashes: PasswordHashes,
    private readonly codes: OneTimeCodes,
    private readonly tokens: Tokens,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async list(by: Staff): Promise<ListedPasskeys> {
    const passkeys = await this.passkeys.listOf(by.id);
    return {
      host: this.verification.host,
      passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt })),
    };
  }

  async begin(by: Staff, currentPassword: string): Promise<PasskeySetUp> {
    const passwordHash = await this.reauthentication.expectPassword(by, currentPassword);
    const held = await this.passkeys.listOf(by.id);
    expectRoom(held);
    const challenge = this.tokens.next();
    const expiresAt = new Date(this.clock.now().getTime() + CODE_ASKED_FOR_MS);
    await this.challenges.add(challengeFor('add-passkey', challenge), {
      staffId: by.id,
      passwordHash,
      key: null,
      expiresAt,
    });
    const known = held.map(({ credentialId }) => credentialId);
    return { challenge, host: this.verification.host, account: by, known, expiresAt };
  }

  async finish(
    by: Staff,
    token: string,
    { challenge, name, credential }: { challenge: string; name: string; credential: CreatedCredential },
  ): Promise<string[]> {
    const now = this.clock.now();
    const purpose = challengeFor('add-passkey', challenge);
    const begun = await this.challenges.find(purpose);
    if (begun?.staffId !== by.id || begun.expiresAt <= now) throw challengeOver();
    const made = await this.verification.readCreated(challenge, credential);
    if (!made) throw wrongPasskey();
    const recovery = (await this.factors.find(by.id))
      ? undefined
      : await makeRecoveryCodes(this.codes, this.hashes);
    await this.transactions.run(async () => {
      const account = await this.accounts.hold(by.email);
      const isGood = account?.passwordHash === begun.passwordHash && (await this.challenges.take(purpose));
      if (isGood && !(await this.sessions.confirm(token, now))) throw sessionMissing();
      const isFirst = isGood && (await this.factors.addWithoutApp(by.id, now));
      // Another factor was set up or removed meanwhile.
      if (!isGood || isFirst !== (recovery !== undefined)) throw challengeOver();
      expectRoom(await this.passkeys.listOf(by.id));
      const id = this.passkeys.nextId(now);
      const stored = { ...made, id, staffId: by.id, name, createdAt: now, usedAt: null };
      if (!(await this.passkeys.add(stored))) throw passkeyExists();
      if (recovery) await this.factors.putRecoveryCodes(by.id, recovery.hashes);
      await this.note(by, { action: 'passkey.added', after: { name } });
    });
    return recovery?.shown ?? [];
  }

  rename(by: Staff, id: string, name: string): Promise<void> {
    return this.transactions.run(async () => {
      await this.accounts.hold(by.email);
      const passkey = expectOwn(await this.passkeys.listOf(by.id), id);
      if (passkey.name === name) return;
      await this.passkeys.rename(id, name);
      await this.note(by, { action: 'passkey.renamed', before: { name: passkey.name }, after: { name } });
    });
  }

  async remove(by: Staff, id: string, currentPassword: string): Promise<void> {
    const known = await this.reauthentication.expectPassword(by, currentPassword);
    await this.transactions.run(async () => {
      const { role } = expectSamePassword(await this.accounts.hold(by.email), known);
      const held = await this.passkeys.listOf(by.id);
      const { name } = expectOwn(held, id);
      const isLast = held.length === 1 && !(await this.factors.find(by.id))?.key;
      if (isLast && (await this.factors.isObligatory(role))) throw factorObligatory();
      if (isLast) await this.factors.remove(by.id);
      else await this.passkeys.remove(id);
      await this.note(by, { action: 'passkey.removed', before: { name } });
    });
  }

  private note(
    by: Staff,
    what: {
      action: 'passkey.added' | 'passkey.renamed' | 'passkey.removed';
      before?: object;
      after?: object;
    },
  ): Promise<void> {
    const thing = { kind: 'staffAccount', id: by.id } as const;
    return this.audit.record({ at: this.clock.now(), by, thing, ...what });
  }
}

function expectRoom(held: readonly StoredPasskey[]): void {
  if (held.length >= MOST_PASSKEYS) throw tooManyPasskeys();
}

function expectOwn(held: readonly StoredPasskey[], id: string): StoredPasskey {
  const passkey = held.find((each) => each.id === id);
  if (!passkey) throw passkeyMissing();
  return passkey;
}
