import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createDatabase } from '../../../e2e/databases.js';
import type { AuditRecord, AuditTrail } from '../domain/audit-trail.js';
import { InMemoryAuditTrail } from '../domain/audit-trail.in-memory.js';
import { Money } from '../domain/money.js';
import { InMemoryTransactions } from '../domain/transactions.in-memory.js';
import type { Transactions } from '../domain/transactions.js';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { TypeOrmAuditTrail } from './audit-trail.typeorm.js';
import { createDataSource } from './data-source.js';
import { TypeOrmTransactions } from './transactions.typeorm.js';

const layla = { id: '01993c00-0000-7000-8000-00000000000a', email: 'layla@example.com' };
const noon = new Date('2026-03-01T12:00:00.123Z');

function aRecord(changes: Partial<AuditRecord> = {}): AuditRecord {
  return {
    at: noon,
    by: layla,
    action: 'fabric.updated',
    thing: { kind: 'fabric', id: randomUUID() },
    before: { costMultiplier: Money.parse('15.00') },
    after: { costMultiplier: Money.parse('16.50') },
    ...changes,
  };
}

describe.each([
  ['in memory', inMemory],
  ['in PostgreSQL', inPostgres],
])('an audit trail kept %s', (_, open) => {
  let trail: AuditTrail;
  let transactions: Transactions;
  let close: () => Promise<void>;
  const keep = (one: AuditRecord) => transactions.run(() => trail.record(one));

  beforeAll(async () => {
    ({ trail, transactions, close } = await open());
  });
  afterAll(() => close());

  it('tells who did what when, amounts as text', async () => {
    const record = aRecord();
    await keep(record);
    expect(await trail.of(record.thing)).toEqual([
      {
        at: noon,
        by: layla,
        action: 'fabric.updated',
        before: { costMultiplier: '15.00' },
        after: { costMultiplier: '16.50' },
      },
    ]);
  });

  it('knows of actions that nobody signed for, and of those that changed no field', async () => {
    const record = aRecord({ by: null, action: 'session.refused', before: undefined, after: undefined });
    await keep(record);
    expect(await trail.of(record.thing)).toEqual([
      { at: noon, by: null, action: 'session.refused', before: null, after: null },
    ]);
  });

  it('is read by thing, newest first, the last 200', async () => {
    const { thing } = aRecord();
    const [first, ...later] = Array.from({ length: 201 }, (_, index) => aRecord({ thing, after: { index } }));
    const records = [{ ...first!, action: 'fabric.created' } as const, ...later];
    for (const record of [...records, aRecord(), aRecord({ thing: { kind: 'fit', id: thing.id } })]) {
      await keep(record);
    }
    const entries = await trail.of(thing);
    expect(entries.map(({ after }) => after?.index)).toEqual(Array.from({ length: 200 }, (_, i) => 200 - i));
    expect(await trail.has(thing, 'fabric.created')).toBe(true);
    expect(await trail.has(thing, 'fabric.archived')).toBe(false);
    expect(await trail.has({ kind: 'fit', id: thing.id }, 'fabric.created')).toBe(false);
  });
});

describe('in PostgreSQL', () => {
  it('a record is undone with the write that it tells of, and never changed', async () => {
    const { source, trail, close } = await inPostgres();
    const undone = aRecord();
    const failing = new TypeOrmTransactions(source).run(async () => {
      await trail.record(undone);
      throw new Error('the write failed');
    });
    await expect(failing).rejects.toThrow('the write failed');
    expect(await trail.of(undone.thing)).toEqual([]);

    await trail.record(aRecord());
    for (const change of [
      `UPDATE audit_trail SET action = ''`,
      'DELETE FROM audit_trail',
      'TRUNCATE audit_trail',
    ]) {
      await expect(source.query(change)).rejects.toThrow('append-only');
    }
    await close();
  });
});

async function inMemory() {
  return {
    trail: new InMemoryAuditTrail(),
    transactions: new InMemoryTransactions(),
    close: async () => undefined,
  };
}

async function inPostgres() {
  const source = await createDataSource(await createDatabase(), [AuditEntryEntity]).initialize();
  return {
    source,
    trail: new TypeOrmAuditTrail(source),
    transactions: new TypeOrmTransactions(source),
    close: () => source.destroy(),
  };
}
