import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ArtworkModule } from '../artwork/artwork.module.js';
import { InquiryArtwork } from '../artwork/index.js';
import { Addressees, AuthModule } from '../auth/auth.module.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import { WorkingCalendar } from '../calendar/index.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { Catalogue } from '../catalogue/index.js';
import { CustomerLinksModule } from '../customer-links/customer-links.module.js';
import { CustomerLinks } from '../customer-links/index.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { Documents } from '../documents/index.js';
import { QuotedInquiries } from '../inquiries/index.js';
import { DemoInquiries, InquiriesModule } from '../inquiries/inquiries.module.js';
import { Mails, OutdatedMails } from '../notifications/index.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { Pricing, PricingModule } from '../pricing/pricing.module.js';
import { Settings } from '../settings/index.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AuditTrail } from '../shared/domain/audit-trail.js';
import { Clock } from '../shared/domain/clock.js';
import { Jobs, KeyedJobs } from '../shared/domain/jobs.js';
import { Transactions } from '../shared/domain/transactions.js';
import { JobHandlers } from '../shared/jobs/job-handlers.js';
import { provide } from '../shared/provide.js';
import { CalendarWorkingDays } from './adapters/calendar-working-days.js';
import { CustomerQuotationFilesController } from './adapters/customer-quotation-files.controller.js';
import { CustomerQuotationsController } from './adapters/customer-quotations.controller.js';
import { PostgresExpiringQuotations } from './adapters/expiring-quotations.postgres.js';
import { DraftDocumentsController } from './adapters/draft-documents.controller.js';
import { MessageLineWords } from './adapters/line-words.js';
import { MailPreviewsController } from './adapters/mail-previews.controller.js';
import { outdatedMails } from './adapters/outdated-mails.postgres.js';
import { PostgresOpenRevisions } from './adapters/open-revisions.postgres.js';
import { PrintedQuotationDocuments } from './adapters/printed-documents.js';
import { QuotationCodeEntity } from './adapters/quotation-code.entity.js';
import { QuotationEventEntity } from './adapters/quotation-event.entity.js';
import { QuotationFilesController } from './adapters/quotation-files.controller.js';
import { QuotationOffersController } from './adapters/quotation-offers.controller.js';
import { QuotationRevisionEntity } from './adapters/quotation-revision.entity.js';
import { QuotationEntity } from './adapters/quotation.entity.js';
import { TypeOrmQuotations } from './adapters/quotations.typeorm.js';
import { RandomCodes } from './adapters/random-codes.js';
import { RENEWAL_WORDS } from './adapters/renewal-words.js';
import { StaffQuotationsController } from './adapters/staff-quotations.controller.js';
import { CatalogueTodaysPrices } from './adapters/todays-prices.js';
import { WrittenQuotationMails } from './adapters/written-mails.js';
import { AnswerQuotation, Codes, RenewalWords } from './application/answer-quotation.js';
import { CustomerQuotations } from './application/customer-quotations.js';
import { DraftDocuments } from './application/draft-documents.js';
import { MailPreviews } from './application/mail-preview.js';
import { ManageQuotations } from './application/manage-quotations.js';
import { QuotationDocuments, QuotationMails, WorkingDays } from './application/neighbours.js';
import { ExpiringQuotations } from './application/expiring-quotations.js';
import { OfferWriting } from './application/offer-writing.js';
import { QuotationAcceptance } from './application/quotation-acceptance.js';
import { PreviewQuotation } from './application/preview-quotation.js';
import { QuotationFiles } from './application/quotation-files.js';
import { Quotations } from './application/quotations.js';
import { ReadQuotationFiles } from './application/read-quotation-files.js';
import { OpenRevisions, RESUME_QUOTATIONS, ResumeQuotations } from './application/resume-quotations.js';
import { REMIND_OF_QUOTATION, SEND_QUOTATION, SendQuotation } from './application/send-quotation.js';
import { StaffQuotations } from './application/staff-quotations.js';
import { DEMO_QUOTATION, DemoQuotations } from './seed/demo-quotations.js';
import { pastQuotations } from './seed/past-quotations.js';

// For what starts the process.
export { DemoQuotations } from './seed/demo-quotations.js';

@Module({
  imports: [
    ArtworkModule,
    AuthModule,
    CalendarModule,
    CatalogueModule,
    CustomerLinksModule,
    DocumentsModule,
    InquiriesModule,
    NotificationsModule,
    PricingModule,
    SettingsModule,
    TypeOrmModule.forFeature([
      QuotationEntity,
      QuotationRevisionEntity,
      QuotationEventEntity,
      QuotationCodeEntity,
    ]),
  ],
  controllers: [
    StaffQuotationsController,
    QuotationOffersController,
    DraftDocumentsController,
    MailPreviewsController,
    CustomerQuotationsController,
    QuotationFilesController,
    CustomerQuotationFilesController,
  ],
  providers: [
    provide(Quotations, TypeOrmQuotations, [DataSource]),
    provide(ExpiringQuotations, PostgresExpiringQuotations, [DataSource]),
    provide(QuotationMails, WrittenQuotationMails, [Mails, Addressees]),
    provide(QuotationAcceptance, QuotationAcceptance, [
      Quotations,
      QuotedInquiries,
      QuotationMails,
      AuditTrail,
      Clock,
    ]),
    {
      provide: OfferWriting,
      inject: [Quotations, QuotedInquiries, Pricing, Settings],
      useFactory: (
        quotations: Quotations,
        inquiries: QuotedInquiries,
        pricing: Pricing,
        defaults: Settings,
      ) =>
        new OfferWriting(
          quotations,
          inquiries,
          new CatalogueTodaysPrices(pricing),
          new MessageLineWords(),
          defaults,
        ),
    },
    provide(QuotationDocuments, PrintedQuotationDocuments, [Documents, CustomerLinks, Settings, Catalogue]),
    provide(PreviewQuotation, PreviewQuotation, [
      Quotations,
      QuotedInquiries,
      OfferWriting,
      QuotationDocuments,
      QuotationMails,
      Clock,
    ]),
    { provide: DraftDocuments, useExisting: PreviewQuotation },
    { provide: MailPreviews, useExisting: PreviewQuotation },
    provide(StaffQuotations, ManageQuotations, {
      transactions: Transactions,
      quotations: Quotations,
      inquiries: QuotedInquiries,
      offers: OfferWriting,
      acceptance: QuotationAcceptance,
      jobs: Jobs,
      audit: AuditTrail,
      clock: Clock,
    }),
    { provide: Codes, useClass: RandomCodes },
    { provide: RenewalWords, useValue: RENEWAL_WORDS },
    provide(CustomerQuotations, AnswerQuotation, [
      Transactions,
      Quotations,
      QuotedInquiries,
      QuotationAcceptance,
      QuotationMails,
      InquiryArtwork,
      Codes,
      AuditTrail,
      Clock,
      RenewalWords,
    ]),
    provide(QuotationFiles, ReadQuotationFiles, [Quotations, QuotedInquiries, Documents, QuotationDocuments]),
    provide(WorkingDays, CalendarWorkingDays, [WorkingCalendar]),
    provide(SendQuotation, SendQuotation, [
      Transactions,
      Quotations,
      QuotedInquiries,
      QuotationDocuments,
      QuotationMails,
      WorkingDays,
      Jobs,
      Clock,
    ]),
    provide(OpenRevisions, PostgresOpenRevisions, [DataSource]),
    provide(ResumeQuotations, ResumeQuotations, [OpenRevisions, KeyedJobs, SendQuotation, Clock]),
    {
      provide: DemoQuotations,
      inject: [
        DemoInquiries,
        Jobs,
        Transactions,
        Quotations,
        QuotedInquiries,
        OfferWriting,
        QuotationDocuments,
        AuditTrail,
        Clock,
      ],
      useFactory: (
        inquiries: DemoInquiries,
        jobs: Jobs,
        transactions: Transactions,
        quotations: Quotations,
        quoted: QuotedInquiries,
        offers: OfferWriting,
        documents: QuotationDocuments,
        audit: AuditTrail,
        clock: Clock,
      ) => {
        const at = (past: Clock) =>
          pastQuotations({
            transactions,
            quotations,
            inquiries: quoted,
            offers,
            documents,
            audit,
            clock: past,
          });
        return new DemoQuotations(inquiries, jobs, transactions, quotations, at, clock);
      },
    },
  ],
  exports: [DemoQuotations, ExpiringQuotations],
})
export class QuotationsModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobHandlers,
    private readonly sending: SendQuotation,
    private readonly resuming: ResumeQuotations,
    private readonly demo: DemoQuotations,
    private readonly outdated: OutdatedMails,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(SEND_QUOTATION, (job) => this.sending.send(job));
    this.jobs.handle(REMIND_OF_QUOTATION, (job) => this.sending.remind(job));
    this.jobs.handleEvery('hour', RESUME_QUOTATIONS, () => this.resuming.resume());
    this.outdated.findBy(outdatedMails(this.dataSource, this.clock));
    this.jobs.handle(DEMO_QUOTATION, (job) => this.demo.make(job));
  }
}
