import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ArtworkModule } from '../artwork/artwork.module.js';
import { InquiryArtwork } from '../artwork/index.js';
import { AuthModule, Colleagues } from '../auth/auth.module.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import { WorkingCalendar } from '../calendar/index.js';
import { Catalogue } from '../catalogue/index.js';
import { CatalogueModule, DemoCatalogue } from '../catalogue/catalogue.module.js';
import { CrmModule } from '../crm/crm.module.js';
import { CustomerBook } from '../crm/index.js';
import { CustomerLinksModule, IssueLinks, LinkRegister } from '../customer-links/customer-links.module.js';
import { CustomerLinks } from '../customer-links/index.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { Documents } from '../documents/index.js';
import { Mails } from '../notifications/index.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { answeredConfiguration } from '../pricing/index.js';
import { Pricing, PricingModule } from '../pricing/pricing.module.js';
import { Config } from '../config.js';
import { Settings } from '../settings/index.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AuditTrail } from '../shared/domain/audit-trail.js';
import { Clock } from '../shared/domain/clock.js';
import { Jobs } from '../shared/domain/jobs.js';
import { Spreadsheets } from '../shared/domain/spreadsheets.js';
import { Transactions } from '../shared/domain/transactions.js';
import { JobHandlers } from '../shared/jobs/job-handlers.js';
import { provide } from '../shared/provide.js';
import { CustomerRequestsController } from './adapters/customer-requests.controller.js';
import { PrintedRequestCopies } from './adapters/printed-request-copies.js';
import { InquiriesController } from './adapters/inquiries.controller.js';
import { EnteredInquiriesController } from './adapters/entered-inquiries.controller.js';
import { handleUpkeep } from './adapters/inquiry-upkeep.js';
import { PostgresInquiryLists } from './adapters/inquiry-lists.postgres.js';
import { TypeOrmInquiryStore } from './adapters/inquiry-store.typeorm.js';
import { INQUIRY_TABLES } from './adapters/inquiry-tables.js';
import { ItemUsagesController } from './adapters/item-usages.controller.js';
import { receivedLetter } from './adapters/received-letter.js';
import { InquiryExportController } from './adapters/inquiry-export.controller.js';
import { InquiryViewsController } from './adapters/inquiry-views.controller.js';
import { TypeOrmViews } from './adapters/views.typeorm.js';
import { InquirySheetsController } from './adapters/inquiry-sheets.controller.js';
import { WrittenInquirySheets } from './adapters/written-inquiry-sheets.js';
import { InquiryListController } from './adapters/inquiry-list.controller.js';
import { InquiryOptionsController } from './adapters/inquiry-options.controller.js';
import { InquirySumsController } from './adapters/inquiry-sums.controller.js';
import { InquiryOwnersController } from './adapters/inquiry-owners.controller.js';
import { InquiryStatusesController } from './adapters/inquiry-statuses.controller.js';
import { RequestCopiesController } from './adapters/request-copies.controller.js';
import { StaffInquiriesController } from './adapters/staff-inquiries.controller.js';
import { AnnounceInquiry } from './application/announce-inquiry.js';
import { ANNOUNCE_INQUIRY, SubmitInquiry } from './application/submit-inquiry.js';
import { AssignInTurn } from './application/assign-in-turn.js';
import { AssignInquiries } from './application/assign-inquiries.js';
import { InquiryOwners } from './application/inquiry-owners.js';
import { ManageInquiries } from './application/manage-inquiries.js';
import { InquiryStatusChanges } from './application/inquiry-status-changes.js';
import { EnteredInquiries, InquirySubmissions } from './application/inquiry-submissions.js';
import { OwnedInquiries } from './application/owned-inquiries.js';
import { QuotedInquiries } from './application/quoted-inquiries.js';
import { StaffInquiries } from './application/staff-inquiries.js';
import { CustomerRequests } from './application/customer-requests.js';
import { CustomerSizes } from './application/customer-sizes.js';
import { SaySizes } from './application/say-sizes.js';
import { ManageViews } from './application/manage-views.js';
import { SavedViews } from './application/saved-views.js';
import { OpenRequests } from './application/open-requests.js';
import { RequestCopies } from './application/request-copies.js';
import { InquirySheets } from './application/inquiry-sheets.js';
import { InquiryLists } from './application/inquiry-lists.js';
import { InquiryStore } from './application/inquiry-store.js';
import { NewArrivals } from './application/waiting-inquiries.js';
import { NewInquiries } from './application/new-inquiries.js';
import { showsInquiries } from './application/shown-inquiry.js';
import { Rota } from './application/rota.js';
import { SQL_PROVIDERS } from './sql-providers.js';
import { DemoInquiries } from './seed/demo-inquiries.js';

// For what starts the process.
export { DemoInquiries } from './seed/demo-inquiries.js';

const shown = showsInquiries(answeredConfiguration);

@Module({
  imports: [
    ArtworkModule,
    AuthModule,
    CatalogueModule,
    PricingModule,
    CrmModule,
    CustomerLinksModule,
    CalendarModule,
    DocumentsModule,
    NotificationsModule,
    SettingsModule,
    TypeOrmModule.forFeature(INQUIRY_TABLES),
  ],
  controllers: [
    InquiriesController,
    EnteredInquiriesController,
    CustomerRequestsController,
    RequestCopiesController,
    InquiryListController,
    InquiryOptionsController,
    ItemUsagesController,
    InquiryExportController,
    InquirySheetsController,
    InquirySumsController,
    StaffInquiriesController,
    InquiryStatusesController,
    InquiryOwnersController,
    InquiryViewsController,
  ],
  providers: [
    provide(TypeOrmInquiryStore, TypeOrmInquiryStore, [DataSource]),
    { provide: InquiryStore, useExisting: TypeOrmInquiryStore },
    { provide: NewInquiries, useExisting: TypeOrmInquiryStore },
    provide(SubmitInquiry, SubmitInquiry, [
      Transactions,
      NewInquiries,
      Pricing,
      CustomerBook,
      CustomerLinks,
      InquiryArtwork,
      AssignInTurn,
      AuditTrail,
      Jobs,
      Clock,
    ]),
    provide(AssignInTurn, AssignInTurn, [Rota, Colleagues, InquiryStore, AuditTrail, Clock]),
    {
      provide: AnnounceInquiry,
      inject: [Transactions, InquiryStore, WorkingCalendar, Mails],
      useFactory: (...needs: [Transactions, InquiryStore, WorkingCalendar, Mails]) =>
        new AnnounceInquiry(...needs, receivedLetter),
    },
    {
      provide: CustomerRequests,
      inject: [InquiryStore, CustomerLinks, Catalogue, Settings, Documents, InquiryArtwork],
      useFactory: (
        store: InquiryStore,
        links: CustomerLinks,
        catalogue: Catalogue,
        settings: Settings,
        documents: Documents,
        artwork: InquiryArtwork,
      ) =>
        new OpenRequests(store, {
          links,
          settings,
          copies: new PrintedRequestCopies(documents, links, settings, artwork),
          catalogue,
          shown,
        }),
    },
    { provide: RequestCopies, useExisting: CustomerRequests },
    provide(CustomerSizes, SaySizes, [Transactions, InquiryStore, CustomerLinks, Pricing, AuditTrail, Clock]),
    { provide: InquirySubmissions, useExisting: SubmitInquiry },
    { provide: EnteredInquiries, useExisting: SubmitInquiry },
    {
      provide: ManageInquiries,
      inject: [Transactions, InquiryStore, AuditTrail, WorkingCalendar, AssignInquiries, Catalogue, Clock],
      useFactory: (
        ...needs: [Transactions, InquiryStore, AuditTrail, WorkingCalendar, AssignInquiries, Catalogue, Clock]
      ) => new ManageInquiries(...needs, shown),
    },
    {
      provide: SavedViews,
      inject: [Transactions, DataSource],
      useFactory: (transactions: Transactions, source: DataSource) =>
        new ManageViews(transactions, new TypeOrmViews(source)),
    },
    provide(AssignInquiries, AssignInquiries, [Transactions, InquiryStore, AuditTrail, Colleagues, Clock]),
    { provide: InquiryOwners, useExisting: AssignInquiries },
    { provide: StaffInquiries, useExisting: ManageInquiries },
    { provide: QuotedInquiries, useExisting: ManageInquiries },
    { provide: InquiryStatusChanges, useExisting: ManageInquiries },
    provide(InquiryLists, PostgresInquiryLists, [DataSource, Catalogue, WorkingCalendar, Clock]),
    provide(InquirySheets, WrittenInquirySheets, [InquiryLists, Colleagues, Spreadsheets]),
    ...SQL_PROVIDERS,
    {
      provide: DemoInquiries,
      inject: [
        DemoCatalogue,
        Transactions,
        TypeOrmInquiryStore,
        Pricing,
        CustomerBook,
        LinkRegister,
        Config,
        AuditTrail,
        WorkingCalendar,
        Colleagues,
        Clock,
      ],
      useFactory: (
        catalogue: DemoCatalogue,
        transactions: Transactions,
        store: TypeOrmInquiryStore,
        pricing: Pricing,
        customers: CustomerBook,
        links: LinkRegister,
        { publicUrl }: Config,
        audit: AuditTrail,
        calendar: WorkingCalendar,
        colleagues: Colleagues,
        clock: Clock,
      ) =>
        new DemoInquiries(
          catalogue,
          (past) => ({
            inquiries: new SubmitInquiry(
              transactions,
              store,
              pricing,
              customers,
              new IssueLinks(links, past, publicUrl),
              { attach: () => Promise.resolve(0) },
              { assign: () => Promise.resolve() },
              audit,
              { add: () => Promise.resolve() },
              past,
            ),
            management: new ManageInquiries(
              transactions,
              store,
              audit,
              calendar,
              new AssignInquiries(transactions, store, audit, colleagues, past),
              { silhouetteOf: () => 'generic' },
              past,
              shown,
            ),
          }),
          clock,
        ),
    },
  ],
  exports: [DemoInquiries, NewArrivals, OwnedInquiries, QuotedInquiries],
})
export class InquiriesModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobHandlers,
    private readonly dataSource: DataSource,
    private readonly inquiries: SubmitInquiry,
    private readonly announcements: AnnounceInquiry,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(ANNOUNCE_INQUIRY, ({ id }) => this.announcements.announce(String(id)));
    handleUpkeep(this.jobs, this.dataSource, this.inquiries);
  }
}
