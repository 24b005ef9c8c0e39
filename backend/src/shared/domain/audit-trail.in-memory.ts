import type { AuditedAction } from '@tiraz/contracts/audit-trail';
import {
  AuditTrail,
  MOST_AUDIT_ENTRIES,
  type AuditedThing,
  type AuditEntry,
  type AuditRecord,
} from './audit-trail.js';
import { expectTransaction } from './transactions.in-memory.js';

/** Keeps the records of one process, through JSON as the real one does. */
export class InMemoryAuditTrail extends AuditTrail {
  readonly records: AuditRecord[] = [];

  async record(record: AuditRecord): Promise<void> {
    expectTransaction(record.action);
    this.records.push(record);
  }

  async of({ kind, id }: AuditedThing): Promise<AuditEntry[]> {
    return this.records
      .filter(({ thing }) => thing.kind === kind && thing.id === id)
      .toReversed()
      .sort((a, b) => b.at.getTime() - a.at.getTime())
      .slice(0, MOST_AUDIT_ENTRIES)
      .map(({ at, by, action, before, after }) => ({
        at,
        by,
        action,
        before: throughJson(before),
        after: throughJson(after),
      }));
  }

  async has({ kind, id }: AuditedThing, action: AuditedAction): Promise<boolean> {
    return this.records.some(
      (record) => record.thing.kind === kind && record.thing.id === id && record.action === action,
    );
  }
}

function throughJson(fields: object | undefined): AuditEntry['before'] {
  return fields ? (JSON.parse(JSON.stringify(fields)) as AuditEntry['before']) : null;
}
