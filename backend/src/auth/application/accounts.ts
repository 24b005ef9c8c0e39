import type { AuditedAction } from '@tiraz/contracts/audit-trail';
import { DomainError } from '../../shared/domain/domain-error.js';
import { foldEmail } from '../../shared/domain/email.js';
import type { Staff } from '../../shared/domain/staff.js';
import { keptUserAgent } from '../domain/browser.js';
import { expectEmail } from '../domain/email.js';
import { doubtAbout, expectGoodPassword } from '../domain/password.js';
import type { AuthParts } from './auth-parts.js';
import { expectPassword, refuseCurrent } from './reauthentication.js';
import type { Credentials } from './sign-in.js';
import type { StaffAccount } from './staff-accounts.js';

/** The account everybody may try; its password is printed on the sign-in page, in demo mode alone. */
export const DEMO_ACCOUNT: Credentials = { email: 'demo@tiraz.example', password: 'cairo-loom-1340' };

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
    private readonly parts: AuthParts,
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
    return this.parts.transactions.run(async () => {
      await this.parts.accounts.claimFirst();
      const all = await this.parts.accounts.list();
      if (all.some((account) => isDemo || !account.isDemo)) return;
      const isKnown = all.some(({ email }) => given && email === foldEmail(given.email));
      if (given) await (isKnown ? this.replacePassword(given) : this.put(given, false));
      else if (isDemo) await this.put(DEMO_ACCOUNT, true);
      else if (isNeeded) throw new NoAccountError();
      return given && doubtAbout(given.password, given.email, this.parts.isCommonPassword);
    });
  }

  /** @throws DomainError `email.invalid`, `password.…` or `account.exists` */
  async add(credentials: Credentials): Promise<Staff> {
    this.expectGood(credentials.password, 'password', credentials.email);
    return this.parts.transactions.run(() => this.put(credentials, false));
  }

  list(): Promise<StaffAccount[]> {
    return this.parts.accounts.list();
  }

  /**
   * Sets a password without knowing the old one. Every session of the account ends. It has all of its guesses, however
   * many others made of the old one, and the browsers that its owner uses stay known: others may go on guessing.
   *
   * @throws DomainError `password.…` or `account.missing`
   */
  async resetPassword(credentials: Credentials): Promise<void> {
    this.expectGood(credentials.password, 'password', credentials.email);
    await this.replacePassword(credentials);
  }

  /**
   * Resolves to how many sessions there were.
   *
   * @throws DomainError `account.missing`
   */
  endSessions(email: string): Promise<number> {
    return this.parts.transactions.run(async () => {
      const { id } = await this.held(email);
      const ended = await this.parts.sessions.endAllOf(id);
      await this.note('sessions.ended', id, null);
      return ended;
    });
  }

  /**
   * Changes one's own password. Every session of the account ends; one new session goes on for the browser that asked.
   *
   * @param userAgent of that browser
   * @returns the token of that session
   * @throws DomainError `password.…`, or `password.wrong` for the current one
   * @throws ThrottledError `sign-in.throttled`
   */
  async changePassword(
    by: Staff,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
    userAgent?: string,
  ): Promise<string> {
    this.expectGood(newPassword, 'newPassword', by.email);
    const known = await expectPassword(this.parts, by, currentPassword);
    const hash = await this.parts.hashes.of(newPassword);
    const now = this.parts.clock.now();
    const token = this.parts.newToken();
    await this.parts.transactions.run(async () => {
      const { id, passwordHash } = await this.held(by.email);
      if (passwordHash !== known) refuseCurrent();
      await this.parts.accounts.setPassword(id, hash);
      await this.parts.sessions.endAllOf(id);
      await this.parts.sessions.start({ token, staffId: id, userAgent: keptUserAgent(userAgent), at: now });
      await this.note('password.changed', id, by);
    });
    return token;
  }

  /** What the sign-in page may print: null outside demo mode, and once the password was changed. */
  async demoAccount(): Promise<Credentials | null> {
    const account = this.first.isDemo ? await this.parts.accounts.find(DEMO_ACCOUNT.email) : undefined;
    return account?.isDemo ? DEMO_ACCOUNT : null;
  }

  private async put({ email: typed, password }: Credentials, isDemo: boolean): Promise<Staff> {
    const email = foldEmail(typed);
    expectEmail(email);
    const createdAt = this.parts.clock.now();
    const id = this.parts.accounts.nextId(createdAt);
    const passwordHash = await this.parts.hashes.of(password);
    if (!(await this.parts.accounts.add({ id, email, passwordHash, isDemo, createdAt }))) {
      throw new DomainError(
        'conflict',
        'account.exists',
        'There is an account with this e-mail address already.',
      );
    }
    await this.note('account.added', id, null, { email });
    return { id, email };
  }

  private async replacePassword({ email, password }: Credentials): Promise<void> {
    const hash = await this.parts.hashes.of(password);
    await this.parts.transactions.run(async () => {
      const { id } = await this.held(email);
      await this.parts.accounts.setPassword(id, hash);
      await this.parts.sessions.endAllOf(id);
      await this.parts.devices.keepLatestOf(id, DEVICES_KEPT);
      await this.note('password.reset', id, null);
    });
  }

  private expectGood(password: string, path: string, email: string): void {
    expectGoodPassword(password, path, email, this.parts.isCommonPassword);
  }

  private async held(email: string): Promise<StaffAccount> {
    const account = await this.parts.accounts.hold(foldEmail(email));
    if (account) return account;
    throw new DomainError('missing', 'account.missing', 'There is no account with this e-mail address.');
  }

  private note(action: AuditedAction, id: string, by: Staff | null, after?: object): Promise<void> {
    const thing = { kind: 'staffAccount', id } as const;
    return this.parts.audit.record({
      at: this.parts.clock.now(),
      by,
      action,
      thing,
      ...(after ? { after } : {}),
    });
  }
}
