import { DomainError } from '../../shared/domain/domain-error.js';
import type { Delivery } from '../domain/delivery.js';
import type { MailContents, MailKind } from '../domain/mail.js';

/** A mail as it is kept. */
export interface Message extends Required<MailContents> {
  id: string;
  kind: MailKind;
  /** It is not sent after this moment. */
  sendBefore: Date;
  createdAt: Date;
  delivery: Delivery;
}

/** Where mails are kept; everything joins the running transaction. */
export abstract class MessageStore {
  /** A new id; later moments sort later. */
  abstract nextId(at: Date): string;

  /** @returns whether its key was new; otherwise nothing is stored */
  abstract add(message: Message): Promise<boolean>;

  abstract has(key: string): Promise<boolean>;

  abstract find(id: string): Promise<Message | undefined>;

  /** As `find`, locked until the transaction ends. */
  abstract hold(id: string): Promise<Message | undefined>;

  abstract saveDelivery(id: string, delivery: Delivery): Promise<void>;

  /** The ids, of a thousand at most, of mails that were due before the moment, and of those that are held for want of a server. */
  abstract forgotten(before: Date): Promise<string[]>;

  abstract count(): Promise<MessageCounts>;
}

export interface MessageCounts {
  held: number;
  failed: number;
}

export function unknownMail(): DomainError {
  return new DomainError('missing', 'mail.unknown', 'There is no mail with this id.');
}
