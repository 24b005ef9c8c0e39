import type { Role } from '@tiraz/contracts/roles';
import { LessThanOrEqual, Not, type DataSource, type Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { rowsOf } from '../../shared/database/rows.js';
import { currentManager } from '../../shared/database/current-manager.js';
import { Sessions, type ListedSession, type NewSession, type Session } from '../application/sessions.js';
import { SessionEntity } from './session.entity.js';
import { tokenHash } from '../../shared/secrets/tokens.js';

/** Every staff request asks this. */
const FIND_SESSION = {
  name: 'find-session',
  text: `
    SELECT staff.id, staff.email, staff.is_demo, staff.role, staff.name, session.started_at, session.seen_at,
      session.confirmed_at, EXISTS (SELECT FROM staff_factors WHERE staff_id = staff.id) AS has_factor,
      EXISTS (SELECT FROM factor_roles WHERE role = staff.role) AS is_factor_obligatory
    FROM staff_sessions AS session JOIN staff ON staff.id = session.staff_id
    WHERE session.token_hash = $1 AND staff.is_active`,
};

interface SessionRow {
  id: string;
  email: string;
  is_demo: boolean;
  role: Role;
  name: string;
  started_at: Date;
  seen_at: Date;
  confirmed_at: Date | null;
  has_factor: boolean;
  is_factor_obligatory: boolean;
}

export class TypeOrmSessions extends Sessions {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async start({ token, staffId, userAgent, at, confirmedAt = null }: NewSession): Promise<void> {
    await this.rows.insert({
      tokenHash: tokenHash(token),
      id: uuid({ msecs: at.getTime() }),
      staffId,
      userAgent,
      startedAt: at,
      seenAt: at,
      confirmedAt,
    });
  }

  async find(token: string): Promise<Session | undefined> {
    const [row] = await rowsOf<SessionRow>(this.dataSource, FIND_SESSION, [tokenHash(token)]);
    if (!row) return undefined;
    const { id, email, is_demo: isDemo, role, name, started_at: startedAt, seen_at: seenAt } = row;
    const {
      confirmed_at: confirmedAt,
      has_factor: hasFactor,
      is_factor_obligatory: isFactorObligatory,
    } = row;
    const account = { staff: { id, email }, isDemo, role, name, hasFactor, isFactorObligatory };
    return { ...account, confirmedAt, startedAt, seenAt };
  }

  async listOf(
    staffId: string,
    token: string,
    { seenAfter, startedAfter }: { seenAfter: Date; startedAfter: Date },
    most: number,
  ): Promise<ListedSession[]> {
    const text = `
      SELECT id, user_agent AS "userAgent", started_at AS "startedAt", seen_at AS "seenAt",
        token_hash = $2 AS "isCurrent"
      FROM staff_sessions WHERE staff_id = $1 AND seen_at > $3 AND started_at > $4
      ORDER BY "isCurrent" DESC, seen_at DESC, id DESC LIMIT $5`;
    return rowsOf(this.dataSource, { text }, [staffId, tokenHash(token), seenAfter, startedAfter, most]);
  }

  async noteSeen(token: string, at: Date): Promise<void> {
    // Who only reads must not have to wait for a standby.
    const text = `
      UPDATE staff_sessions SET seen_at = greatest(seen_at, $2)
      FROM (SELECT set_config('synchronous_commit', 'local', true)) AS here_alone WHERE token_hash = $1`;
    await rowsOf(this.dataSource, { text }, [tokenHash(token), at]);
  }

  async confirm(token: string, at: Date): Promise<boolean> {
    const { affected } = await this.rows.update({ tokenHash: tokenHash(token) }, { confirmedAt: at });
    return affected === 1;
  }

  async end(token: string): Promise<boolean> {
    return (await this.rows.delete({ tokenHash: tokenHash(token) })).affected === 1;
  }

  async endOne(staffId: string, id: string): Promise<boolean> {
    return (await this.rows.delete({ staffId, id })).affected === 1;
  }

  async endOthers(staffId: string, token: string): Promise<void> {
    await this.rows.delete({ staffId, tokenHash: Not(tokenHash(token)) });
  }

  async endAllOf(staffId: string): Promise<number> {
    return (await this.rows.delete({ staffId })).affected ?? 0;
  }

  async forget(notSeenSince: Date, startedBefore: Date): Promise<void> {
    await this.rows.delete([
      { seenAt: LessThanOrEqual(notSeenSince) },
      { startedAt: LessThanOrEqual(startedBefore) },
    ]);
  }

  private get rows(): Repository<SessionEntity> {
    return currentManager(this.dataSource).getRepository(SessionEntity);
  }
}
