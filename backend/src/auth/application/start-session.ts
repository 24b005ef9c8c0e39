import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Staff } from '../../shared/domain/staff.js';
import { storedUserAgent } from '../domain/browser.js';
import { ACCOUNTS_OF_A_BROWSER } from '../domain/session.js';
import type { KnownDevices } from './known-devices.js';
import type { SessionStart } from './session-start.js';
import type { Sessions } from './sessions.js';
import type { Browser, SignedIn } from './signing-in.js';
import { counts, type StaffAccount, type StaffAccounts } from './staff-accounts.js';
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

  counts(account: Pick<StaffAccount, 'isDemo' | 'isActive'>): boolean {
    return counts(account, this.isDemo);
  }

  guessesOf(email: string, passwordHash: string | undefined, knownDevice: string | undefined): string {
    const guesser = knownDevice === undefined ? `account ${email}` : `device ${knownDevice} ${email}`;
    return `${guesser} ${passwordHash}`;
  }

  async begin(
    { id, email }: Staff,
    browser: Browser,
    knownDevice: string | undefined,
    at: Date,
    confirmedAt: Date | null,
  ): Promise<SignedIn> {
    const staff = { id, email };
    const device = knownDevice ?? this.tokens.next();
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
    const others = (browser.devices ?? []).filter((other) => other !== device);
    return { staff, tokens: { session, devices: [device, ...others].slice(0, ACCOUNTS_OF_A_BROWSER) } };
  }
}
