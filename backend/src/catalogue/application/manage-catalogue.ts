import type { CatalogueAction } from '@tiraz/contracts/audit-trail';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import { invalidField, refuseFaults, StaleError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import {
  archive,
  byPosition,
  change,
  newItem,
  putInOrder,
  restore,
  type StoredItem,
} from '../domain/stored-item.js';
import { KINDS, type Fields, type Kind, type StaffItem } from '../domain/kinds.js';
import { refuseFaultyBreaks } from '../domain/quantity-breaks.js';
import type { CatalogueItems } from './catalogue-items.js';
import type { Catalogue } from './catalogue.js';
import { StaffCatalogue, toStaffItem } from './staff-catalogue.js';
import { unknownItem } from './unknown-item.js';

/** What the catalogue needs of Media. */
export interface StoredPictures {
  /** Whether there is a picture under this path; it stays at least until the running transaction ends. */
  isStored(objectPath: string): Promise<boolean>;
}

export class ManageCatalogue extends StaffCatalogue {
  constructor(
    private readonly items: CatalogueItems,
    private readonly pictures: StoredPictures,
    private readonly transactions: Transactions,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
    private readonly catalogue: Pick<Catalogue, 'refresh'>,
  ) {
    super();
  }

  create(kind: Kind, given: Fields, by: Staff): Promise<StaffItem> {
    return this.write(async () => {
      await this.refuseUnknownPicture(given.imageUrl);
      await this.refuseUnknownItems(kind, given);
      const at = this.clock.now();
      const item = newItem(kind, given, this.items.nextId(at), at, await this.items.list(kind));
      refuseFaultyBreaks(kind, item.fields);
      await this.items.store(kind, item);
      await this.record(kind, item, 'created', by, { after: item.fields });
      return toStaffItem(item);
    });
  }

  update(kind: Kind, id: string, wanted: Fields, by: Staff, version?: number): Promise<StaffItem> {
    return this.write(async () => {
      const item = await this.hold(kind, id);
      if (version !== undefined && version !== item.version)
        throw new StaleError({ kind: KINDS[kind].one, id: item.id }, toStaffItem(item));
      const changed = change(item, wanted, this.clock.now());
      if (!changed) return toStaffItem(item);
      await this.refuseUnknownPicture(changed.after.imageUrl);
      await this.refuseUnknownItems(kind, changed.after);
      refuseFaultyBreaks(kind, changed.item.fields);
      await this.items.store(kind, changed.item);
      await this.record(kind, item, 'updated', by, changed);
      return toStaffItem(changed.item);
    });
  }

  archive(kind: Kind, id: string, by: Staff): Promise<void> {
    return this.write(async () => {
      const archived = archive(await this.hold(kind, id), this.clock.now());
      await this.items.store(kind, archived);
      await this.record(kind, archived, 'archived', by);
    });
  }

  restore(kind: Kind, id: string, by: Staff): Promise<StaffItem> {
    return this.write(async () => {
      const item = (await this.items.hold(kind, id)) ?? unknownItem();
      if (!item.archivedAt) return toStaffItem(item);
      const restored = restore(item, this.clock.now());
      await this.items.store(kind, restored);
      await this.record(kind, restored, 'restored', by);
      return toStaffItem(restored);
    });
  }

  order(kind: Kind, ids: readonly string[], by: Staff): Promise<StaffItem[]> {
    return this.write(async () => {
      const list = await this.items.holdList(kind);
      const archived = await this.archivedOf(kind, ids, list);
      for (const moved of putInOrder(list, ids, this.clock.now(), archived)) {
        await this.items.store(kind, moved.item);
        await this.record(kind, moved.item, 'moved', by, moved);
      }
      return (await this.items.list(kind)).sort(byPosition).map(toStaffItem);
    });
  }

  /** Does the work in a transaction, and ends when this process quotes and lists what it has stored. */
  private async write<T>(work: () => Promise<T>): Promise<T> {
    const stored = await this.transactions.run(work);
    // A failed read does not undo the write: CatalogueChanges reads again once the database is back.
    await this.catalogue.refresh().catch(() => undefined);
    return stored;
  }

  private async archivedOf(
    kind: Kind,
    ids: readonly string[],
    list: readonly StoredItem[],
  ): Promise<Set<string>> {
    const listed = new Set(list.map(({ id }) => id));
    const archived = new Set<string>();
    for (const id of ids) if (!listed.has(id) && (await this.items.find(kind, id))) archived.add(id);
    return archived;
  }

  private async hold(kind: Kind, id: string): Promise<StoredItem> {
    const item = await this.items.hold(kind, id);
    return item && !item.archivedAt ? item : unknownItem();
  }

  private async refuseUnknownPicture(imageUrl: unknown): Promise<void> {
    if (!imageUrl || (await this.pictures.isStored(String(imageUrl)))) return;
    throw invalidField('imageUrl', 'picture.unknown', 'There is no such picture; upload it again.');
  }

  /** What was archived is known: a list that names it can be put back. */
  private async refuseUnknownItems(kind: Kind, given: Partial<Fields>): Promise<void> {
    for (const [field, { of }] of Object.entries(KINDS[kind].fields)) {
      const ids = (of && (given[field] as readonly string[] | undefined)) ?? [];
      if (!of || ids.length === 0) continue;
      const known = (await this.items.readByIds(ids))[of];
      const faults = ids.flatMap((id, index) => {
        const message = 'There is no such item.';
        return known.has(id) ? [] : [{ path: `${field}[${index}]`, code: 'unsuited.unknown-item', message }];
      });
      refuseFaults(faults);
    }
  }

  private record(
    kind: Kind,
    { id }: StoredItem,
    what: CatalogueAction,
    by: Staff,
    changed: { before?: Partial<Fields>; after?: Partial<Fields> } = {},
  ): Promise<void> {
    const { one } = KINDS[kind];
    const { before, after } = changed;
    return this.auditTrail.record({
      at: this.clock.now(),
      by,
      action: `${one}.${what}`,
      thing: { kind: one, id },
      before,
      after,
    });
  }
}
