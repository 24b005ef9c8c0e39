import type { Clock } from '../../shared/domain/clock.js';
import type { Position } from '../../shared/domain/page.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { ended, retried } from '../domain/delivery.js';
import type { MessageList } from './message-list.js';
import type { MessageStore } from './message-store.js';
import type { OutdatedMails } from './outdated-mails.js';

/** So many are looked at at once. */
const BATCH = 500;

/** A mail that failed waits for staff to send it again; one that they may not any more is waited for no longer. */
export class EndFailedMails {
  constructor(
    private readonly transactions: Transactions,
    private readonly messages: MessageStore,
    private readonly list: MessageList,
    private readonly outdated: OutdatedMails,
    private readonly clock: Clock,
  ) {}

  /** Those that bring what is over, and those that say what is true no longer. */
  async endAll(): Promise<void> {
    let position: Position | undefined;
    do {
      const { items, next } = await this.list.page({ state: 'failed' }, { limit: BATCH, position });
      const outdated = await this.outdated.among(items.map(({ key }) => key));
      const now = this.clock.now();
      for (const message of items) {
        if (outdated.has(message.key) || retried(message, now) === 'over') await this.end(message.id, now);
      }
      position = next;
    } while (position);
  }

  private end(id: string, now: Date): Promise<void> {
    return this.transactions.run(async () => {
      const message = await this.messages.hold(id);
      // Somebody may have sent it again since it was listed.
      if (message?.delivery.state === 'failed')
        await this.messages.saveDelivery(id, ended(message.delivery, now));
    });
  }
}
