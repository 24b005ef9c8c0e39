import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { AuditTrailController } from './adapters/audit-trail.controller.js';
import { PostgresAuditEntries } from './adapters/audit-entries.postgres.js';
import { AuditEntries } from './application/audit-entries.js';

@Module({
  imports: [AuthModule],
  controllers: [AuditTrailController],
  providers: [
    {
      provide: AuditEntries,
      inject: [DataSource],
      useFactory: (source: DataSource) => new PostgresAuditEntries(source),
    },
  ],
})
export class AuditTrailModule {}
