import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { Transactions } from '../shared/domain/transactions.js';
import { Sweeps } from '../shared/sweeps/sweeps.js';
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
      provide: Symbol('sweep'),
      inject: [Sweeps, DataSource, Transactions],
      useFactory: (sweeps: Sweeps, source: DataSource, transactions: Transactions) => {
        const counts = new EntryCounts(source, transactions);
        sweeps.add('uncounted entries', () => counts.bringUpToDate());
      },
    },
  ],
})
export class AuditTrailModule {}
