import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Staff } from '../../shared/domain/staff.js';
import { storedUserAgent } from '../domain/browser.js';
import type { KnownDevices } from './known-devices.js';
import type { SessionStart } from './session-start.js';
import type { Sessions } from './sessions.js';
import type { Browser, SignedIn } from './signing-in.js';
import type { StaffAccount, StaffAccounts } from './staff-accounts.js';
import type { Tokens } from './tokens.js';

export class StartSession implements SessionStart {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    private readonly tokens: Tokens,
    private readonly audit: AuditTrail,
    /** Whether the demo account counts. */
    private readonly isDemo: boolean,
  ) {}

  counts({ isDemo, isActive }: Pick<StaffAccount, 'isDemo' | 'isActive'>): boolean {
    return isActive && (this.isDemo || !isDemo);
  }

  guessesOf(email: string, passwordHash: string | undefined, knownDevice: string | undefined): string {
    const guesser = knownDevice === undefined ? `account ${email}` : `device ${knownDevice} ${email}`;
    return `${guesser} ${passwordHash}`;
  }

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
    await this.accounts.noteSignIn(id, at);
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
