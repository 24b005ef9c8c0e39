import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { AuditTrail } from '../shared/domain/audit-trail.js';
import { Clock } from '../shared/domain/clock.js';
import { ParkedJobs } from '../shared/domain/jobs.js';
import { Transactions } from '../shared/domain/transactions.js';
import { GraphileParkedJobs } from '../shared/jobs/jobs.graphile.js';
import { JobsController } from './adapters/jobs.controller.js';
import { GraphileParkedJobList } from './adapters/parked-job-list.graphile.js';
import { ManageJobs } from './application/manage-jobs.js';
import { ParkedJobList } from './application/parked-job-list.js';
import { StaffJobs } from './application/staff-jobs.js';

@Module({
  imports: [AuthModule],
  controllers: [JobsController],
  providers: [
    {
      provide: ParkedJobList,
      inject: [DataSource],
      useFactory: (source: DataSource) => new GraphileParkedJobList(source),
    },
    {
      provide: ParkedJobs,
      inject: [DataSource],
      useFactory: (source: DataSource) => new GraphileParkedJobs(source),
    },
    {
      provide: StaffJobs,
      inject: [Transactions, ParkedJobs, AuditTrail, Clock, ParkedJobList],
      useFactory: (...needs: ConstructorParameters<typeof ManageJobs>) => new ManageJobs(...needs),
    },
  ],
  exports: [ParkedJobList],
})
export class JobsModule {}
