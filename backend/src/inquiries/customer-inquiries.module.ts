import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CalendarModule } from '../calendar/calendar.module.js';
import { WorkingCalendar } from '../calendar/index.js';
import { CustomerInquiries } from '../crm/index.js';
import { provide } from '../shared/provide.js';
import { PostgresCustomerInquiries } from './adapters/customer-inquiries.postgres.js';

/** What CRM needs of inquiries. Apart from InquiriesModule, which needs CRM. */
@Module({
  imports: [CalendarModule],
  providers: [provide(CustomerInquiries, PostgresCustomerInquiries, [DataSource, WorkingCalendar])],
  exports: [CustomerInquiries],
})
export class CustomerInquiriesModule {}
