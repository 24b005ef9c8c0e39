import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Staff } from '../../shared/domain/staff.js';
import { storedUserAgent } from '../domain/browser.js';
import type { KnownDevices } from './known-devices.js';
import type { Sessions, Tokens } from './sessions.js';
import type { Browser, SignedIn } from './signing-in.js';
import type { StaffAccount, StaffAccounts } from './staff-accounts.js';

/** The last step of every sign-in, whatever was asked for before. */
export class SessionStart {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    private readonly tokens: Tokens,
    private readonly audit: AuditTrail,
    /** Whether the demo account counts. */
    private readonly isDemo: boolean,
  ) {}

  /** Whether anybody may sign in to it. */
  counts({ isDemo, isActive }: Pick<StaffAccount, 'isDemo' | 'isActive'>): boolean {
    return isActive && (this.isDemo || !isDemo);
  }

  /**
   * The subject that guesses are counted of: a browser that signed in to the account before has its own. A new
   * password has all of its guesses, whatever became of those of the one before.
   */
  guessesOf(email: string, passwordHash: string | undefined, knownDevice: string | undefined): string {
    const guesser = knownDevice === undefined ? `account ${email}` : `device ${knownDevice} ${email}`;
    return `${guesser} ${passwordHash}`;
  }

  /**
   * The session that the browser had before ends; joins the running transaction.
   *
   * @param confirmedAt when a code was right; null: none was asked for
   */
  async begin(
    { id, email }: Staff,
    browser: Browser,
    isKnown: boolean,
    at: Date,
    confirmedAt: Date | null,
  ): Promise<SignedIn> {
    const staff = { id, email };
    const device = isKnown && browser.device !== undefined ? browser.device : this.tokens.next();
    const session = this.tokens.next();
    if (browser.session !== undefined) await this.sessions.end(browser.session);
    const userAgent = storedUserAgent(browser.userAgent);
    await this.sessions.start({ token: session, staffId: id, userAgent, at, confirmedAt });
    await this.accounts.change(id, { signedInAt: at });
    await this.devices.note(device, id, at);
    await this.audit.record({
      at,
      by: staff,
      action: 'session.started',
      thing: { kind: 'staffAccount', id },
    });
    return { staff, tokens: { session, device } };
  }
}
