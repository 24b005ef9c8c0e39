import type { DataSource } from 'typeorm';
import { currentManager } from '../../shared/database/current-manager.js';
import { CustomerInquiries } from '../application/customer-inquiries.js';

export class PostgresCustomerInquiries extends CustomerInquiries {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async referenceOf(inquiryId: string, customerId: string): Promise<string | undefined> {
    const [inquiry] = await currentManager(this.dataSource).query<{ reference: string }[]>(
      'SELECT reference FROM inquiries WHERE id = $1 AND customer_id = $2',
      [inquiryId, customerId],
    );
    return inquiry?.reference;
  }
}
