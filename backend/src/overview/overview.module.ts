import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { CrmModule } from '../crm/crm.module.js';
import { CustomerReads } from '../crm/index.js';
import { Clock } from '../shared/domain/clock.js';
import { PostgresOverviewFigures } from './adapters/overview-figures.postgres.js';
import { StatsController } from './adapters/stats.controller.js';
import { OverviewFigures } from './domain/stats.js';

@Module({
  imports: [AuthModule, CrmModule],
  controllers: [StatsController],
  providers: [
    {
      provide: OverviewFigures,
      inject: [DataSource, CustomerReads, Clock],
      useFactory: (source: DataSource, customers: CustomerReads, clock: Clock) =>
        new PostgresOverviewFigures(source, customers, clock),
    },
  ],
})
export class OverviewModule {}
