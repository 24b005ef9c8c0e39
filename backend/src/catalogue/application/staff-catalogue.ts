import type { CatalogueDeed } from '@tiraz/contracts/audit-trail';
import type { AuditEntry, AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError, StaleError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import {
  archive,
  byPosition,
  change,
  newItem,
  putInOrder,
  restore,
  type Fields,
  type StoredItem,
} from '../domain/stored-item.js';
import { KINDS, type Kind } from '../domain/kinds.js';
import type { CatalogueItems } from './catalogue-items.js';
import type { Catalogue } from './catalogue.js';

/** What the catalogue needs of Media. */
export interface KeptPictures {
  /** Whether there is a picture under this path; it stays at least until the running transaction ends. */
  isKept(objectPath: string): Promise<boolean>;
}

/**
 * What staff do to the catalogue, for all five kinds alike. Every method may refuse with `unavailable` while the
 * database is away; each change leaves a record in the audit trail, and shows in the next list and quote of this process.
 */
export class StaffCatalogue {
  constructor(
    private readonly items: CatalogueItems,
    private readonly pictures: KeptPictures,
    private readonly transactions: Transactions,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
    private readonly catalogue: Pick<Catalogue, 'refresh'>,
  ) {}

  /**
   * @param given well-formed, with at least the fields that have no initial value
   * @throws DomainError `picture.unknown`
   */
  create(kind: Kind, given: Fields, by: Staff): Promise<StoredItem> {
    return this.write(async () => {
      await this.refuseUnknownPicture(given.imageUrl);
      const at = this.clock.now();
      const item = newItem(kind, given, this.items.nextId(at), at, await this.items.list(kind));
      await this.items.store(kind, item);
      await this.record(kind, item, 'created', by, { after: item.fields });
      return item;
    });
  }

  /**
   * Changes the given fields and no other; a change to what already is stores nothing.
   *
   * @param version the one the change was made on, if that matters
   * @throws DomainError `catalogue.unknown-item`, `picture.unknown`; StaleError when it has another version
   */
  update(kind: Kind, id: string, wanted: Fields, by: Staff, version?: number): Promise<StoredItem> {
    return this.write(async () => {
      const item = await this.hold(kind, id);
      if (version !== undefined && version !== item.version) throw new StaleError(toEntity(item));
      const changed = change(item, wanted, this.clock.now());
      if (!changed) return item;
      await this.refuseUnknownPicture(changed.after.imageUrl);
      await this.items.store(kind, changed.item);
      await this.record(kind, item, 'updated', by, changed);
      return changed.item;
    });
  }

  /**
   * Takes it out of every list and of new quotes; inquiries keep their copy.
   *
   * @throws DomainError `catalogue.unknown-item`, also when it is archived already
   */
  archive(kind: Kind, id: string, by: Staff): Promise<void> {
    return this.write(async () => {
      const archived = archive(await this.hold(kind, id), this.clock.now());
      await this.items.store(kind, archived);
      await this.record(kind, archived, 'archived', by);
    });
  }

  /**
   * Undoes the archiving; of what is not archived it changes nothing.
   *
   * @throws DomainError `catalogue.unknown-item`
   */
  restore(kind: Kind, id: string, by: Staff): Promise<StoredItem> {
    return this.write(async () => {
      const item = (await this.items.hold(kind, id)) ?? unknown();
      if (!item.archivedAt) return item;
      const restored = restore(item, this.clock.now());
      await this.items.store(kind, restored);
      await this.record(kind, restored, 'restored', by);
      return restored;
    });
  }

  /**
   * Puts the list in this order; what is not named keeps its place behind, what was archived meanwhile has none.
   *
   * @param ids each once
   * @throws DomainError `order.unknown-item`
   */
  order(kind: Kind, given: readonly string[], by: Staff): Promise<StoredItem[]> {
    const ids = given.map((id) => id.toLowerCase());
    return this.write(async () => {
      const list = await this.items.holdList(kind);
      const archived = await this.archivedOf(kind, ids, list);
      for (const moved of putInOrder(list, ids, this.clock.now(), archived)) {
        await this.items.store(kind, moved.item);
        await this.record(kind, moved.item, 'moved', by, moved);
      }
      return (await this.items.list(kind)).sort(byPosition);
    });
  }

  /**
   * What was done to an item, newest first; of an archived one too.
   *
   * @throws DomainError `catalogue.unknown-item`
   */
  async history(kind: Kind, id: string): Promise<AuditEntry[]> {
    if (!(await this.items.find(kind, id))) unknown();
    return this.auditTrail.of({ kind: KINDS[kind].one, id: id.toLowerCase() });
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
    return item && !item.archivedAt ? item : unknown();
  }

  private async refuseUnknownPicture(imageUrl: unknown): Promise<void> {
    if (!imageUrl || (await this.pictures.isKept(String(imageUrl)))) return;
    const message = 'There is no such picture; upload it again.';
    throw new DomainError('invalid', 'picture.unknown', message, [
      { path: 'imageUrl', code: 'picture.unknown', message },
    ]);
  }

  private record(
    kind: Kind,
    { id }: StoredItem,
    what: CatalogueDeed,
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

function unknown(): never {
  throw new DomainError('missing', 'catalogue.unknown-item', 'There is no such item in the catalogue.');
}

/** An item as staff read it: one flat object. */
export function toEntity({ id, fields, version, createdAt, updatedAt }: StoredItem) {
  return { id, ...fields, version, createdAt, updatedAt };
}
