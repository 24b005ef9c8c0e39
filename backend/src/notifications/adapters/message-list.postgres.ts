import type { DataSource } from 'typeorm';
import { readPage, type Order } from '../../shared/database/keyset.js';
import { longRowsOf } from '../../shared/database/long-reads.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import { MessageList, type ListedMessage, type MailFilter } from '../application/message-list.js';
import { toMessage } from './message-rows.js';
import type { MessageEntity } from './message.entity.js';

/** Of a list of mails no more are counted: a higher total says that there are more. */
const MOST_COUNTED = 10_000;

export const NEWEST_FIRST: Order = {
  columns: [
    ['created_at', 'moment'],
    ['id', 'uuid'],
  ],
  descending: true,
};

const COLUMNS = `id, key, kind, to_name AS "toName", to_email AS "toEmail", language, inquiry_id AS "inquiryId", invitation_id AS "invitationId",
  reference, subject, attachments, state, held_for AS "heldFor", tries, last_failure AS "lastFailure", due_at AS "dueAt",
  send_before AS "sendBefore", taken_until AS "takenUntil", sent_at AS "sentAt", created_at AS "createdAt"`;

export class PostgresMessageList extends MessageList {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async page({ state, inquiryId }: MailFilter, wanted: PageWanted): Promise<Page<ListedMessage>> {
    const wants = Object.entries({ state, inquiry_id: inquiryId }).filter(([, value]) => value !== undefined);
    const { items, ...rest } = await readPage<Omit<MessageEntity, 'blocks'>>(
      (sql, values) => longRowsOf(this.dataSource, { text: sql }, values),
      {
        columns: COLUMNS,
        from: 'messages',
        where: wants.map(([column], at) => `${column} = $${at + 1}`).join(' AND ') || 'true',
        values: wants.map(([, value]) => value),
        countedUpTo: MOST_COUNTED,
      },
      NEWEST_FIRST,
      wanted,
    );
    return { ...rest, items: items.map(toMessage) };
  }
}
