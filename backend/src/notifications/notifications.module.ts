import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { Config } from '../config.js';
import { CustomerLinksModule } from '../customer-links/customer-links.module.js';
import { CustomerLinks } from '../customer-links/index.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { Documents } from '../documents/index.js';
import { AuditTrail } from '../shared/domain/audit-trail.js';
import { Clock } from '../shared/domain/clock.js';
import { Jobs } from '../shared/domain/jobs.js';
import { Transactions } from '../shared/domain/transactions.js';
import { JobHandlers } from '../shared/jobs/job-handlers.js';
import { provide } from '../shared/provide.js';
import { FileMailer } from './adapters/mailer.files.js';
import { NoMailer } from './adapters/mailer.nowhere.js';
import { SmtpMailer } from './adapters/mailer.smtp.js';
import { MailRetriesController } from './adapters/mail-retries.controller.js';
import { MailsController } from './adapters/mails.controller.js';
import { PostgresMessageList } from './adapters/message-list.postgres.js';
import { TypeOrmMessageStore } from './adapters/message-store.typeorm.js';
import { MessageEntity } from './adapters/message.entity.js';
import { EndFailedMails } from './application/end-failed-mails.js';
import { InvitationLinks } from './application/invitation-links.js';
import { Mailer } from './application/mailer.js';
import { Mails } from './application/mails.js';
import { MailRetries } from './application/mail-retries.js';
import { ReadMails } from './application/read-mails.js';
import { RetryMail } from './application/retry-mail.js';
import { MessageList } from './application/message-list.js';
import { MessageStore } from './application/message-store.js';
import { SendMail } from './application/send-mail.js';
import { SEND_MAIL } from './application/sending-job.js';
import { StaffMails } from './application/staff-mails.js';
import { OutdatedMails } from './application/outdated-mails.js';
import { WriteMails } from './application/write-mails.js';

@Module({
  imports: [AuthModule, CustomerLinksModule, DocumentsModule, TypeOrmModule.forFeature([MessageEntity])],
  controllers: [MailsController, MailRetriesController],
  providers: [
    provide(MessageStore, TypeOrmMessageStore, [DataSource]),
    provide(MessageList, PostgresMessageList, [DataSource]),
    { provide: Mailer, inject: [Config], useFactory: ({ mail }: Config) => mailerOf(mail) },
    provide(Mails, WriteMails, [MessageStore, Jobs, Clock, Config]),
    provide(InvitationLinks, InvitationLinks, []),
    provide(OutdatedMails, OutdatedMails, []),
    provide(SendMail, SendMail, [
      Transactions,
      MessageStore,
      Jobs,
      CustomerLinks,
      InvitationLinks,
      OutdatedMails,
      Documents,
      Mailer,
      Clock,
      Config,
    ]),
    provide(EndFailedMails, EndFailedMails, [Transactions, MessageStore, MessageList, OutdatedMails, Clock]),
    provide(StaffMails, ReadMails, [MessageStore, MessageList, OutdatedMails, Mailer, Config, Clock]),
    provide(MailRetries, RetryMail, [Transactions, MessageStore, OutdatedMails, Jobs, AuditTrail, Clock]),
  ],
  exports: [Mails, MessageList, InvitationLinks, OutdatedMails],
})
export class NotificationsModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobHandlers,
    private readonly sending: SendMail,
    private readonly ending: EndFailedMails,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(SEND_MAIL, ({ id }) => this.sending.send(String(id)));
    this.jobs.handleEvery('hour', 'send-forgotten-mails', () => this.sending.sendForgotten());
    this.jobs.handleEvery('hour', 'end-failed-mails', () => this.ending.endAll());
  }
}

function mailerOf(mail: Config['mail']): Mailer {
  switch (mail.kind) {
    case 'smtp':
      return new SmtpMailer(mail.server, mail.sender);
    case 'files':
      return new FileMailer(mail.folder, mail.sender);
    case 'nothing':
      return new NoMailer();
  }
}
