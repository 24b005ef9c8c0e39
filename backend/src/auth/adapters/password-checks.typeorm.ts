import type { DataSource } from 'typeorm';
import { currentManager } from '../../shared/database/transactions.typeorm.js';
import { PasswordChecks, type CheckLimit } from '../application/password-checks.js';
import { tokenHash } from './tokens.js';

/**
 * A sliding window in one row, in one statement: rivals wait for the row and then see each other's checks. Processes
 * have clocks of their own: a check may be a little ahead.
 */
const IN_WINDOW = `made > $3 AND made <= $2::timestamptz + interval '1 minute'`;
const CLAIM = `
  INSERT INTO password_checks AS known (subject_hash, made_at) VALUES ($1, ARRAY[$2::timestamptz])
  ON CONFLICT (subject_hash) DO UPDATE
    SET made_at = ARRAY(SELECT made FROM unnest(known.made_at) AS made WHERE ${IN_WINDOW}) || $2::timestamptz
    WHERE (SELECT count(*) FROM unnest(known.made_at) AS made WHERE ${IN_WINDOW}) < $4
  RETURNING true AS claimed`;

const NEXT_CHANCE = `
  SELECT min(made) AS oldest FROM password_checks, unnest(made_at) AS made WHERE subject_hash = $1 AND ${IN_WINDOW}`;

const GIVE_BACK = `
  UPDATE password_checks
  SET made_at = made_at[:array_position(made_at, $2) - 1] || made_at[array_position(made_at, $2) + 1:]
  WHERE subject_hash = $1 AND $2 = ANY (made_at)`;

/** Subjects are hashed: people type passwords where an e-mail address belongs. */
export class TypeOrmPasswordChecks extends PasswordChecks {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async claim(subject: string, at: Date, { most, withinMs }: CheckLimit): Promise<Date | undefined> {
    const windowStart = new Date(at.getTime() - withinMs);
    const claimed = await this.query(CLAIM, [tokenHash(subject), at, windowStart, most]);
    if (claimed.length > 0) return undefined;
    const [next] = await this.query<{ oldest: Date | null }>(NEXT_CHANCE, [
      tokenHash(subject),
      at,
      windowStart,
    ]);
    return new Date(Math.min((next?.oldest ?? at).getTime(), at.getTime()) + withinMs);
  }

  async giveBack(subject: string, at: Date): Promise<void> {
    await this.query(GIVE_BACK, [tokenHash(subject), at]);
  }

  async forgetBefore(moment: Date): Promise<void> {
    await this.query('DELETE FROM password_checks WHERE $1 >= ALL (made_at)', [moment]);
  }

  private query<Row>(text: string, values: unknown[]): Promise<Row[]> {
    return currentManager(this.dataSource).query<Row[]>(text, values);
  }
}
