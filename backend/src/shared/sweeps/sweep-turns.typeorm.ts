import type { DataSource } from 'typeorm';
import { currentManager } from '../database/current-manager.js';
import { rowsOf } from '../database/rows.js';
import { SweepTurns } from './sweep-turns.js';
import { SweepEntity } from './sweep.entity.js';

/** A row for each kind of sweep: rivals wait for it, and find it not due any more. */
export class TypeOrmSweepTurns extends SweepTurns {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async take(what: string, now: Date, again: Date): Promise<boolean> {
    const text = `
      INSERT INTO sweeps (what, due_at) VALUES ($1, $3)
      ON CONFLICT (what) DO UPDATE SET due_at = $3 WHERE sweeps.due_at <= $2
      RETURNING what`;
    return (await rowsOf(this.dataSource, { text }, [what, now, again])).length === 1;
  }

  async settle(what: string, again: Date): Promise<void> {
    await currentManager(this.dataSource).getRepository(SweepEntity).update({ what }, { dueAt: again });
  }
}
