import { Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditTrailModule } from './audit-trail/index.js';
import { Accounts, AuthModule } from './auth/index.js';
import { Catalogue, CatalogueChanges, CatalogueModule, DemoCatalogue } from './catalogue/index.js';
import type { Config } from './config.js';
import { CrmModule, DemoCustomerCare } from './crm/crm.module.js';
import { DemoData } from './demo-data.js';
import { HealthChecks, HealthController } from './health/health.controller.js';
import { DemoInquiries, InquiriesModule } from './inquiries/index.js';
import { MediaModule, ObjectStore } from './media/index.js';
import { OverviewModule } from './overview/index.js';
import { PricingModule } from './pricing/index.js';
import { DatabaseChecks } from './shared/database/database-checks.js';
import { Transactions } from './shared/domain/transactions.js';
import { PlatformModule } from './shared/platform.module.js';
import { Startup } from './startup.js';
import { WebVitalsModule } from './web-vitals/index.js';

/** The composition root: which modules there are, and what happens when the process starts. */
@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(config),
        AuthModule.with(config),
        MediaModule.with(config),
        CatalogueModule,
        PricingModule,
        CrmModule,
        InquiriesModule,
        OverviewModule,
        WebVitalsModule,
        AuditTrailModule,
      ],
      controllers: [HealthController],
      providers: [
        {
          provide: HealthChecks,
          useFactory: (dataSource: DataSource, catalogue: Catalogue, store: ObjectStore) =>
            new HealthChecks({
              ...databaseChecks(dataSource),
              catalogue: () => catalogue.snapshot,
              store: () => store.check(),
            }),
          inject: [DataSource, Catalogue, ObjectStore],
        },
        {
          provide: DemoData,
          useFactory: (
            dataSource: DataSource,
            transactions: Transactions,
            catalogue: DemoCatalogue,
            inquiries: DemoInquiries,
            customerCare: DemoCustomerCare,
          ) => new DemoData(dataSource, transactions, catalogue, [inquiries, customerCare]),
          inject: [DataSource, Transactions, DemoCatalogue, DemoInquiries, DemoCustomerCare],
        },
        {
          provide: Startup,
          useFactory: (
            dataSource: DataSource,
            accounts: Accounts,
            demoData: DemoData,
            changes: CatalogueChanges,
          ) => new Startup(config, dataSource, accounts, config.seedDemo ? demoData : undefined, changes),
          inject: [DataSource, Accounts, DemoData, CatalogueChanges],
        },
      ],
    };
  }
}

function databaseChecks(dataSource: DataSource): Record<'database' | 'pooler', () => Promise<void>> {
  const checks = new DatabaseChecks(dataSource);
  return { database: () => checks.writable(), pooler: () => checks.pooler() };
}
