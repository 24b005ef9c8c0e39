import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError, throttledClient } from '../../shared/domain/domain-error.js';
import { foldEmail } from '../../shared/domain/email.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { storedUserAgent } from '../domain/browser.js';
import type { Credentials } from '../domain/credentials.js';
import { GUESSES, RECORDED_REFUSALS } from '../domain/guesses.js';
import { DEVICE_KNOWN_FOR_MS } from '../domain/session.js';
import type { KnownDevices } from './known-devices.js';
import { claimCheck, type PasswordChecks } from './password-checks.js';
import type { PasswordHashes } from './password-hashes.js';
import type { Sessions, Tokens } from './sessions.js';
import type { StaffAccount, StaffAccounts } from './staff-accounts.js';
import type { StrangersTurns } from './strangers-turns.js';

/** Who signs in. The tokens are what it brings along from earlier. */
export interface Browser {
  session?: string | undefined;
  device?: string | undefined;
  /** What it calls itself. */
  userAgent?: string | undefined;
  /** Whose attempts are counted together; absent: nobody's. */
  client?: string | undefined;
  /** Whether it has hung up. */
  isGone?: (() => boolean) | undefined;
}

export interface SignedIn {
  staff: Staff;
  tokens: { session: string; device: string };
}

/** From a password to a session. */
export class SignIn {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: StaffAccounts,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    private readonly checks: PasswordChecks,
    private readonly hashes: PasswordHashes,
    private readonly strangers: StrangersTurns,
    private readonly tokens: Tokens,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    /** Whether the demo account counts. */
    private readonly isDemo: boolean,
  ) {}

  /**
   * Starts a session under a new token; the one the browser had before ends. A browser that signed in to this account
   * before has guesses of its own, so that nobody else can use up its owner's, and no stranger's turn is before its own.
   *
   * @throws DomainError `credentials.wrong`, alike for a wrong password and an unknown e-mail address
   * @throws DomainError `sign-in.busy`
   * @throws ThrottledError `sign-in.throttled` for too many guesses of one account, `client.throttled` for too many from
   *   one client's unknown browsers
   */
  async signIn({ email: typed, password }: Credentials, browser: Browser): Promise<SignedIn> {
    const email = foldEmail(typed);
    const now = this.clock.now();
    const isKnown = browser.device !== undefined && (await this.devices.isKnown(browser.device, email));
    if (!isKnown && browser.client !== undefined) this.expectRare(browser.client);
    const account = await this.accounts.find(email);
    const subject = isKnown ? `device ${browser.device} ${email}` : `account ${email}`;
    // A new password has all of its guesses, whatever became of those of the one before.
    const checked = `${subject} ${account?.passwordHash}`;
    await claimCheck(this.checks, checked, now);

    const hash = account && this.counts(account) ? account.passwordHash : undefined;
    const waiting = { isKnown, isGone: browser.isGone };
    const isRight = await this.hashes.match(password, hash, waiting).catch(async (tooBusy: unknown) => {
      await this.checks.giveBack(checked, now);
      throw tooBusy;
    });
    const signedIn =
      isRight && (await this.transactions.run(() => this.start(email, hash, browser, isKnown, now)));
    if (!signedIn) {
      await this.recordRefusal(account?.id ?? 'unknown', now);
      throw new DomainError(
        'unauthenticated',
        'credentials.wrong',
        'The e-mail address or the password is wrong.',
      );
    }
    await this.checks.giveBack(checked, now);
    return signedIn;
  }

  /** Forgets what can no longer matter. */
  async forgetOld(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.devices.forgetUnusedSince(new Date(now - DEVICE_KNOWN_FOR_MS));
    await this.checks.forgetBefore(new Date(now - Math.max(GUESSES.withinMs, RECORDED_REFUSALS.withinMs)));
  }

  private expectRare(client: string): void {
    const seconds = this.strangers.take(client);
    if (seconds > 0) throw throttledClient(seconds);
  }

  private recordRefusal(id: string, at: Date): Promise<void> {
    const { withinMs } = RECORDED_REFUSALS;
    return this.transactions.run(async () => {
      const isRoom = !(await this.checks.claim(`refusals of ${id}`, at, RECORDED_REFUSALS));
      const isFirstMore =
        !isRoom && !(await this.checks.claim(`more refusals of ${id}`, at, { most: 1, withinMs }));
      if (!isRoom && !isFirstMore) return;
      const action = isRoom ? 'session.refused' : 'sessions.refused';
      await this.audit.record({ at, by: null, action, thing: { kind: 'staffAccount', id } });
    });
  }

  private counts({ isDemo, isActive }: Pick<StaffAccount, 'isDemo' | 'isActive'>): boolean {
    return isActive && (this.isDemo || !isDemo);
  }

  /** Resolves to undefined when the password was changed since it was checked, or the account switched off. */
  private async start(
    email: string,
    hash: string | undefined,
    browser: Browser,
    isKnown: boolean,
    now: Date,
  ): Promise<SignedIn | undefined> {
    const account = await this.accounts.hold(email);
    if (!account || !this.counts(account) || account.passwordHash !== hash) return undefined;
    const staff = { id: account.id, email };
    const device = isKnown && browser.device !== undefined ? browser.device : this.tokens.next();
    const session = this.tokens.next();
    if (browser.session !== undefined) await this.sessions.end(browser.session);
    const userAgent = storedUserAgent(browser.userAgent);
    await this.sessions.start({ token: session, staffId: staff.id, userAgent, at: now });
    await this.accounts.change(staff.id, { signedInAt: now });
    await this.devices.note(device, staff.id, now);
    await this.audit.record({
      at: now,
      by: staff,
      action: 'session.started',
      thing: { kind: 'staffAccount', id: staff.id },
    });
    return { staff, tokens: { session, device } };
  }
}
