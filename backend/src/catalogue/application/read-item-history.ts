import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import { KINDS, type Kind } from '../domain/kinds.js';
import { ItemHistory, type ItemHistoryEntry } from './item-history.js';
import { unknownItem } from './unknown-item.js';

/** What there is, archived or not. */
interface KnownItems {
  find(kind: Kind, id: string): Promise<object | undefined>;
}

export class ReadItemHistory extends ItemHistory {
  constructor(
    private readonly items: KnownItems,
    private readonly auditTrail: AuditTrail,
  ) {
    super();
  }

  async of(kind: Kind, id: string): Promise<ItemHistoryEntry[]> {
    if (!(await this.items.find(kind, id))) unknownItem();
    const entries = await this.auditTrail.of({ kind: KINDS[kind].one, id });
    return entries.map(({ by, ...entry }) => ({ ...entry, by: by?.email ?? null }));
  }
}
