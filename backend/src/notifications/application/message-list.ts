import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { MailState } from '../domain/mail.js';
import type { Message } from './message-store.js';

export type ListedMessage = Omit<Message, 'blocks'>;

/** The mails as staff read them. */
export abstract class MessageList {
  /** Newest first. @param state absent: of every state */
  abstract page(state: MailState | undefined, wanted: PageWanted): Promise<Page<ListedMessage>>;
}
