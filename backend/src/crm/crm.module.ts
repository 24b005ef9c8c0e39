import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { CustomerInquiriesModule } from '../inquiries/customer-inquiries.module.js';
import { AuditTrail } from '../shared/domain/audit-trail.js';
import { Clock } from '../shared/domain/clock.js';
import { SheetReader } from '../shared/domain/sheet-reader.js';
import { Transactions } from '../shared/domain/transactions.js';
import { JobHandlers } from '../shared/jobs/job-handlers.js';
import { provide } from '../shared/provide.js';
import { PostgresBelongings } from './adapters/belongings.postgres.js';
import { CommunicationEntity } from './adapters/communication.entity.js';
import { CommunicationsController } from './adapters/communications.controller.js';
import { TypeOrmCommunications } from './adapters/communications.typeorm.js';
import { CustomerEntity } from './adapters/customer.entity.js';
import { PostgresCustomerReads } from './adapters/customer-reads.postgres.js';
import { CustomerStandingEntity } from './adapters/customer-standing.entity.js';
import { StaleCustomerEntity } from './adapters/stale-customer.entity.js';
import { StandingCountEntity } from './adapters/standing-count.entity.js';
import { CustomerImportsController } from './adapters/customer-imports.controller.js';
import { CUSTOMER_SHEET_WORDS } from './adapters/customer-sheet-words.js';
import { CustomerListController } from './adapters/customer-list.controller.js';
import { CustomersController } from './adapters/customers.controller.js';
import { TypeOrmCustomers } from './adapters/customers.typeorm.js';
import { PostgresDueFollowUps } from './adapters/due-follow-ups.postgres.js';
import { FollowUpEntity } from './adapters/follow-up.entity.js';
import { PostgresFollowUpReads } from './adapters/follow-up-reads.postgres.js';
import { FollowUpCalendarController } from './adapters/follow-up-calendar.controller.js';
import { FollowUpsController } from './adapters/follow-ups.controller.js';
import { TypeOrmFollowUps } from './adapters/follow-ups.typeorm.js';
import { handleSettling } from './adapters/settle-standings.js';
import { Belongings } from './application/belongings.js';
import { CommunicationLog } from './application/communication-log.js';
import { Communications } from './application/communications.js';
import { CustomerBook } from './application/customer-book.js';
import { CustomerImports } from './application/customer-imports.js';
import { CustomerInquiries } from './application/customer-inquiries.js';
import { CustomerReads } from './application/customer-reads.js';
import { Customers } from './application/customers.js';
import { DueFollowUps } from './application/due-follow-ups.js';
import { FollowUpReads } from './application/follow-up-reads.js';
import { FollowUps } from './application/follow-ups.js';
import { ImportCustomers } from './application/import-customers.js';
import { LogCommunications } from './application/log-communications.js';
import { ManageCustomers } from './application/manage-customers.js';
import { ManageFollowUps } from './application/manage-follow-ups.js';
import { StaffCustomers } from './application/staff-customers.js';
import { StaffFollowUps } from './application/staff-follow-ups.js';
import { DemoCustomerCare } from './seed/demo-customer-care.js';

// For what starts the process.
export { DemoCustomerCare } from './seed/demo-customer-care.js';

@Module({
  imports: [
    AuthModule,
    CustomerInquiriesModule,
    TypeOrmModule.forFeature([
      CustomerEntity,
      CustomerStandingEntity,
      StaleCustomerEntity,
      StandingCountEntity,
      FollowUpEntity,
      CommunicationEntity,
    ]),
  ],
  controllers: [
    CustomerListController,
    CustomerImportsController,
    CustomersController,
    FollowUpsController,
    FollowUpCalendarController,
    CommunicationsController,
  ],
  providers: [
    provide(Customers, TypeOrmCustomers, [DataSource]),
    provide(FollowUps, TypeOrmFollowUps, [DataSource]),
    provide(Communications, TypeOrmCommunications, [DataSource]),
    provide(Belongings, PostgresBelongings, [DataSource, CustomerInquiries]),
    provide(PostgresFollowUpReads, PostgresFollowUpReads, [DataSource, Clock]),
    { provide: FollowUpReads, useExisting: PostgresFollowUpReads },
    provide(DueFollowUps, PostgresDueFollowUps, [DataSource, Clock]),
    provide(CustomerReads, PostgresCustomerReads, [DataSource, PostgresFollowUpReads, Clock]),
    provide(CustomerBook, CustomerBook, [Customers, AuditTrail]),
    provide(StaffCustomers, ManageCustomers, [
      Transactions,
      Customers,
      Belongings,
      CustomerInquiries,
      CustomerReads,
      AuditTrail,
      Clock,
    ]),
    {
      provide: CustomerImports,
      inject: [SheetReader, Transactions, Customers, AuditTrail, Clock],
      useFactory: (reader: SheetReader, ...others: [Transactions, Customers, AuditTrail, Clock]) =>
        new ImportCustomers(reader, CUSTOMER_SHEET_WORDS, ...others),
    },
    provide(StaffFollowUps, ManageFollowUps, [
      Transactions,
      FollowUps,
      Customers,
      CustomerInquiries,
      AuditTrail,
      Clock,
    ]),
    provide(CommunicationLog, LogCommunications, [
      Transactions,
      Communications,
      Customers,
      CustomerInquiries,
      AuditTrail,
      Clock,
    ]),
    {
      provide: DemoCustomerCare,
      inject: [
        DataSource,
        Transactions,
        FollowUps,
        Communications,
        Customers,
        CustomerInquiries,
        AuditTrail,
        Clock,
      ],
      useFactory: (
        source: DataSource,
        transactions: Transactions,
        followUps: FollowUps,
        communications: Communications,
        customers: Customers,
        inquiries: CustomerInquiries,
        audit: AuditTrail,
        clock: Clock,
      ) =>
        new DemoCustomerCare(
          source,
          (past) => ({
            communications: new LogCommunications(
              transactions,
              communications,
              customers,
              inquiries,
              audit,
              past,
            ),
            followUps: new ManageFollowUps(transactions, followUps, customers, inquiries, audit, past),
          }),
          clock,
        ),
    },
  ],
  exports: [CustomerBook, CustomerReads, DemoCustomerCare, DueFollowUps],
})
export class CrmModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobHandlers,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    handleSettling(this.jobs, this.dataSource, this.transactions, this.clock);
  }
}
