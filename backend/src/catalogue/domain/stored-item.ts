import { changedFields } from '../../shared/domain/changed-fields.js';
import { invalidField } from '../../shared/domain/domain-error.js';
import { inListOrder } from './list-order.js';
import { KINDS, LAST_POSITION, type Fields, type Kind } from './kinds.js';

/** An item as staff know it: what they write into it, and what happened to it since. */
export interface StoredItem {
  /** UUID v7. */
  id: string;
  /** Every field of its kind in KINDS. */
  fields: Fields;
  /** 1 for a new item, one more with every stored change. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
  archivedAt: Date | null;
}

/** A change with its record: the changed fields alone, as they were and as they are. */
export interface Change {
  item: StoredItem;
  before: Partial<Fields>;
  after: Partial<Fields>;
}

/** How far a new item stands behind the last one, so that another fits between. */
const STEP = 10;

/** @param given at least the fields that have no initial value; a position in the list unless it comes last */
export function newItem(
  kind: Kind,
  given: Fields,
  id: string,
  at: Date,
  others: readonly StoredItem[],
): StoredItem {
  const last = Math.max(0, ...others.map(({ fields }) => Number(fields.sortOrder)));
  const initial = Object.entries(KINDS[kind].fields).map(([name, { initially }]) => [
    name,
    given[name] ?? (name === 'sortOrder' ? Math.min(last + STEP, LAST_POSITION) : initially),
  ]);
  const fields = Object.fromEntries(initial) as Fields;
  return { id, fields, version: 1, createdAt: at, updatedAt: at, archivedAt: null };
}

/** @returns undefined when everything is already as it is wanted */
export function change(item: StoredItem, wanted: Fields, at: Date): Change | undefined {
  const changed = changedFields(item.fields, wanted);
  return changed && { item: { ...next(item, at), fields: { ...item.fields, ...wanted } }, ...changed };
}

export function archive(item: StoredItem, at: Date): StoredItem {
  return { ...next(item, at), archivedAt: at };
}

export function restore(item: StoredItem, at: Date): StoredItem {
  return { ...next(item, at), archivedAt: null };
}

function next(item: StoredItem, at: Date): StoredItem {
  return { ...item, version: item.version + 1, updatedAt: at };
}

/**
 * The items whose position changes when the list is to be in this order. What the order does not name keeps its
 * place behind: somebody added it meanwhile. What somebody archived meanwhile has no place.
 *
 * @param ids each once, in lower case
 * @param archived those of them that were in the list once
 * @throws DomainError `order.unknown-item` for an id that was never in the list
 */
export function putInOrder(
  items: readonly StoredItem[],
  ids: readonly string[],
  at: Date,
  archived: ReadonlySet<string> = new Set(),
): Change[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const named = ids.flatMap((id, index) => {
    const item = byId.get(id);
    if (item) return [item];
    if (archived.has(id)) return [];
    throw invalidField(`ids[${index}]`, 'order.unknown-item', 'There is no such item in this list.');
  });
  const rest = items.filter((item) => !named.includes(item)).sort(byPosition);
  return [...named, ...rest]
    .map((item, index) => change(item, { sortOrder: (index + 1) * STEP }, at))
    .filter((each) => each !== undefined);
}

/** As visitors see them: by position, then by name. */
export function byPosition(one: StoredItem, other: StoredItem): number {
  return inListOrder(placeOf(one), placeOf(other));
}

function placeOf({ id, fields }: StoredItem) {
  return { id, name: String(fields.name), sortOrder: Number(fields.sortOrder) };
}
