import type { DataSource } from 'typeorm';
import {
  AuditTrail,
  MOST_AUDIT_ENTRIES,
  type AuditedThing,
  type AuditEntry,
  type AuditRecord,
} from '../domain/audit-trail.js';
import { rowsOf } from './rows.js';
import { currentManager } from './current-manager.js';

interface AuditRow extends Omit<AuditEntry, 'by'> {
  staffId: string | null;
  staffEmail: string | null;
}

const RECORD = {
  name: 'record-in-audit-trail',
  text: `INSERT INTO audit_trail (at, staff_id, staff_email, action, thing_kind, thing_id, before, after)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
};

export class TypeOrmAuditTrail extends AuditTrail {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async record({ at, by, action, thing, before, after }: AuditRecord): Promise<void> {
    const who = [by?.id, by?.email];
    const what = [action, thing.kind, thing.id, toJson(before), toJson(after)];
    await rowsOf(this.dataSource, RECORD, [at, ...who, ...what]);
  }

  async of({ kind, id }: AuditedThing): Promise<AuditEntry[]> {
    const rows = await currentManager(this.dataSource).query<AuditRow[]>(
      `SELECT at, staff_id AS "staffId", staff_email AS "staffEmail", action, before, after
       FROM audit_trail WHERE thing_kind = $1 AND thing_id = $2 ORDER BY at DESC, id DESC LIMIT ${MOST_AUDIT_ENTRIES}`,
      [kind, id],
    );
    return rows.map(({ staffId, staffEmail, ...entry }) => ({
      ...entry,
      by: staffId !== null && staffEmail !== null ? { id: staffId, email: staffEmail } : null,
    }));
  }
}

function toJson(fields: object | undefined): string | undefined {
  return fields && JSON.stringify(fields);
}
