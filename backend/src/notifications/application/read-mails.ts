import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { Delivers } from '../domain/mail.js';
import { maskedMail } from './masked-mail.js';
import type { ListedMessage, MailFilter, MessageList } from './message-list.js';
import { unknownMail, type MessageStore } from './message-store.js';
import type { Pages } from './sending-job.js';
import { StaffMails, type MailDelivery, type ReadMessage } from './staff-mails.js';

export class ReadMails extends StaffMails {
  constructor(
    private readonly messages: MessageStore,
    private readonly list: MessageList,
    private readonly mailer: { delivers: Delivers },
    private readonly pages: Pages,
  ) {
    super();
  }

  page(filter: MailFilter, wanted: PageWanted): Promise<Page<ListedMessage>> {
    return this.list.page(filter, wanted);
  }

  async read(id: string): Promise<ReadMessage> {
    const message = await this.messages.find(id);
    if (!message) throw unknownMail();
    const { blocks: _, ...listed } = message;
    const { language, about } = message;
    return { ...listed, ...maskedMail(message, language, about.inquiryId, this.pages.publicUrl) };
  }

  async delivery(): Promise<MailDelivery> {
    return { delivers: this.mailer.delivers, ...(await this.messages.count()) };
  }
}
