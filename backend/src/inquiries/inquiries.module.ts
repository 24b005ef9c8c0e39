import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { CatalogueModule, DemoCatalogue } from '../catalogue/catalogue.module.js';
import { CrmModule } from '../crm/crm.module.js';
import { CustomerBook } from '../crm/index.js';
import { Pricing, PricingModule } from '../pricing/pricing.module.js';
import { AuditTrail } from '../shared/domain/audit-trail.js';
import { Clock } from '../shared/domain/clock.js';
import { Transactions } from '../shared/domain/transactions.js';
import { JobHandlers } from '../shared/jobs/job-handlers.js';
import { InquiriesController } from './adapters/inquiries.controller.js';
import { IdempotencyKeyEntity } from './adapters/idempotency-key.entity.js';
import { InquiryEntity } from './adapters/inquiry.entity.js';
import { PostgresInquiryLists } from './adapters/inquiry-lists.postgres.js';
import { TypeOrmInquiryStore } from './adapters/inquiry-store.typeorm.js';
import { StaffInquiriesController } from './adapters/staff-inquiries.controller.js';
import { SubmitInquiry } from './application/submit-inquiry.js';
import { ManageInquiries } from './application/manage-inquiries.js';
import { InquiryLists } from './application/inquiry-lists.js';
import { InquiryStore } from './application/inquiry-store.js';
import { NewInquiries } from './application/new-inquiries.js';
import { DemoInquiries } from './seed/demo-inquiries.js';

// For what starts the process.
export { DemoInquiries } from './seed/demo-inquiries.js';

@Module({
  imports: [
    AuthModule,
    CatalogueModule,
    PricingModule,
    CrmModule,
    TypeOrmModule.forFeature([InquiryEntity, IdempotencyKeyEntity]),
  ],
  controllers: [InquiriesController, StaffInquiriesController],
  providers: [
    {
      provide: TypeOrmInquiryStore,
      inject: [DataSource],
      useFactory: (source: DataSource) => new TypeOrmInquiryStore(source),
    },
    { provide: InquiryStore, useExisting: TypeOrmInquiryStore },
    { provide: NewInquiries, useExisting: TypeOrmInquiryStore },
    {
      provide: SubmitInquiry,
      inject: [Transactions, NewInquiries, Pricing, CustomerBook, AuditTrail, Clock],
      useFactory: (...needs: ConstructorParameters<typeof SubmitInquiry>) => new SubmitInquiry(...needs),
    },
    {
      provide: ManageInquiries,
      inject: [Transactions, InquiryStore, AuditTrail, Clock],
      useFactory: (transactions: Transactions, store: InquiryStore, audit: AuditTrail, clock: Clock) =>
        new ManageInquiries(transactions, store, audit, clock),
    },
    {
      provide: InquiryLists,
      inject: [DataSource],
      useFactory: (source: DataSource) => new PostgresInquiryLists(source),
    },
    {
      provide: DemoInquiries,
      inject: [DemoCatalogue, Transactions, TypeOrmInquiryStore, Pricing, CustomerBook, AuditTrail, Clock],
      useFactory: (
        catalogue: DemoCatalogue,
        transactions: Transactions,
        store: TypeOrmInquiryStore,
        pricing: Pricing,
        customers: CustomerBook,
        audit: AuditTrail,
        clock: Clock,
      ) =>
        new DemoInquiries(
          catalogue,
          (past) => ({
            inquiries: new SubmitInquiry(transactions, store, pricing, customers, audit, past),
            management: new ManageInquiries(transactions, store, audit, past),
          }),
          clock,
        ),
    },
  ],
  exports: [DemoInquiries],
})
export class InquiriesModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobHandlers,
    private readonly inquiries: SubmitInquiry,
  ) {}

  onModuleInit(): void {
    this.jobs.handleEveryHour('forget-old-idempotency-keys', () => this.inquiries.forgetOldKeys());
  }
}
