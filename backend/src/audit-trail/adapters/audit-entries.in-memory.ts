import { momentKey, pageInMemory } from '../../shared/database/keyset.in-memory.js';
import type { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import type { EditedThing } from '../../shared/domain/domain-error.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { Staff } from '../../shared/domain/staff.js';
import {
  AuditEntries,
  UNVERSIONED_ACTIONS,
  type AuditTrailFilter,
  type AuditTrailEntry,
} from '../application/audit-entries.js';
import { NEWEST_FIRST } from './audit-entries.postgres.js';

/** Of what one process did, to things that have no name. */
export class InMemoryAuditEntries extends AuditEntries {
  constructor(private readonly trail: InMemoryAuditTrail) {
    super();
  }

  async list(
    { by, kind, thing, action, from, until }: AuditTrailFilter,
    page: PageWanted,
  ): Promise<Page<AuditTrailEntry>> {
    const chosen = this.entries().filter(
      (entry) =>
        (by === undefined || entry.by === by) &&
        (kind ?? entry.thing.kind) === entry.thing.kind &&
        (thing ?? entry.thing.id) === entry.thing.id &&
        (action ?? entry.action) === entry.action &&
        (!from || entry.at >= from) &&
        (!until || entry.at < until),
    );
    return pageInMemory(chosen, NEWEST_FIRST, ({ at, id }) => [momentKey(at), id], page);
  }

  async lastChangeOf({ kind, id }: EditedThing): Promise<{ at: Date; by: Staff | null } | undefined> {
    const [last] = this.trail.records
      .filter(
        ({ action, thing }) =>
          thing.id === id && action.startsWith(`${kind}.`) && !UNVERSIONED_ACTIONS.includes(action),
      )
      .toReversed()
      .sort((a, b) => b.at.getTime() - a.at.getTime());
    return last && { at: last.at, by: last.by };
  }

  async people(): Promise<string[]> {
    return [...new Set(this.entries().flatMap(({ by }) => by ?? []))].sort();
  }

  private entries(): AuditTrailEntry[] {
    return this.trail.records.map(({ at, by, action, thing, before, after }, index) => ({
      id: String(index + 1),
      at,
      by: by?.email ?? null,
      action,
      thing: { ...thing, label: null, labelAr: null, customerId: null },
      before: (before as AuditTrailEntry['before']) ?? null,
      after: (after as AuditTrailEntry['after']) ?? null,
    }));
  }
}
