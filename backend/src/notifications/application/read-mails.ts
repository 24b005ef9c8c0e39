import type { Clock } from '../../shared/domain/clock.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import { retried } from '../domain/delivery.js';
import type { Delivers } from '../domain/mail.js';
import { maskedMail } from './masked-mail.js';
import type { ListedMessage, MailFilter, MessageList } from './message-list.js';
import { unknownMail, type MessageStore } from './message-store.js';
import type { OutdatedMails } from './outdated-mails.js';
import type { Pages } from './sending-job.js';
import { StaffMails, type ListedMail, type MailDelivery, type ReadMessage } from './staff-mails.js';

export class ReadMails extends StaffMails {
  constructor(
    private readonly messages: MessageStore,
    private readonly list: MessageList,
    private readonly outdated: OutdatedMails,
    private readonly mailer: { delivers: Delivers },
    private readonly pages: Pages,
    private readonly clock: Clock,
  ) {
    super();
  }

  async page(filter: MailFilter, wanted: PageWanted): Promise<Page<ListedMail>> {
    const page = await this.list.page(filter, wanted);
    const outdated = await this.outdated.among(page.items.map(({ key }) => key));
    return { ...page, items: page.items.map((message) => this.listed(message, outdated)) };
  }

  async read(id: string): Promise<ReadMessage> {
    const message = await this.messages.find(id);
    if (!message) throw unknownMail();
    const { blocks: _, ...listed } = message;
    const { language, about } = message;
    return {
      ...this.listed(listed, await this.outdated.among([message.key])),
      ...maskedMail(message, language, about.inquiryId, this.pages.publicUrl),
    };
  }

  async delivery(): Promise<MailDelivery> {
    return { delivers: this.mailer.delivers, ...(await this.messages.count()) };
  }

  private listed(message: ListedMessage, outdated: ReadonlySet<string>): ListedMail {
    const isDue = typeof retried(message, this.clock.now()) === 'object';
    return { ...message, canRetry: isDue && !outdated.has(message.key) };
  }
}
