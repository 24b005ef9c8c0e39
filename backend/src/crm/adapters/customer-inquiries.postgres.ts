import type { DataSource } from 'typeorm';
import { rowsOf } from '../../shared/database/rows.js';
import { CustomerInquiries } from '../application/customer-inquiries.js';

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
}
