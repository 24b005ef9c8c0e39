import { momentKey, pageInMemory } from '../../shared/database/keyset.in-memory.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import { MessageList, type ListedMessage } from '../application/message-list.js';
import type { MailState } from '../domain/mail.js';
import { NEWEST_FIRST } from './message-list.postgres.js';
import type { InMemoryMessageStore } from './message-store.in-memory.js';

export class InMemoryMessageList extends MessageList {
  constructor(private readonly store: InMemoryMessageStore) {
    super();
  }

  async page(state: MailState | undefined, wanted: PageWanted): Promise<Page<ListedMessage>> {
    return pageInMemory(
      this.store.messages
        .filter(({ delivery }) => state === undefined || delivery.state === state)
        .map(({ blocks: _, ...listed }) => listed),
      NEWEST_FIRST,
      ({ createdAt, id }) => [momentKey(createdAt), id],
      wanted,
    );
  }
}
