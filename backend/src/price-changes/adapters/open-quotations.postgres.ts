import type { DataSource } from 'typeorm';
import { rowsOf } from '../../shared/database/rows.js';
import { OpenQuotations } from '../application/neighbours.js';

const COUNT = { text: 'SELECT count(*)::integer AS count FROM open_quotations WHERE valid_through >= $1' };

export class PostgresOpenQuotations extends OpenQuotations {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async count(day: string): Promise<number> {
    const [row] = await rowsOf<{ count: number }>(this.dataSource, COUNT, [day]);
    return row?.count ?? 0;
  }
}
