import { Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from './config.js';
import { TypeOrmAuditTrail } from './shared/database/audit-trail.typeorm.js';
import { createDataSource } from './shared/database/data-source.js';
import { TypeOrmTransactions } from './shared/database/transactions.typeorm.js';
import { AuditTrail } from './shared/domain/audit-trail.js';
import { Clock } from './shared/domain/clock.js';
import { Transactions } from './shared/domain/transactions.js';
import { SweepTurns } from './shared/sweeps/sweep-turns.js';
import { TypeOrmSweepTurns } from './shared/sweeps/sweep-turns.typeorm.js';
import { Sweeps } from './shared/sweeps/sweeps.js';

/** The one global module. What every module may inject: Config, DataSource, Transactions, AuditTrail, Clock, Sweeps. */
@Module({})
export class PlatformModule {
  static with(config: Config): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      providers: [
        { provide: Config, useValue: config },
        { provide: DataSource, useFactory: () => createDataSource(config.databaseUrl) },
        {
          provide: Transactions,
          useFactory: (source: DataSource) => new TypeOrmTransactions(source),
          inject: [DataSource],
        },
        {
          provide: AuditTrail,
          useFactory: (source: DataSource) => new TypeOrmAuditTrail(source),
          inject: [DataSource],
        },
        { provide: Clock, useValue: { now: () => new Date() } satisfies Clock },
        {
          provide: SweepTurns,
          useFactory: (source: DataSource) => new TypeOrmSweepTurns(source),
          inject: [DataSource],
        },
        {
          provide: Sweeps,
          useFactory: (turns: SweepTurns, clock: Clock) => new Sweeps(turns, clock),
          inject: [SweepTurns, Clock],
        },
      ],
      exports: [Config, DataSource, Transactions, AuditTrail, Clock, Sweeps],
    };
  }
}
