import type { DataSource } from 'typeorm';
import { rowsOf } from '../../shared/database/rows.js';
import { Belongings, type Moved } from '../application/belongings.js';
import type { CustomerInquiries } from '../application/customer-inquiries.js';

export class PostgresBelongings extends Belongings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inquiries: CustomerInquiries,
  ) {
    super();
  }

  async move(from: string, to: string): Promise<Moved> {
    return {
      inquiries: await this.inquiries.move(from, to),
      communications: await this.moveRows('communications', from, to),
      followUps: await this.moveRows('follow_ups', from, to),
    };
  }

  private async moveRows(table: string, from: string, to: string): Promise<string[]> {
    const text = `
      WITH moved AS (UPDATE ${table} SET customer_id = $2 WHERE customer_id = $1 RETURNING id)
      SELECT id FROM moved ORDER BY id`;
    const rows = await rowsOf<{ id: string }>(this.dataSource, { text }, [from, to]);
    return rows.map(({ id }) => id);
  }
}
