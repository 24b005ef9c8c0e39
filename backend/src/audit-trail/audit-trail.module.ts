import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuthModule, Colleagues } from '../auth/auth.module.js';
import { LastChanges } from '../shared/domain/last-changes.js';
import { AuditTrailController } from './adapters/audit-trail.controller.js';
import { PostgresAuditEntries } from './adapters/audit-entries.postgres.js';
import { AuditEntries } from './application/audit-entries.js';
import { ReadLastChanges } from './application/read-last-changes.js';

@Module({
  imports: [AuthModule],
  controllers: [AuditTrailController],
  providers: [
    {
      provide: AuditEntries,
      inject: [DataSource],
      useFactory: (source: DataSource) => new PostgresAuditEntries(source),
    },
    {
      provide: LastChanges,
      inject: [AuditEntries, Colleagues],
      useFactory: (entries: AuditEntries, colleagues: Colleagues) => new ReadLastChanges(entries, colleagues),
    },
  ],
})
export class AuditTrailModule {}
