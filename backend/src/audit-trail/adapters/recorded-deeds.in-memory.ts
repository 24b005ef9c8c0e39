import { momentKey, pageInMemory } from '../../shared/database/keyset.in-memory.js';
import type { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import { RecordedDeeds, type DeedFilter, type RecordedDeed } from '../application/recorded-deeds.js';
import { NEWEST_FIRST } from './recorded-deeds.postgres.js';

/** Of what one process did, to things that have no name. */
export class InMemoryRecordedDeeds extends RecordedDeeds {
  constructor(private readonly trail: InMemoryAuditTrail) {
    super();
  }

  async list(
    { by, kind, thing, action, from, until }: DeedFilter,
    page: PageWanted,
  ): Promise<Page<RecordedDeed>> {
    const chosen = this.deeds().filter(
      (deed) =>
        (by === undefined || deed.by === by) &&
        (kind ?? deed.thing.kind) === deed.thing.kind &&
        (thing ?? deed.thing.id) === deed.thing.id &&
        (action ?? deed.action) === deed.action &&
        (!from || deed.at >= from) &&
        (!until || deed.at < until),
    );
    return pageInMemory(chosen, NEWEST_FIRST, ({ at, id }) => [momentKey(at), id], page);
  }

  async people(): Promise<string[]> {
    return [...new Set(this.deeds().flatMap(({ by }) => by ?? []))].sort();
  }

  private deeds(): RecordedDeed[] {
    return this.trail.records.map(({ at, by, action, thing, before, after }, index) => ({
      id: String(index + 1),
      at,
      by: by?.email ?? null,
      action,
      thing: { ...thing, label: null, labelAr: null, customerId: null },
      before: (before as RecordedDeed['before']) ?? null,
      after: (after as RecordedDeed['after']) ?? null,
    }));
  }
}
