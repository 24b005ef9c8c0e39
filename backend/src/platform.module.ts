import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Config } from './config.js';
import { AuditEntryEntity } from './shared/database/audit-entry.entity.js';
import { TypeOrmAuditTrail } from './shared/database/audit-trail.typeorm.js';
import { dataSourceOptions } from './shared/database/data-source.js';
import { DatabaseListener } from './shared/database/listener.js';
import { readFromReplica } from './shared/database/long-reads.js';
import { ReadReplica } from './shared/database/read-replica.js';
import { TypeOrmTransactions } from './shared/database/transactions.typeorm.js';
import { AuditTrail } from './shared/domain/audit-trail.js';
import { Clock } from './shared/domain/clock.js';
import { Jobs, KeyedJobs } from './shared/domain/jobs.js';
import { SheetReader } from './shared/domain/sheet-reader.js';
import { Spreadsheets } from './shared/domain/spreadsheets.js';
import { Transactions } from './shared/domain/transactions.js';
import { JobHandlers } from './shared/jobs/job-handlers.js';
import { JobWorker } from './shared/jobs/job-worker.js';
import { GraphileJobs, GraphileKeyedJobs } from './shared/jobs/jobs.graphile.js';
import { SheetProcess } from './shared/spreadsheets/sheet-process.js';
import { HucreSpreadsheets } from './shared/spreadsheets/spreadsheets.hucre.js';
import { provide } from './shared/provide.js';

/** The one global module. What every module may inject: Config, DataSource, Transactions, AuditTrail, Clock, Jobs, KeyedJobs, Spreadsheets, SheetReader, DatabaseListener. */
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
        TypeOrmModule.forFeature([AuditEntryEntity]),
      ],
      providers: [
        { provide: Config, useValue: config },
        provide(Transactions, TypeOrmTransactions, [DataSource]),
        provide(AuditTrail, TypeOrmAuditTrail, [DataSource]),
        { provide: Clock, useValue: { now: () => new Date() } satisfies Clock },
        provide(Jobs, GraphileJobs, [DataSource]),
        provide(KeyedJobs, GraphileKeyedJobs, [DataSource]),
        provide(Spreadsheets, HucreSpreadsheets, []),
        provide(SheetReader, SheetProcess, []),
        DatabaseListener,
        ...(config.databaseReadUrl === undefined ? [] : [replicaAt(config.databaseReadUrl)]),
        JobHandlers,
        provide(JobWorker, JobWorker, [JobHandlers]),
      ],
      exports: [
        Config,
        Transactions,
        AuditTrail,
        Clock,
        Jobs,
        KeyedJobs,
        Spreadsheets,
        SheetReader,
        JobHandlers,
        JobWorker,
        DatabaseListener,
      ],
    };
  }
}

function replicaAt(url: string): Provider {
  return {
    provide: ReadReplica,
    useFactory: (source: DataSource) => {
      const replica = new ReadReplica(url, source);
      readFromReplica(source, replica);
      return replica;
    },
    inject: [DataSource],
  };
}
