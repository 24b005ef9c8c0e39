import type { AuditedAction } from '@tiraz/contracts/audit-trail';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import { foldEmail } from '../../shared/domain/email.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { DEMO_ACCOUNT, type Credentials } from '../domain/credentials.js';
import { expectEmail } from '../domain/email.js';
import { doubtAbout, expectGoodPassword, type CommonPasswords } from '../domain/password.js';
import type { KnownDevices } from './known-devices.js';
import type { PasswordHashes } from './password-hashes.js';
import type { Sessions } from './sessions.js';
import type { StaffAccount, StaffAccounts } from './staff-accounts.js';

/** So many browsers stay known when a password is reset: each has guesses of its own, and may be a thief's. */
const DEVICES_KEPT = 10;

/** Where the first account comes from. */
export interface FirstAccount {
  given: Credentials | undefined;
  /** Whether the demo account may stand in, and counts at all. */
  isDemo: boolean;
  /** Whether the product may run without an account. */
  isNeeded: boolean;
}

/** There is nobody who could sign in; `message` says what to set. */
export class NoAccountError extends Error {
  constructor() {
    super('There is no staff account yet: set ADMIN_EMAIL and ADMIN_PASSWORD, which create the first one.');
    this.name = 'NoAccountError';
  }
}

/** Who may sign in, and with which password. */
export class Accounts {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: StaffAccounts,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    private readonly hashes: PasswordHashes,
    private readonly common: CommonPasswords,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly first: FirstAccount,
  ) {}

  /**
   * Makes the first account when nobody could sign in otherwise. A given one takes over from a demo account of its
   * e-mail address. Its password is the operator's, who can be warned of a bad one, but not be left without an account.
   *
   * @returns what is to be said of the given password, if anything
   * @throws NoAccountError when one is needed and none is given
   */
  ensureFirst(): Promise<string | undefined> {
    const { given, isDemo, isNeeded } = this.first;
    return this.transactions.run(async () => {
      await this.accounts.claimFirst();
      const all = await this.accounts.list();
      if (all.some((account) => isDemo || !account.isDemo)) return;
      const isKnown = all.some(({ email }) => given && email === foldEmail(given.email));
      if (given) await (isKnown ? this.replacePassword(given) : this.put(given, false));
      else if (isDemo) await this.put(DEMO_ACCOUNT, true);
      else if (isNeeded) throw new NoAccountError();
      return given && doubtAbout(given.password, given.email, this.common);
    });
  }

  /** @throws DomainError `email.invalid`, `password.…` or `account.exists` */
  async add(credentials: Credentials): Promise<Staff> {
    this.expectGood(credentials);
    return this.transactions.run(() => this.put(credentials, false));
  }

  list(): Promise<StaffAccount[]> {
    return this.accounts.list();
  }

  /**
   * Sets a password without knowing the old one. Every session of the account ends. It has all of its guesses, however
   * many others made of the old one, and the browsers that its owner uses stay known: others may go on guessing.
   *
   * @throws DomainError `password.…` or `account.missing`
   */
  async resetPassword(credentials: Credentials): Promise<void> {
    this.expectGood(credentials);
    await this.replacePassword(credentials);
  }

  /**
   * Resolves to how many sessions there were.
   *
   * @throws DomainError `account.missing`
   */
  endSessions(email: string): Promise<number> {
    return this.transactions.run(async () => {
      const { id } = await this.held(email);
      const ended = await this.sessions.endAllOf(id);
      await this.note('sessions.ended', id);
      return ended;
    });
  }

  private async put({ email: typed, password }: Credentials, isDemo: boolean): Promise<Staff> {
    const email = foldEmail(typed);
    expectEmail(email);
    const createdAt = this.clock.now();
    const id = this.accounts.nextId(createdAt);
    const passwordHash = await this.hashes.of(password);
    if (!(await this.accounts.add({ id, email, passwordHash, isDemo, createdAt }))) {
      throw new DomainError(
        'conflict',
        'account.exists',
        'There is an account with this e-mail address already.',
      );
    }
    await this.note('account.added', id, { email });
    return { id, email };
  }

  private async replacePassword({ email, password }: Credentials): Promise<void> {
    const hash = await this.hashes.of(password);
    await this.transactions.run(async () => {
      const { id } = await this.held(email);
      await this.accounts.setPassword(id, hash);
      await this.sessions.endAllOf(id);
      await this.devices.keepLatestOf(id, DEVICES_KEPT);
      await this.note('password.reset', id);
    });
  }

  private expectGood({ email, password }: Credentials): void {
    expectGoodPassword(password, 'password', email, this.common);
  }

  private async held(email: string): Promise<StaffAccount> {
    const account = await this.accounts.hold(foldEmail(email));
    if (account) return account;
    throw new DomainError('missing', 'account.missing', 'There is no account with this e-mail address.');
  }

  private note(action: AuditedAction, id: string, after?: object): Promise<void> {
    const thing = { kind: 'staffAccount', id } as const;
    return this.audit.record({
      at: this.clock.now(),
      by: null,
      action,
      thing,
      ...(after ? { after } : {}),
    });
  }
}
