import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { MailState } from '../domain/mail.js';
import type { Message } from './message-store.js';

export type ListedMessage = Omit<Message, 'blocks'>;

/** What is absent, filters nothing. */
export interface MailFilter {
  state?: MailState | undefined;
  inquiryId?: string | undefined;
}

/** The mails as staff read them. */
export abstract class MessageList {
  /** Newest first. */
  abstract page(filter: MailFilter, wanted: PageWanted): Promise<Page<ListedMessage>>;
}
