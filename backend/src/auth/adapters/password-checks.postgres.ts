import type { DataSource } from 'typeorm';
import { rowsOf } from '../../shared/database/rows.js';
import { AHEAD_AT_MOST_MS } from '../../shared/domain/clock.js';
import { PasswordChecks, type CheckLimit } from '../application/password-checks.js';
import { tokenHash } from '../../shared/secrets/tokens.js';

/** A sliding window in one row, in one statement: rivals wait for the row and then see each other's checks. */
const IN_WINDOW = `made > $3 AND made <= $2::timestamptz + interval '${AHEAD_AT_MOST_MS} milliseconds'`;
const MADE = `password_checks, unnest(made_at) AS made WHERE subject_hash = $1 AND ${IN_WINDOW}`;
/** No standby is waited for: sign-ins that end in vain would take all connections of a server that has lost its own. */
const HERE_ALONE = `(SELECT set_config('synchronous_commit', 'local', true)) AS here_alone`;
/** Who can see that there is none left does not wait for the row. */
const CLAIM = `
  WITH claimed AS (
    INSERT INTO password_checks AS known (subject_hash, made_at)
    SELECT $1, ARRAY[$2::timestamptz] FROM ${HERE_ALONE} WHERE (SELECT count(*) FROM ${MADE}) < $4
    ON CONFLICT (subject_hash) DO UPDATE
      SET made_at = ARRAY(SELECT made FROM unnest(known.made_at) AS made WHERE ${IN_WINDOW}) || $2::timestamptz
      WHERE (SELECT count(*) FROM unnest(known.made_at) AS made WHERE ${IN_WINDOW}) < $4
    RETURNING true
  )
  SELECT EXISTS (SELECT FROM claimed) AS "isClaimed",
    (SELECT min(made) FROM ${MADE}) AS oldest`;

const GIVE_BACK = `
  UPDATE password_checks
  SET made_at = made_at[:array_position(made_at, $2) - 1] || made_at[array_position(made_at, $2) + 1:]
  FROM ${HERE_ALONE} WHERE subject_hash = $1 AND $2 = ANY (made_at)`;

/** Subjects are hashed: people type passwords where an e-mail address belongs. */
export class PostgresPasswordChecks extends PasswordChecks {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async claim(subject: string, at: Date, { most, withinMs }: CheckLimit): Promise<Date | undefined> {
    const windowStart = new Date(at.getTime() - withinMs);
    const values = [tokenHash(subject), at, windowStart, most];
    const [answer] = await rowsOf<{ isClaimed: boolean; oldest: Date | null }>(
      this.dataSource,
      { text: CLAIM },
      values,
    );
    if (answer?.isClaimed) return undefined;
    // Rivals of the same moment are not among those that it sees.
    const oldest = answer?.oldest ?? at;
    return new Date(Math.min(oldest.getTime(), at.getTime()) + withinMs);
  }

  async giveBack(subject: string, at: Date): Promise<void> {
    await rowsOf(this.dataSource, { text: GIVE_BACK }, [tokenHash(subject), at]);
  }

  async forgetBefore(moment: Date): Promise<void> {
    const text = 'DELETE FROM password_checks WHERE $1 >= ALL (made_at)';
    await rowsOf(this.dataSource, { text }, [moment]);
  }
}
