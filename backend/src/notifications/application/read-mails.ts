import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { Delivers, MailState } from '../domain/mail.js';
import { renderMail } from '../domain/rendered-mail.js';
import type { ListedMessage, MessageList } from './message-list.js';
import { unknownMail, type MessageStore } from './message-store.js';
import type { Pages } from './sending-job.js';
import { StaffMails, type MailDelivery, type ReadMessage } from './staff-mails.js';

/** Stands for the secret of a link, which is nowhere stored, and for a code. */
const MASK = '•••';

export class ReadMails extends StaffMails {
  constructor(
    private readonly messages: MessageStore,
    private readonly list: MessageList,
    private readonly mailer: { delivers: Delivers },
    private readonly pages: Pages,
  ) {
    super();
  }

  page(state: MailState | undefined, wanted: PageWanted): Promise<Page<ListedMessage>> {
    return this.list.page(state, wanted);
  }

  async read(id: string): Promise<ReadMessage> {
    const message = await this.messages.find(id);
    if (!message) throw unknownMail();
    const { publicUrl } = this.pages;
    const { blocks: written, ...listed } = message;
    const blocks = written.map((block) => (block.kind === 'code' ? { ...block, text: MASK } : block));
    const rendered = renderMail({ ...listed, blocks }, message.language, {
      request: `${publicUrl}${message.language === 'ar' ? '/ar' : ''}/t/${MASK}`,
      inquiry: `${publicUrl}/admin/inquiries/${message.about.inquiryId}`,
    });
    return { ...listed, ...rendered };
  }

  async delivery(): Promise<MailDelivery> {
    return { delivers: this.mailer.delivers, ...(await this.messages.count()) };
  }
}
