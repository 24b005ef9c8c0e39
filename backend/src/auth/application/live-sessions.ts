import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { NO_PERMISSIONS, permissionsOf } from '../domain/permissions.js';
import { isConfirmed } from '../domain/second-factor.js';
import { isAlive, isWorthNoting, type SessionLimits } from '../domain/session.js';
import { sessionMissing, type Session, type Sessions } from './sessions.js';
import type { SignedInStaff, StaffSessions } from './staff-sessions.js';

/** Who is there, from a session to a member of staff. */
export class LiveSessions implements StaffSessions {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly limits: SessionLimits,
    /** Whether the demo account counts. */
    private readonly isDemo: boolean,
  ) {}

  async staffOf(token: string | undefined): Promise<SignedInStaff> {
    const { session, now } = await this.living(token);
    if (token !== undefined && isWorthNoting(session, now, this.limits))
      await this.sessions.noteSeen(token, now);
    return signedIn(session, now);
  }

  async look(token: string | undefined): Promise<SignedInStaff> {
    const { session, now } = await this.living(token);
    return signedIn(session, now);
  }

  private async living(token: string | undefined) {
    const now = this.clock.now();
    const session = token === undefined ? undefined : await this.sessions.find(token);
    const counts = session && isAlive(session, now, this.limits) && (this.isDemo || !session.isDemo);
    if (!counts) throw sessionMissing();
    return { session, now };
  }

  end(token: string, by: Staff): Promise<void> {
    return this.transactions.run(async () => {
      await this.sessions.end(token);
      await this.audit.record({
        at: this.clock.now(),
        by,
        action: 'session.ended',
        thing: { kind: 'staffAccount', id: by.id },
      });
    });
  }

  /** Forgets those that are over. */
  async forgetOld(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.sessions.forget(new Date(now - this.limits.idleMs), new Date(now - this.limits.maxMs));
  }
}

function signedIn(session: Session, now: Date): SignedInStaff {
  const { staff, role, name, hasFactor, isFactorObligatory } = session;
  const lacksFactor = isFactorObligatory && !hasFactor;
  const permissions = lacksFactor ? NO_PERMISSIONS : permissionsOf(role);
  return { staff, role, name, permissions, lacksFactor, isConfirmed: isConfirmed(session, now) };
}
