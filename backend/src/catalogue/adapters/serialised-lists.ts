import { createHash } from 'node:crypto';
import { colourIdOf } from '@tiraz/contracts/colours';
import type { Catalogue } from '../application/catalogue.js';
import { publicItems, type CatalogueItem, type CatalogueSnapshot } from '../domain/catalogue-items.js';
import { isLeftOut, STAFF_FIELDS, type Kind } from '../domain/kinds.js';
import { PublicLists, type PublicList } from './public-lists.js';

type Lists = Readonly<Record<keyof CatalogueSnapshot, PublicList>>;

export class SerialisedLists extends PublicLists {
  private made: { from: CatalogueSnapshot; lists: Lists } | undefined;

  constructor(private readonly catalogue: Catalogue) {
    super();
  }

  list(kind: Kind): PublicList {
    const { snapshot } = this.catalogue;
    if (this.made?.from !== snapshot) this.made = { from: snapshot, lists: serialise(snapshot) };
    return this.made.lists[kind];
  }
}

function serialise(snapshot: CatalogueSnapshot): Lists {
  return {
    productTypes: toList(snapshot.productTypes),
    fabrics: toList(snapshot.fabrics),
    fits: toList(snapshot.fits),
    finishingQualities: toList(snapshot.finishingQualities),
    printTypes: toList(snapshot.printTypes),
    colors: toList(snapshot.colors, colourIdOf),
  };
}

function toList(items: ReadonlyMap<string, CatalogueItem>, idOf = (id: string) => id): PublicList {
  const published = publicItems(items).map((item) => ({ ...item, id: idOf(item.id) }));
  const body = Buffer.from(JSON.stringify(published, withoutWhatIsLeftOut));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}

/** What is for staff alone; what has no quantity breaks, and goes with everything, says nothing of it. */
function withoutWhatIsLeftOut(field: string, value: unknown): unknown {
  if (STAFF_FIELDS.includes(field)) return undefined;
  const isInitial = value === false || (Array.isArray(value) && value.length === 0);
  return isInitial && isLeftOut(field) ? undefined : value;
}
