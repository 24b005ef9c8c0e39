import type { Type } from '@nestjs/common';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { controllerApp, type ControllerApp } from '../../test-support/controller-app.js';
import { Catalogue } from '../application/catalogue.js';
import { ItemHistory } from '../application/item-history.js';
import { ManageCatalogue } from '../application/manage-catalogue.js';
import { ReadItemHistory } from '../application/read-item-history.js';
import { StaffCatalogue } from '../application/staff-catalogue.js';
import { StaffLists } from '../application/staff-lists.js';
import { EVERY_KIND, namesOf } from '../domain/kinds.js';
import { demoItems } from '../seed/demo-items.js';
import { InMemoryCatalogueItems } from './catalogue-items.in-memory.js';
import { InMemoryStaffLists } from './staff-lists.in-memory.js';

/** The one picture that is kept. */
export const PICTURE = '/objects/0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e12';

/** What staff read and change, on fakes, with the items of the demo. */
export async function staffCatalogueInMemory() {
  const items = new InMemoryCatalogueItems();
  await items.add(demoItems());
  const trail = new InMemoryAuditTrail();
  return {
    catalogue: new ManageCatalogue(
      items,
      { isStored: (path) => Promise.resolve(path === PICTURE) },
      new InMemoryTransactions(),
      trail,
      { now: () => new Date('2026-11-20T10:00:00Z') },
      new Catalogue(items),
    ),
    lists: new InMemoryStaffLists(items),
    histories: new ReadItemHistory(items, trail),
  };
}

/** Controllers on these fakes. */
export async function staffCatalogueApp(
  controllers: Type[],
  fakes?: Awaited<ReturnType<typeof staffCatalogueInMemory>>,
): Promise<ControllerApp> {
  const { catalogue, lists, histories } = fakes ?? (await staffCatalogueInMemory());
  return controllerApp({
    controllers,
    providers: [
      { provide: StaffCatalogue, useValue: catalogue },
      { provide: StaffLists, useValue: lists },
      { provide: ItemHistory, useValue: histories },
    ],
  });
}

/** Every kind with the address of its list. */
export const LISTS = EVERY_KIND.map((kind) => [namesOf(kind).path, kind] as const);
