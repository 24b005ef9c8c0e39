import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDatabase, query } from '../../../e2e/databases.js';
import { createDataSource } from '../../shared/database/data-source.js';
import { TypeOrmTransactions } from '../../shared/database/transactions.typeorm.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { SettingsStore } from '../application/settings-store.js';
import { FIRST_SETTINGS, InMemorySettings } from './settings.in-memory.js';
import { SettingsEntity } from './settings.entity.js';
import { TypeOrmSettings } from './settings.typeorm.js';

const at = new Date('2026-11-23T08:00:00Z');

interface Opened {
  settings: SettingsStore;
  transactions: Transactions;
  /** Undefined where nothing else can write. */
  databaseUrl?: string;
  close(): Promise<void>;
}

async function inMemory(): Promise<Opened> {
  const transactions = new InMemoryTransactions();
  return { settings: new InMemorySettings(), transactions, close: () => Promise.resolve() };
}

async function inPostgres(): Promise<Opened> {
  const databaseUrl = await createDatabase();
  const source = await createDataSource(databaseUrl, [SettingsEntity]).initialize();
  return {
    settings: new TypeOrmSettings(source),
    transactions: new TypeOrmTransactions(source),
    databaseUrl,
    close: () => source.destroy(),
  };
}

describe.each([
  ['in memory', inMemory],
  ['in PostgreSQL', inPostgres],
])('settings %s', (_, open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('are there from the first day on', async () => {
    expect(await opened.settings.read()).toEqual({ ...FIRST_SETTINGS, version: 1 });
  });

  it('are stored as they are, each time as the next version', async () => {
    const { settings, transactions } = opened;
    const wanted = { ...FIRST_SETTINGS, nameAr: 'طراز للملابس 🧵', termsEn: 'One\n“Two”', validityDays: 30 };
    await transactions.run(async () => {
      expect(await settings.hold()).toEqual({ ...FIRST_SETTINGS, version: 1 });
      await settings.save(wanted, at);
    });
    expect(await settings.read()).toEqual({ ...wanted, version: 2 });
  });
});

it('settings of a later form are refused, not misread', async () => {
  const { settings, databaseUrl, close } = await inPostgres();
  await query(databaseUrl!, `UPDATE settings SET document = '{"schemaVersion": 2}'`);
  await expect(settings.read()).rejects.toThrow('unknown form: 2');
  await close();
});
