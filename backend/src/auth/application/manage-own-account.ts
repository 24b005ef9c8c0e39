import type { AuditedAction } from '@tiraz/contracts/audit-trail';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { storedUserAgent, namesIn } from '../domain/browser.js';
import { expectGoodPassword, type CommonPasswords } from '../domain/password.js';
import type { SessionLimits } from '../domain/session.js';
import { MOST_LISTED, type OwnAccount, type OwnSession } from './own-account.js';
import type { PasswordHashes } from './password-hashes.js';
import { expectSamePassword, type Reauthentication } from './reauthentication.js';
import { sessionMissing, type Sessions } from './sessions.js';
import type { StaffAccounts } from './staff-accounts.js';
import type { Tokens } from './tokens.js';

/** Ending a session elsewhere follows ASVS 5, 7.5.2. */
export class ManageOwnAccount implements OwnAccount {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: StaffAccounts,
    private readonly stored: Sessions,
    private readonly reauthentication: Reauthentication,
    private readonly hashes: PasswordHashes,
    private readonly common: CommonPasswords,
    private readonly tokens: Tokens,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly limits: SessionLimits,
  ) {}

  async sessions(by: Staff, token: string): Promise<OwnSession[]> {
    const now = this.clock.now().getTime();
    const alive = {
      seenAfter: new Date(now - this.limits.idleMs),
      startedAfter: new Date(now - this.limits.maxMs),
    };
    const found = await this.stored.listOf(by.id, token, alive, MOST_LISTED);
    return found.map(({ userAgent, ...session }) => ({ ...session, ...namesIn(userAgent) }));
  }

  async endSession(by: Staff, id: string, currentPassword: string): Promise<void> {
    await this.reauthentication.expectPassword(by, currentPassword);
    await this.transactions.run(async () => {
      if (!(await this.stored.endOne(by.id, id)))
        throw new DomainError('missing', 'session.unknown', 'There is no such session.');
      await this.note('session.revoked', by);
    });
  }

  async endOtherSessions(by: Staff, token: string, currentPassword: string): Promise<void> {
    await this.reauthentication.expectPassword(by, currentPassword);
    await this.transactions.run(async () => {
      await this.stored.endOthers(by.id, token);
      await this.note('sessions.revoked', by);
    });
  }

  async changePassword(
    by: Staff,
    current: string,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
    userAgent?: string,
  ): Promise<string> {
    expectGoodPassword(newPassword, 'newPassword', by.email, this.common);
    const known = await this.reauthentication.expectPassword(by, currentPassword);
    const hash = await this.hashes.of(newPassword);
    const now = this.clock.now();
    const token = this.tokens.next();
    await this.transactions.run(async () => {
      const account = expectSamePassword(await this.accounts.hold(by.email), known);
      // One that was ended while the passwords were looked at is not brought back by another.
      if (!(await this.stored.end(current))) throw sessionMissing();
      await this.accounts.setPassword(account.id, hash);
      await this.stored.endAllOf(account.id);
      await this.stored.start({ token, staffId: account.id, userAgent: storedUserAgent(userAgent), at: now });
      await this.note('password.changed', by);
    });
    return token;
  }

  private note(action: AuditedAction, by: Staff): Promise<void> {
    const thing = { kind: 'staffAccount', id: by.id } as const;
    return this.audit.record({ at: this.clock.now(), by, action, thing });
  }
}
