import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { AuditTrail } from '../shared/domain/audit-trail.js';
import { Clock } from '../shared/domain/clock.js';
import { ParkedJobs } from '../shared/domain/jobs.js';
import { Transactions } from '../shared/domain/transactions.js';
import { GraphileParkedJobs } from '../shared/jobs/jobs.graphile.js';
import { provide } from '../shared/provide.js';
import { JobsController } from './adapters/jobs.controller.js';
import { GraphileParkedJobList } from './adapters/parked-job-list.graphile.js';
import { ManageJobs } from './application/manage-jobs.js';
import { ParkedJobList } from './application/parked-job-list.js';
import { StaffJobs } from './application/staff-jobs.js';

@Module({
  imports: [AuthModule],
  controllers: [JobsController],
  providers: [
    provide(ParkedJobList, GraphileParkedJobList, [DataSource]),
    provide(ParkedJobs, GraphileParkedJobs, [DataSource]),
    provide(StaffJobs, ManageJobs, [Transactions, ParkedJobs, AuditTrail, Clock, ParkedJobList]),
  ],
  exports: [ParkedJobList],
})
export class JobsModule {}
