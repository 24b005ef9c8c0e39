import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CustomerInquiries } from '../crm/index.js';
import { PostgresCustomerInquiries } from './adapters/customer-inquiries.postgres.js';

/** What CRM needs of inquiries. Apart from InquiriesModule, which needs CRM. */
@Module({
  providers: [
    {
      provide: CustomerInquiries,
      inject: [DataSource],
      useFactory: (source: DataSource) => new PostgresCustomerInquiries(source),
    },
  ],
  exports: [CustomerInquiries],
})
export class CustomerInquiriesModule {}
