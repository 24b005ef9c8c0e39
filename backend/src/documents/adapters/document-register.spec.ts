import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDatabase, query } from '../../../e2e/databases.js';
import { createDataSource } from '../../shared/database/data-source.js';
import type { DocumentRegister } from '../application/document-register.js';
import { InMemoryDocumentRegister } from './document-register.in-memory.js';
import { TypeOrmDocumentRegister } from './document-register.typeorm.js';
import { DocumentEntity } from './document.entity.js';

interface Opened {
  register: DocumentRegister;
  close(): Promise<void>;
}

let url: string;

async function inPostgres(): Promise<Opened> {
  url = await createDatabase();
  const dataSource = await createDataSource(url, [DocumentEntity]).initialize();
  return { register: new TypeOrmDocumentRegister(dataSource), close: () => dataSource.destroy() };
}

async function inMemory(): Promise<Opened> {
  return { register: new InMemoryDocumentRegister(), close: async () => undefined };
}

const document = (key: string, digit: string) => ({
  key,
  sha256: digit.repeat(64),
  bytes: 1_000,
  madeAt: new Date('2026-11-22T10:00:00Z'),
});

describe.each([
  ['in PostgreSQL', inPostgres],
  ['in memory', inMemory],
])('a register of documents %s', (_, open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('finds what was added, and nothing else', async () => {
    const added = await opened.register.add(document('quotations/a/R1.en', 'a'));
    expect(added).toEqual(document('quotations/a/R1.en', 'a'));
    expect(await opened.register.find('quotations/a/R1.en')).toEqual(added);
    expect(await opened.register.find('quotations/a/R1.ar')).toBeUndefined();
  });

  it('keeps the first one of a key, whoever comes later or at once', async () => {
    const added = await Promise.all(
      [...'0123456789'].map((digit) => opened.register.add(document('quotations/b/R1.en', digit))),
    );
    expect(new Set(added.map(({ sha256 }) => sha256)).size).toBe(1);
    expect(await opened.register.add(document('quotations/b/R1.en', 'f'))).toEqual(added[0]);
  });
});

it('a document in PostgreSQL cannot be changed', async () => {
  await expect(query(url, `UPDATE documents SET bytes = 1`)).rejects.toThrow('append-only');
});
