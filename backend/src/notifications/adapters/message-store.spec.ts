import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDatabase } from '../../../e2e/databases.js';
import { createDataSource } from '../../shared/database/data-source.js';
import { TypeOrmTransactions } from '../../shared/database/transactions.typeorm.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { MessageList } from '../application/message-list.js';
import type { Message, MessageStore } from '../application/message-store.js';
import { mailTo } from '../application/mail.fixture.js';
import { firstDelivery, type Delivery } from '../domain/delivery.js';
import { latestMoment } from '../domain/mail.js';
import { InMemoryMessageList } from './message-list.in-memory.js';
import { PostgresMessageList } from './message-list.postgres.js';
import { InMemoryMessageStore } from './message-store.in-memory.js';
import { TypeOrmMessageStore } from './message-store.typeorm.js';
import { MessageEntity } from './message.entity.js';

interface Opened {
  store: MessageStore;
  list: MessageList;
  transactions: Transactions;
  close(): Promise<void>;
}

function inMemory(): Promise<Opened> {
  const store = new InMemoryMessageStore();
  return Promise.resolve({
    store,
    list: new InMemoryMessageList(store),
    transactions: new InMemoryTransactions(),
    close: () => Promise.resolve(),
  });
}

async function inPostgres(): Promise<Opened> {
  const source = await createDataSource(await createDatabase(), [MessageEntity]).initialize();
  return {
    store: new TypeOrmMessageStore(source),
    list: new PostgresMessageList(source),
    transactions: new TypeOrmTransactions(source),
    close: () => source.destroy(),
  };
}

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 8, minute));

describe.each([
  ['in memory', inMemory],
  ['in PostgreSQL', inPostgres],
])('messages %s', (_, open) => {
  let opened: Opened;
  const kept: Message[] = [];
  beforeAll(async () => {
    opened = await open();
    const deliveries: Partial<Delivery>[] = [
      {},
      { state: 'failed', tries: 7, lastFailure: '550 no' },
      { state: 'held', heldFor: 'no-server' },
      { state: 'held', heldFor: 'too-late' },
      { takenUntil: at(50), tries: 1 },
      { state: 'sent', sentAt: at(9), tries: 1 },
    ];
    kept.length = 0;
    for (const [minute, delivery] of deliveries.entries()) {
      const createdAt = at(minute);
      const sendBefore = latestMoment(createdAt);
      const message = {
        ...mailTo(minute, { to: { name: 'ليلى', email: 'layla@example.com' } }),
        attachments: minute === 0 ? [{ documentKey: 'quotations/1/R2.ar', fileName: 'عرض.pdf' }] : [],
        sendBefore,
        id: opened.store.nextId(createdAt),
        createdAt,
        delivery: { ...firstDelivery(createdAt, sendBefore), ...delivery },
      };
      expect(await opened.store.add(message)).toBe(true);
      kept.push(message);
    }
  });
  afterAll(() => opened.close());

  it('are read as they were written', async () => {
    for (const message of kept) {
      expect(await opened.store.find(message.id)).toEqual(message);
      expect(await opened.transactions.run(() => opened.store.hold(message.id))).toEqual(message);
    }
    expect(await opened.store.find('0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2eff')).toBeUndefined();
  });

  it('of one key are one', async () => {
    const [first] = kept;
    expect(await opened.store.add({ ...first!, id: opened.store.nextId(at(30)) })).toBe(false);
  });

  it('that lost their job or wait for a server are found', async () => {
    const forgotten = async (minute: number) =>
      (await opened.store.forgotten(at(minute)))
        .map((id) => kept.findIndex((one) => one.id === id))
        .sort((a, b) => a - b);
    expect(await forgotten(0)).toEqual([2]);
    expect(await forgotten(40)).toEqual([0, 2]);
    expect(await forgotten(55)).toEqual([0, 2, 4]);
  });

  it('are counted where somebody has to look', async () => {
    expect(await opened.store.count()).toEqual({ held: 2, failed: 1 });
  });

  it('are listed the newest first, there and back, by state', async () => {
    const first = await opened.list.page({}, { limit: 4 });
    const second = await opened.list.page({}, { limit: 4, position: first.next });
    const expected = kept.toReversed().map(({ blocks: _blocks, ...listed }) => listed);
    expect([...first.items, ...second.items]).toEqual(expected);
    expect([first.total, second.next]).toEqual([6, undefined]);
    expect((await opened.list.page({ state: 'held' }, { limit: 9 })).items).toEqual(
      expected.filter(({ delivery: { state } }) => state === 'held'),
    );
    const inquiryId = expected[0]!.about.inquiryId!;
    const about = (id: string) => opened.list.page({ inquiryId: id, state: 'held' }, { limit: 9 });
    expect((await about(inquiryId)).items).toEqual(
      expected.filter((one) => one.delivery.state === 'held' && one.about.inquiryId === inquiryId),
    );
    expect((await about('01993c00-0000-7000-8000-00000000dead')).items).toEqual([]);
  });

  it('keep what becomes of them', async () => {
    const [{ id, delivery } = kept[0]!] = kept;
    const sent: Delivery = { ...delivery, state: 'sent', tries: 2, sentAt: at(20), sendBefore: at(59) };
    await opened.store.saveDelivery(id, sent);
    expect(await opened.store.find(id)).toMatchObject({ sendBefore: at(59), delivery: sent });
  });
});
