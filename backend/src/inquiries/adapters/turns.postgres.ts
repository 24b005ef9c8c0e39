import type { DataSource } from 'typeorm';
import { rowsOf } from '../../shared/database/rows.js';
import { Turns } from '../application/turns.js';

/** Any number of our own: one submission at a time takes a turn. */
const TURNS_LOCK = 7_219_340_454;

/** Of every submission. The lock has a statement of its own: what follows sees the turn of whoever held it before. */
const CLAIM = { name: 'claim-turns', text: 'SELECT pg_advisory_xact_lock($1) FROM turn_takers LIMIT 1' };

const IN_TURN = {
  text: `SELECT staff_id AS "staffId" FROM turn_takers LEFT JOIN inquiry_turns USING (staff_id)
    ORDER BY turn NULLS FIRST, staff_id`,
};

const TAKE = {
  text: `INSERT INTO inquiry_turns (staff_id, turn) SELECT $1, coalesce(max(turn), 0) + 1 FROM inquiry_turns
    ON CONFLICT (staff_id) DO UPDATE SET turn = excluded.turn`,
};

export class PostgresTurns extends Turns {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async claim(): Promise<string[]> {
    if ((await rowsOf(this.dataSource, CLAIM, [TURNS_LOCK])).length === 0) return [];
    return (await rowsOf<{ staffId: string }>(this.dataSource, IN_TURN, [])).map(({ staffId }) => staffId);
  }

  async take(staffId: string): Promise<void> {
    await rowsOf(this.dataSource, TAKE, [staffId]);
  }
}
