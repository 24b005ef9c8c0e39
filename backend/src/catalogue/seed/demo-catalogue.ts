import type { CatalogueItems } from '../application/catalogue-items.js';
import type { CatalogueSnapshot } from '../domain/catalogue-items.js';
import { demoItems } from './demo-items.js';

/** The catalogue that an empty demo database begins with. */
export class DemoCatalogue {
  constructor(private readonly items: CatalogueItems) {}

  isNeeded(): Promise<boolean> {
    return this.items.isEmpty();
  }

  seed(): Promise<void> {
    return this.items.add(demoItems());
  }

  /** What was seeded, also before the seeding transaction ends: other demo data is made of it. */
  seeded(): Promise<CatalogueSnapshot> {
    return this.items.readUnarchived();
  }
}
