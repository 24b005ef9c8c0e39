import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { Transactions } from '../shared/domain/transactions.js';
import { JobHandlers } from '../shared/jobs/job-handlers.js';
import { AuditTrailController } from './adapters/audit-trail.controller.js';
import { EntryCountEntity } from './adapters/entry-count.entity.js';
import { EntryCounts } from './adapters/entry-counts.js';
import { RecordedDeeds } from './adapters/recorded-deeds.js';

@Module({
  imports: [AuthModule, TypeOrmModule.forFeature([EntryCountEntity])],
  controllers: [AuditTrailController],
  providers: [
    {
      provide: RecordedDeeds,
      inject: [DataSource],
      useFactory: (source: DataSource) => new RecordedDeeds(source),
    },
    {
      provide: EntryCounts,
      inject: [DataSource, Transactions],
      useFactory: (source: DataSource, transactions: Transactions) => new EntryCounts(source, transactions),
    },
  ],
})
export class AuditTrailModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobHandlers,
    private readonly counts: EntryCounts,
  ) {}

  onModuleInit(): void {
    this.jobs.handleEveryHour('count-audit-entries', () => this.counts.bringUpToDate());
  }
}
