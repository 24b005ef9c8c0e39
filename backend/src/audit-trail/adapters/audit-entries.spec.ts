import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDatabase } from '../../../e2e/databases.js';
import { AuditEntryEntity } from '../../shared/database/audit-entry.entity.js';
import { TypeOrmAuditTrail } from '../../shared/database/audit-trail.typeorm.js';
import { createDataSource } from '../../shared/database/data-source.js';
import { TypeOrmTransactions } from '../../shared/database/transactions.typeorm.js';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import type { AuditRecord, AuditTrail } from '../../shared/domain/audit-trail.js';
import type { EditedKind } from '../../shared/domain/domain-error.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { AuditTrailFilter, AuditEntries } from '../application/audit-entries.js';
import { FABRIC, FIT, recordEntries } from './audit-entries.fixture.js';
import { InMemoryAuditEntries } from './audit-entries.in-memory.js';
import { PostgresAuditEntries } from './audit-entries.postgres.js';

interface Opened {
  trail: AuditTrail;
  transactions: Transactions;
  entries: AuditEntries;
  close(): Promise<void>;
}

function openInMemory(): Promise<Opened> {
  const trail = new InMemoryAuditTrail();
  const entries = new InMemoryAuditEntries(trail);
  return Promise.resolve({
    trail,
    entries,
    transactions: new InMemoryTransactions(),
    close: () => Promise.resolve(),
  });
}

async function openInPostgres(): Promise<Opened> {
  const source = await createDataSource(await createDatabase(), [AuditEntryEntity]).initialize();
  return {
    trail: new TypeOrmAuditTrail(source),
    entries: new PostgresAuditEntries(source),
    transactions: new TypeOrmTransactions(source),
    close: () => source.destroy(),
  };
}

describe.each([
  ['in memory', openInMemory],
  ['in PostgreSQL', openInPostgres],
])('what was recorded %s', (_, open) => {
  let opened: Opened;
  const found = async (filter: AuditTrailFilter) =>
    (await opened.entries.list(filter, { limit: 100 })).items.map(({ after }) => after?.entry);

  beforeAll(async () => {
    opened = await open();
    await opened.transactions.run(() => recordEntries(opened.trail));
  });
  afterAll(() => opened.close());

  it.each<[string, AuditTrailFilter, number[]]>([
    ['with everything', {}, [4, 3, 2, 1, 0]],
    ['by person', { by: 'sara@tiraz.example' }, [4, 1, 0]],
    ['by nobody', { by: null }, [3]],
    ['by kind', { kind: 'fit' }, [4, 2]],
    ['by thing', { thing: FABRIC }, [1, 0]],
    ['by action', { action: 'fit.updated' }, [2]],
    ['from a moment on', { from: new Date('2026-01-15T08:00:00Z') }, [4, 3, 2]],
    ['until a moment', { until: new Date('2026-01-15T08:00:00Z') }, [1, 0]],
    ['by several at once', { by: 'sara@tiraz.example', kind: 'fit', thing: FIT }, [4]],
  ])('is found %s, newest first', async (_, filter, numbers) => {
    expect(await found(filter)).toEqual(numbers);
  });

  it('has who, what and when, before and after', async () => {
    const [entry] = (await opened.entries.list({ action: 'fit.updated' }, { limit: 1 })).items;
    expect(entry).toEqual({
      id: expect.stringMatching(/^\d+$/),
      at: new Date('2026-01-15T08:00:00Z'),
      by: 'omar@tiraz.example',
      action: 'fit.updated',
      thing: { kind: 'fit', id: FIT, label: null, labelAr: null, customerId: null },
      before: { entry: null },
      after: { entry: 2 },
    });
  });

  it('is read page by page, there and back', async () => {
    const first = await opened.entries.list({}, { limit: 2 });
    const second = await opened.entries.list({}, { limit: 2, position: first.next });
    expect([...first.items, ...second.items].map(({ after }) => after?.entry)).toEqual([4, 3, 2, 1]);
    expect([first.total, first.prev]).toEqual([5, undefined]);
    expect((await opened.entries.list({}, { limit: 2, position: second.prev })).items).toEqual(first.items);
  });

  it('was done by these people', async () => {
    expect(await opened.entries.people()).toEqual(['omar@tiraz.example', 'sara@tiraz.example']);
  });

  describe('of one thing', () => {
    const INQUIRY = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e41';
    const salma = { id: '01993c00-0000-7000-8000-00000000000c', email: 'salma@tiraz.example' };
    const yasser = { id: '01993c00-0000-7000-8000-00000000000d', email: 'yasser@tiraz.example' };
    const happened: [minute: number, by: AuditRecord['by'], action: AuditRecord['action']][] = [
      [1, salma, 'inquiry.status-changed'],
      [3, null, 'inquiry.sizes-said'],
      // Written last, and done before that.
      [2, salma, 'inquiry.notes-saved'],
      [4, salma, 'inquiry.links-revoked'],
      [5, salma, 'quotation.drafted'],
      [6, yasser, 'quotation.sent'],
      [7, null, 'quotation.seen'],
      [8, null, 'quotation.change-asked'],
      [9, null, 'quotation.code-mailed'],
    ];
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 17, 8, minute));

    beforeAll(() =>
      opened.transactions.run(async () => {
        const thing = { kind: 'inquiry', id: INQUIRY } as const;
        for (const [minute, by, action] of happened)
          await opened.trail.record({ at: at(minute), by, action, thing });
      }),
    );

    it.each<[EditedKind, string, number, AuditRecord['by']]>([
      ['inquiry', INQUIRY, 3, null],
      ['quotation', INQUIRY, 6, yasser],
    ])('it is told who raised the version last: %s', async (kind, id, minute, by) => {
      expect(await opened.entries.lastChangeOf({ kind, id })).toEqual({ at: at(minute), by });
    });

    it.each<[EditedKind, string]>([
      ['customer', INQUIRY],
      ['fabric', FIT],
      ['quotation', 'of-nothing'],
    ])('nothing is told of what nobody changed: %s %s', async (kind, id) => {
      expect(await opened.entries.lastChangeOf({ kind, id })).toBeUndefined();
    });
  });
});
