import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Config } from './config.js';
import { AuditEntryEntity } from './shared/database/audit-entry.entity.js';
import { TypeOrmAuditTrail } from './shared/database/audit-trail.typeorm.js';
import { dataSourceOptions } from './shared/database/data-source.js';
import { TypeOrmTransactions } from './shared/database/transactions.typeorm.js';
import { AuditTrail } from './shared/domain/audit-trail.js';
import { Clock } from './shared/domain/clock.js';
import { Transactions } from './shared/domain/transactions.js';
import { SweepEntity } from './shared/sweeps/sweep.entity.js';
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
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({
            ...dataSourceOptions(config.databaseUrl),
            autoLoadEntities: true,
            // Startup connects, whenever the database comes.
            manualInitialization: true,
          }),
        }),
        TypeOrmModule.forFeature([AuditEntryEntity, SweepEntity]),
      ],
      providers: [
        { provide: Config, useValue: config },
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
      exports: [Config, Transactions, AuditTrail, Clock, Sweeps],
    };
  }
}
