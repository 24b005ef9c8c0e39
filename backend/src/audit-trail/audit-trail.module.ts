import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { AuditTrailController } from './adapters/audit-trail.controller.js';
import { PostgresRecordedDeeds } from './adapters/recorded-deeds.postgres.js';
import { RecordedDeeds } from './application/recorded-deeds.js';

@Module({
  imports: [AuthModule],
  controllers: [AuditTrailController],
  providers: [
    {
      provide: RecordedDeeds,
      inject: [DataSource],
      useFactory: (source: DataSource) => new PostgresRecordedDeeds(source),
    },
  ],
})
export class AuditTrailModule {}
