import { DomainError, throttledClient } from '../../shared/domain/domain-error.js';
import { foldEmail } from '../../shared/domain/email.js';
import type { Staff } from '../../shared/domain/staff.js';
import { keptUserAgent } from '../domain/browser.js';
import { GUESSES, RECORDED_REFUSALS } from '../domain/guesses.js';
import { isAlive, isWorthNoting, type SessionLimits } from '../domain/session.js';
import type { AuthParts } from './auth-parts.js';
import { claimCheck } from './password-checks.js';
import type { StaffAccount } from './staff-accounts.js';
import type { StaffSessions } from './staff-sessions.js';

export interface Credentials {
  email: string;
  password: string;
}

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

/** How long a browser counts as one that signed in before, in milliseconds; every sign-in renews it. */
export const DEVICE_KNOWN_FOR_MS = 180 * 24 * 60 * 60 * 1000;

/** Who is there: from a password to a session, from a session to a member of staff. */
export class SignIn implements StaffSessions {
  constructor(
    private readonly parts: AuthParts,
    private readonly limits: SessionLimits,
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
    const now = this.parts.clock.now();
    const isKnown = browser.device !== undefined && (await this.parts.devices.isKnown(browser.device, email));
    if (!isKnown && browser.client !== undefined) this.expectRare(browser.client);
    const account = await this.parts.accounts.find(email);
    const subject = isKnown ? `device ${browser.device} ${email}` : `account ${email}`;
    // A new password has all of its guesses, whatever became of those of the one before.
    const checked = `${subject} ${account?.passwordHash}`;
    await claimCheck(this.parts.checks, checked, now);

    const hash = account && this.counts(account) ? account.passwordHash : undefined;
    const waiting = { isKnown, isGone: browser.isGone };
    const isRight = await this.parts.hashes.match(password, hash, waiting).catch(async (tooBusy: unknown) => {
      await this.parts.checks.giveBack(checked, now);
      throw tooBusy;
    });
    const signedIn =
      isRight && (await this.parts.transactions.run(() => this.start(email, hash, browser, isKnown, now)));
    if (!signedIn) {
      await this.recordRefusal(account?.id ?? 'unknown', now);
      throw new DomainError(
        'unauthenticated',
        'credentials.wrong',
        'The e-mail address or the password is wrong.',
      );
    }
    await this.parts.checks.giveBack(checked, now);
    return signedIn;
  }

  async staffOf(token: string | undefined): Promise<Staff> {
    const now = this.parts.clock.now();
    const session = token === undefined ? undefined : await this.parts.sessions.find(token);
    if (token === undefined || !session || !isAlive(session, now, this.limits) || !this.counts(session)) {
      throw new DomainError('unauthenticated', 'session.missing', 'Sign in first.');
    }
    if (isWorthNoting(session, now, this.limits)) await this.parts.sessions.noteSeen(token, now);
    return session.staff;
  }

  signOut(token: string, by: Staff): Promise<void> {
    return this.parts.transactions.run(async () => {
      await this.parts.sessions.end(token);
      await this.parts.audit.record({
        at: this.parts.clock.now(),
        by,
        action: 'session.ended',
        thing: { kind: 'staffAccount', id: by.id },
      });
    });
  }

  /** Forgets what can no longer matter. */
  async forgetOld(): Promise<void> {
    const now = this.parts.clock.now().getTime();
    await this.parts.sessions.forget(new Date(now - this.limits.idleMs), new Date(now - this.limits.maxMs));
    await this.parts.devices.forgetUnusedSince(new Date(now - DEVICE_KNOWN_FOR_MS));
    await this.parts.checks.forgetBefore(
      new Date(now - Math.max(GUESSES.withinMs, RECORDED_REFUSALS.withinMs)),
    );
  }

  /** How many passwords are being looked at, or wait for it. */
  get underWay(): number {
    return this.parts.hashes.underWay;
  }

  private expectRare(client: string): void {
    const seconds = this.parts.strangersTurn(client);
    if (seconds > 0) throw throttledClient(seconds);
  }

  private recordRefusal(id: string, at: Date): Promise<void> {
    const { withinMs } = RECORDED_REFUSALS;
    return this.parts.transactions.run(async () => {
      const isRoom = !(await this.parts.checks.claim(`refusals of ${id}`, at, RECORDED_REFUSALS));
      const isFirstMore =
        !isRoom && !(await this.parts.checks.claim(`more refusals of ${id}`, at, { most: 1, withinMs }));
      if (!isRoom && !isFirstMore) return;
      const action = isRoom ? 'session.refused' : 'sessions.refused';
      await this.parts.audit.record({ at, by: null, action, thing: { kind: 'staffAccount', id } });
    });
  }

  private counts({ isDemo }: Pick<StaffAccount, 'isDemo'>): boolean {
    return this.isDemo || !isDemo;
  }

  /** Resolves to undefined when the password was changed since it was checked. */
  private async start(
    email: string,
    hash: string | undefined,
    browser: Browser,
    isKnown: boolean,
    now: Date,
  ): Promise<SignedIn | undefined> {
    const account = await this.parts.accounts.hold(email);
    if (!account || account.passwordHash !== hash) return undefined;
    const staff = { id: account.id, email };
    const device = isKnown && browser.device !== undefined ? browser.device : this.parts.newToken();
    const session = this.parts.newToken();
    if (browser.session !== undefined) await this.parts.sessions.end(browser.session);
    const userAgent = keptUserAgent(browser.userAgent);
    await this.parts.sessions.start({ token: session, staffId: staff.id, userAgent, at: now });
    await this.parts.devices.note(device, staff.id, now);
    await this.parts.audit.record({
      at: now,
      by: staff,
      action: 'session.started',
      thing: { kind: 'staffAccount', id: staff.id },
    });
    return { staff, tokens: { session, device } };
  }
}
