import type { AuditedAction } from '@tiraz/contracts/audit-trail';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import { namesIn, type BrowserNames } from '../domain/browser.js';
import type { SessionLimits, SessionTimes } from '../domain/session.js';
import type { AuthParts } from './auth-parts.js';
import { expectPassword } from './reauthentication.js';

export interface OwnSession extends SessionTimes, BrowserNames {
  id: string;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
}

/** More than anybody has browsers; whoever has more sessions ends them all at once. */
export const MOST_LISTED = 100;

/** Where somebody is signed in, and how to end that elsewhere (ASVS 5, 7.5.2). */
export class OwnSessions {
  constructor(
    private readonly parts: AuthParts,
    private readonly limits: SessionLimits,
  ) {}

  /** The one that asks first, then the latest used. */
  async list(by: Staff, token: string): Promise<OwnSession[]> {
    const now = this.parts.clock.now().getTime();
    const alive = {
      seenAfter: new Date(now - this.limits.idleMs),
      startedAfter: new Date(now - this.limits.maxMs),
    };
    const found = await this.parts.sessions.listOf(by.id, token, alive, MOST_LISTED);
    return found.map(({ userAgent, ...session }) => ({ ...session, ...namesIn(userAgent) }));
  }

  /**
   * @throws DomainError `session.unknown` for one that is over or somebody else's, `password.wrong`
   * @throws ThrottledError `sign-in.throttled`
   */
  async end(by: Staff, id: string, currentPassword: string): Promise<void> {
    await expectPassword(this.parts, by, currentPassword);
    await this.parts.transactions.run(async () => {
      if (!(await this.parts.sessions.endOne(by.id, id)))
        throw new DomainError('missing', 'session.unknown', 'There is no such session.');
      await this.note('session.revoked', by);
    });
  }

  /**
   * Ends all but the one that asks.
   *
   * @throws DomainError `password.wrong`
   * @throws ThrottledError `sign-in.throttled`
   */
  async endOthers(by: Staff, token: string, currentPassword: string): Promise<void> {
    await expectPassword(this.parts, by, currentPassword);
    await this.parts.transactions.run(async () => {
      await this.parts.sessions.endOthers(by.id, token);
      await this.note('sessions.revoked', by);
    });
  }

  private note(action: AuditedAction, by: Staff): Promise<void> {
    const thing = { kind: 'staffAccount', id: by.id } as const;
    return this.parts.audit.record({ at: this.parts.clock.now(), by, action, thing });
  }
}
