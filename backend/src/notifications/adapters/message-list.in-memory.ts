import { momentKey, pageInMemory } from '../../shared/database/keyset.in-memory.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import { MessageList, type ListedMessage, type MailFilter } from '../application/message-list.js';
import { NEWEST_FIRST } from './message-list.postgres.js';
import type { InMemoryMessageStore } from './message-store.in-memory.js';

export class InMemoryMessageList extends MessageList {
  constructor(private readonly store: InMemoryMessageStore) {
    super();
  }

  async page({ state, inquiryId }: MailFilter, wanted: PageWanted): Promise<Page<ListedMessage>> {
    return pageInMemory(
      this.store.messages
        .filter(
          ({ delivery, about }) =>
            (state === undefined || delivery.state === state) &&
            (inquiryId === undefined || about.inquiryId === inquiryId),
        )
        .map(({ blocks: _, ...listed }) => listed),
      NEWEST_FIRST,
      ({ createdAt, id }) => [momentKey(createdAt), id],
      wanted,
    );
  }
}
