import type { DataSource, Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { currentManager } from '../../shared/database/current-manager.js';
import { rowsOf } from '../../shared/database/rows.js';
import { MessageStore, type Message, type MessageCounts } from '../application/message-store.js';
import type { Delivery } from '../domain/delivery.js';
import { toMessage, toRow } from './message-rows.js';
import { MessageEntity } from './message.entity.js';

const FORGOTTEN = {
  text: `
    SELECT id FROM messages
    WHERE state = 'due' AND greatest(due_at, taken_until) < $1 OR state = 'held' AND held_for = 'no-server'
    ORDER BY due_at LIMIT 1000`,
};

const COUNT = {
  text: `
    SELECT count(*) FILTER (WHERE state = 'held')::int AS held, count(*) FILTER (WHERE state = 'failed')::int AS failed
    FROM messages WHERE state IN ('held', 'failed')`,
};

export class TypeOrmMessageStore extends MessageStore {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  nextId(at: Date): string {
    return uuid({ msecs: at.getTime() });
  }

  async add(message: Message): Promise<boolean> {
    const { raw } = await this.messages
      .createQueryBuilder()
      .insert()
      .values(toRow(message))
      .orIgnore()
      .returning('id')
      .execute();
    return (raw as unknown[]).length > 0;
  }

  has(key: string): Promise<boolean> {
    return this.messages.existsBy({ key });
  }

  async find(id: string): Promise<Message | undefined> {
    const row = await this.messages.findOneBy({ id });
    return row ? toMessage(row) : undefined;
  }

  async hold(id: string): Promise<Message | undefined> {
    const row = await this.messages.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    return row ? toMessage(row) : undefined;
  }

  async saveDelivery(id: string, delivery: Delivery): Promise<void> {
    await this.messages.update({ id }, delivery);
  }

  async forgotten(before: Date): Promise<string[]> {
    const rows = await rowsOf<{ id: string }>(this.dataSource, FORGOTTEN, [before]);
    return rows.map(({ id }) => id);
  }

  async count(): Promise<MessageCounts> {
    const [counts] = await rowsOf<MessageCounts>(this.dataSource, COUNT, []);
    return counts ?? { held: 0, failed: 0 };
  }

  private get messages(): Repository<MessageEntity> {
    return currentManager(this.dataSource).getRepository(MessageEntity);
  }
}
