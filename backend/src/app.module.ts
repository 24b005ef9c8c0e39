import { Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ArtworkModule } from './artwork/artwork.module.js';
import { AuditTrailModule } from './audit-trail/audit-trail.module.js';
import { Accounts, AuthModule } from './auth/auth.module.js';
import { CalendarModule } from './calendar/calendar.module.js';
import { BrowserReportsModule } from './browser-reports/browser-reports.module.js';
import { CatalogueChanges, CatalogueModule, DemoCatalogue } from './catalogue/catalogue.module.js';
import { Catalogue } from './catalogue/index.js';
import type { Config } from './config.js';
import { CrmModule, DemoCustomerCare } from './crm/crm.module.js';
import { CustomerLinksModule } from './customer-links/customer-links.module.js';
import { DemoData } from './demo-data.js';
import { DigestsModule } from './digests/digests.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { HealthChecks, HealthController } from './health.controller.js';
import { DemoInquiries, InquiriesModule } from './inquiries/inquiries.module.js';
import { InvitationsModule } from './invitations/invitations.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { LiveModule } from './live/live.module.js';
import { ObjectStore } from './media/index.js';
import { FileUploadsModule, MediaModule } from './media/media.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { OverviewModule } from './overview/overview.module.js';
import { PlatformModule } from './platform.module.js';
import { PriceChangesModule } from './price-changes/price-changes.module.js';
import { PricingModule } from './pricing/pricing.module.js';
import { DemoQuotations, QuotationsModule } from './quotations/quotations.module.js';
import { DatabaseChecks } from './shared/database/database-checks.js';
import { DatabaseListener } from './shared/database/listener.js';
import { Transactions } from './shared/domain/transactions.js';
import { JobWorker } from './shared/jobs/job-worker.js';
import { DemoSettings, SettingsModule } from './settings/settings.module.js';
import { Startup } from './startup.js';

/** The composition root: which modules there are, and what happens when the process starts. */
@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(config),
        AuthModule,
        MediaModule,
        ...(config.store.kind === 'files' ? [FileUploadsModule] : []),
        ArtworkModule,
        CatalogueModule,
        PricingModule,
        PriceChangesModule,
        CrmModule,
        CustomerLinksModule,
        InquiriesModule,
        QuotationsModule,
        NotificationsModule,
        InvitationsModule,
        OverviewModule,
        DigestsModule,
        SettingsModule,
        CalendarModule,
        DocumentsModule,
        BrowserReportsModule,
        AuditTrailModule,
        JobsModule,
        LiveModule,
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
            settings: DemoSettings,
            inquiries: DemoInquiries,
            quotations: DemoQuotations,
            customerCare: DemoCustomerCare,
          ) =>
            new DemoData(dataSource, transactions, catalogue, [
              settings,
              inquiries,
              quotations,
              customerCare,
            ]),
          inject: [
            DataSource,
            Transactions,
            DemoCatalogue,
            DemoSettings,
            DemoInquiries,
            DemoQuotations,
            DemoCustomerCare,
          ],
        },
        {
          provide: Startup,
          useFactory: (
            dataSource: DataSource,
            accounts: Accounts,
            demoData: DemoData,
            listener: DatabaseListener,
            changes: CatalogueChanges,
            worker: JobWorker,
          ) =>
            new Startup(
              config,
              dataSource,
              accounts,
              config.seedDemo ? demoData : undefined,
              listener,
              changes,
              config.runJobs ? worker : undefined,
            ),
          inject: [DataSource, Accounts, DemoData, DatabaseListener, CatalogueChanges, JobWorker],
        },
      ],
    };
  }
}

function databaseChecks(dataSource: DataSource): Record<'database' | 'pooler', () => Promise<void>> {
  const checks = new DatabaseChecks(dataSource);
  return { database: () => checks.writable(), pooler: () => checks.pooler() };
}
