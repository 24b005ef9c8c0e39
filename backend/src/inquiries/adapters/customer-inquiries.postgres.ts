import type { DataSource } from 'typeorm';
import { CustomerInquiries } from '../../crm/index.js';
import { rowsOf } from '../../shared/database/rows.js';

export class PostgresCustomerInquiries extends CustomerInquiries {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async referenceOf(inquiryId: string, customerId: string): Promise<string | undefined> {
    const text = 'SELECT reference FROM inquiries WHERE id = $1 AND customer_id = $2';
    const values = [inquiryId, customerId];
    const [inquiry] = await rowsOf<{ reference: string }>(this.dataSource, { text }, values);
    return inquiry?.reference;
  }

  async move(from: string, to: string): Promise<string[]> {
    const text = `
      WITH moved AS (UPDATE inquiries SET customer_id = $2 WHERE customer_id = $1 RETURNING id)
      SELECT id FROM moved ORDER BY id`;
    const rows = await rowsOf<{ id: string }>(this.dataSource, { text }, [from, to]);
    return rows.map(({ id }) => id);
  }
}
