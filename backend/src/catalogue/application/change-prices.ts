import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import { EVERY_KIND, KINDS, type Fields, type Kind, type KindName } from '../domain/kinds.js';
import { refuseFaultyBreaks } from '../domain/quantity-breaks.js';
import { change, type StoredItem } from '../domain/stored-item.js';
import type { CatalogueItems } from './catalogue-items.js';
import type { Catalogue } from './catalogue.js';
import { ItemPrices, type CatalogueEntry, type EntryRef } from './item-prices.js';

export class ChangePrices extends ItemPrices {
  constructor(
    private readonly items: CatalogueItems,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
    private readonly catalogue: Pick<Catalogue, 'refresh'>,
  ) {
    super();
  }

  async all(kinds: readonly KindName[]): Promise<CatalogueEntry[]> {
    const entries: CatalogueEntry[] = [];
    for (const one of kinds) {
      const items = await this.items.list(listOf(one));
      entries.push(...items.map((item) => ({ ...item, kind: one })));
    }
    return entries;
  }

  read(refs: readonly EntryRef[]): Promise<CatalogueEntry[]> {
    return this.each(refs, (kind, ids) => this.items.findAll(kind, ids));
  }

  hold(refs: readonly EntryRef[]): Promise<CatalogueEntry[]> {
    return this.each(refs, (kind, ids) => this.items.holdAll(kind, ids));
  }

  isSound({ kind, fields }: CatalogueEntry, wanted: Fields): boolean {
    try {
      refuseFaultyBreaks(listOf(kind), { ...fields, ...wanted });
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }

  async store(changes: readonly { entry: CatalogueEntry; wanted: Fields }[], by: Staff): Promise<void> {
    const at = this.clock.now();
    for (const kind of EVERY_KIND) {
      const { one } = KINDS[kind];
      const changed = changes
        .filter(({ entry }) => entry.kind === one)
        .flatMap(({ entry, wanted }) => change(storedOf(entry), wanted, at) ?? []);
      if (changed.length === 0) continue;
      await this.items.storeAll(
        kind,
        changed.map(({ item }) => item),
      );
      for (const { item, before, after } of changed) {
        const thing = { kind: one, id: item.id };
        await this.auditTrail.record({ at, by, action: `${one}.updated`, thing, before, after });
      }
    }
  }

  refresh(): Promise<void> {
    return this.catalogue.refresh().catch(() => undefined);
  }

  /** Kind by kind, in one order everywhere, so that two who hold items never wait for each other. */
  private async each(
    refs: readonly EntryRef[],
    find: (kind: Kind, ids: string[]) => Promise<StoredItem[]>,
  ): Promise<CatalogueEntry[]> {
    const entries: CatalogueEntry[] = [];
    for (const kind of EVERY_KIND) {
      const { one } = KINDS[kind];
      const ids = refs.filter((ref) => ref.kind === one).map(({ id }) => id);
      if (ids.length === 0) continue;
      const found = await find(kind, ids);
      entries.push(...found.map((item) => ({ ...item, kind: one })));
    }
    return entries;
  }
}

function listOf(name: KindName): Kind {
  return EVERY_KIND.find((kind) => KINDS[kind].one === name) as Kind;
}

function storedOf({ kind: _, ...item }: CatalogueEntry): StoredItem {
  return item;
}
