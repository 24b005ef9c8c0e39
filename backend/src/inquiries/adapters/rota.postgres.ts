import type { DataSource } from 'typeorm';
import { rowsOf } from '../../shared/database/rows.js';
import { Rota } from '../application/rota.js';

/** Any number of our own: one submission at a time takes a turn. */
const TURNS_LOCK = 7_219_340_454;

/** Of every submission. */
const NAMED = { name: 'named-turn-takers', text: 'SELECT staff_id AS "staffId" FROM turn_takers' };

/** In a statement of its own: the next one sees the turn that whoever held the lock before has taken. */
const LOCK = { text: 'SELECT pg_advisory_xact_lock($1)' };

const TAKE = {
  text: `
    INSERT INTO inquiry_turns (staff_id, turn)
    SELECT (
      SELECT id FROM unnest($1::uuid[]) AS among (id) LEFT JOIN inquiry_turns ON staff_id = id
      ORDER BY turn NULLS FIRST, id LIMIT 1
    ), coalesce(max(turn), 0) + 1
    FROM inquiry_turns
    ON CONFLICT (staff_id) DO UPDATE SET turn = excluded.turn
    RETURNING staff_id AS "staffId"`,
};

export class PostgresRota extends Rota {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async named(): Promise<string[]> {
    return (await rowsOf<{ staffId: string }>(this.dataSource, NAMED, [])).map(({ staffId }) => staffId);
  }

  async take(among: readonly string[]): Promise<string> {
    await rowsOf(this.dataSource, LOCK, [TURNS_LOCK]);
    const [taken] = await rowsOf<{ staffId: string }>(this.dataSource, TAKE, [among]);
    if (!taken) throw new Error('nobody has taken a turn');
    return taken.staffId;
  }
}
