import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { Delivers } from '../domain/mail.js';
import type { ListedMessage, MailFilter } from './message-list.js';
import type { MessageCounts } from './message-store.js';

/** A mail with what staff may do. */
export interface ListedMail extends ListedMessage {
  /** Whether they may have it sent again. */
  canRetry: boolean;
}

/** A mail as its recipient gets it, but for the link of their own. */
export interface ReadMessage extends ListedMail {
  html: string;
  text: string;
}

export interface MailDelivery extends MessageCounts {
  delivers: Delivers;
}

/** What staff read of the mails. */
export abstract class StaffMails {
  /** Newest first. */
  abstract page(filter: MailFilter, wanted: PageWanted): Promise<Page<ListedMail>>;

  /** @throws DomainError `mail.unknown` */
  abstract read(id: string): Promise<ReadMessage>;

  abstract delivery(): Promise<MailDelivery>;
}
