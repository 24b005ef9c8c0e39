import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuthModule, Colleagues } from '../auth/auth.module.js';
import { LastChanges } from '../shared/domain/last-changes.js';
import { provide } from '../shared/provide.js';
import { AuditTrailController } from './adapters/audit-trail.controller.js';
import { PostgresAuditEntries } from './adapters/audit-entries.postgres.js';
import { AuditEntries } from './application/audit-entries.js';
import { ReadLastChanges } from './application/read-last-changes.js';

@Module({
  imports: [AuthModule],
  controllers: [AuditTrailController],
  providers: [
    provide(AuditEntries, PostgresAuditEntries, [DataSource]),
    provide(LastChanges, ReadLastChanges, [AuditEntries, Colleagues]),
  ],
})
export class AuditTrailModule {}
