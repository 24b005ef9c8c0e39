import type { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { rowsOf } from '../../shared/database/rows.js';
import { currentManager } from '../../shared/database/current-manager.js';
import { Sessions, type ListedSession, type NewSession, type Session } from '../application/sessions.js';
import { tokenHash } from './tokens.js';

/** Every staff request asks this. */
const FIND_SESSION = {
  name: 'find-session',
  text: `
    SELECT staff.id, staff.email, staff.is_demo, session.started_at, session.seen_at
    FROM staff_sessions AS session JOIN staff ON staff.id = session.staff_id
    WHERE session.token_hash = $1`,
};

interface SessionRow {
  id: string;
  email: string;
  is_demo: boolean;
  started_at: Date;
  seen_at: Date;
}

export class TypeOrmSessions extends Sessions {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async start({ token, staffId, userAgent, at }: NewSession): Promise<void> {
    await this.write(
      `INSERT INTO staff_sessions (token_hash, id, staff_id, user_agent, started_at, seen_at)
       VALUES ($1, $2, $3, $4, $5, $5)`,
      [tokenHash(token), uuid({ msecs: at.getTime() }), staffId, userAgent, at],
    );
  }

  async find(token: string): Promise<Session | undefined> {
    const [row] = await rowsOf<SessionRow>(this.dataSource, FIND_SESSION, [tokenHash(token)]);
    if (!row) return undefined;
    const { id, email, is_demo: isDemo, started_at: startedAt, seen_at: seenAt } = row;
    return { staff: { id, email }, isDemo, startedAt, seenAt };
  }

  async listOf(
    staffId: string,
    token: string,
    { seenAfter, startedAfter }: { seenAfter: Date; startedAfter: Date },
    most: number,
  ): Promise<ListedSession[]> {
    return currentManager(this.dataSource).query<ListedSession[]>(
      `SELECT id, user_agent AS "userAgent", started_at AS "startedAt", seen_at AS "seenAt",
         token_hash = $2 AS "isCurrent"
       FROM staff_sessions WHERE staff_id = $1 AND seen_at > $3 AND started_at > $4
       ORDER BY "isCurrent" DESC, seen_at DESC, id DESC LIMIT $5`,
      [staffId, tokenHash(token), seenAfter, startedAfter, most],
    );
  }

  async noteSeen(token: string, at: Date): Promise<void> {
    // Who only reads must not have to wait for a standby.
    await this.write(
      `UPDATE staff_sessions SET seen_at = greatest(seen_at, $2)
       FROM (SELECT set_config('synchronous_commit', 'local', true)) AS here_alone WHERE token_hash = $1`,
      [tokenHash(token), at],
    );
  }

  async end(token: string): Promise<void> {
    await this.write('DELETE FROM staff_sessions WHERE token_hash = $1', [tokenHash(token)]);
  }

  async endOne(staffId: string, id: string): Promise<boolean> {
    const [, count] = await this.write('DELETE FROM staff_sessions WHERE staff_id = $1 AND id = $2', [
      staffId,
      id,
    ]);
    return count > 0;
  }

  async endOthers(staffId: string, token: string): Promise<void> {
    await this.write('DELETE FROM staff_sessions WHERE staff_id = $1 AND token_hash <> $2', [
      staffId,
      tokenHash(token),
    ]);
  }

  async endAllOf(staffId: string): Promise<number> {
    const [, count] = await this.write('DELETE FROM staff_sessions WHERE staff_id = $1', [staffId]);
    return count;
  }

  async forget(notSeenSince: Date, startedBefore: Date): Promise<void> {
    await this.write('DELETE FROM staff_sessions WHERE seen_at <= $1 OR started_at <= $2', [
      notSeenSince,
      startedBefore,
    ]);
  }

  /** The rows, and how many were written. */
  private write(text: string, values: unknown[]): Promise<[unknown[], number]> {
    return currentManager(this.dataSource).query<[unknown[], number]>(text, values);
  }
}
