import type { AuditedAction } from '@tiraz/contracts/audit-trail';
import type { DataSource } from 'typeorm';
import {
  AuditTrail,
  MOST_AUDIT_ENTRIES,
  type AuditedThing,
  type AuditEntry,
  type AuditRecord,
} from '../domain/audit-trail.js';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { rowsOf } from './rows.js';
import { currentManager } from './current-manager.js';

/**
 * In every write, and so in every submission: prepared, and without the 50 µs of TypeORM around a statement. Every
 * process hears of it after the commit.
 */
const RECORD = {
  name: 'record-in-audit-trail',
  text: `WITH entry AS (
      INSERT INTO audit_trail (at, staff_id, staff_email, action, thing_kind, thing_id, before, after, is_undo)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    )
    SELECT pg_notify('staff_changes', $10)`,
};

export class TypeOrmAuditTrail extends AuditTrail {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async record({ at, by, action, thing, before, after, isUndo = false }: AuditRecord): Promise<void> {
    const who = [by?.id, by?.email];
    const what = [action, thing.kind, thing.id, toJson(before), toJson(after), isUndo];
    const said = JSON.stringify({ kind: thing.kind, id: thing.id, action, by: by?.id ?? null });
    await rowsOf(this.dataSource, RECORD, [at, ...who, ...what, said]);
  }

  async of({ kind, id }: AuditedThing): Promise<AuditEntry[]> {
    const entries = await currentManager(this.dataSource)
      .getRepository(AuditEntryEntity)
      .find({
        where: { thingKind: kind, thingId: id },
        order: { at: 'DESC', id: 'DESC' },
        take: MOST_AUDIT_ENTRIES,
      });
    return entries.map(({ at, staffId, staffEmail, action, before, after }) => ({
      at,
      by: staffId !== null && staffEmail !== null ? { id: staffId, email: staffEmail } : null,
      action,
      before,
      after,
    }));
  }

  async has({ kind, id }: AuditedThing, action: AuditedAction): Promise<boolean> {
    return currentManager(this.dataSource)
      .getRepository(AuditEntryEntity)
      .existsBy({ thingKind: kind, thingId: id, action });
  }
}

function toJson(fields: object | undefined): string | undefined {
  return fields && JSON.stringify(fields);
}
