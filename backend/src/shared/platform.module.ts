import { Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Config } from '../config.js';
import { TypeOrmAuditTrail } from './database/audit-trail.typeorm.js';
import { createDataSource } from './database/data-source.js';
import { TypeOrmTransactions } from './database/transactions.typeorm.js';
import { AuditTrail } from './domain/audit-trail.js';
import { Clock } from './domain/clock.js';
import { Transactions } from './domain/transactions.js';
import { SweepTurns } from './sweeps/sweep-turns.js';
import { TypeOrmSweepTurns } from './sweeps/sweep-turns.typeorm.js';
import { Sweeps } from './sweeps/sweeps.js';

/** What every module may inject: DataSource, Transactions, AuditTrail, Clock, Sweeps. */
@Module({})
export class PlatformModule {
  static with(config: Config): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      providers: [
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
      exports: [DataSource, Transactions, AuditTrail, Clock, Sweeps],
    };
  }
}
