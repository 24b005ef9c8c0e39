import type { DataSource } from 'typeorm';
import type { Channel } from '../../shared/database/listener.js';
import { rowsOf } from '../../shared/database/rows.js';
import type { LiveChanges } from '../application/live-changes.js';
import { Looks } from '../application/looks.js';
import type { Look } from '../domain/look.js';

const CHANNEL = 'staff_looks';

export class PostgresLooks extends Looks {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async tell(look: Look): Promise<void> {
    await rowsOf(this.dataSource, { text: 'SELECT pg_notify($1, $2)' }, [CHANNEL, JSON.stringify(look)]);
  }
}

/** What every process says of looks. Who missed one hears the next: whoever looks says so again and again. */
export class StaffLooks implements Channel {
  readonly name = CHANNEL;

  constructor(private readonly changes: LiveChanges) {}

  began(): void {}

  heard(payload: string): void {
    this.changes.looked(JSON.parse(payload) as Look);
  }
}
