import type { Staff } from '../../shared/domain/staff.js';
import type { Fields, Kind, Known, StaffItem } from '../domain/kinds.js';

export function toStaffItem({
  id,
  fields,
  version,
  createdAt,
  updatedAt,
}: Known & { fields: Fields }): StaffItem {
  return { id, ...fields, version, createdAt, updatedAt };
}

/**
 * What staff change in the catalogue, for all kinds alike. Every method may refuse with `unavailable` while the
 * database is away; each change leaves a record in the audit trail, and shows in the next list and quote of this process.
 */
export abstract class StaffCatalogue {
  /**
   * @param given well-formed, with at least the fields that have no initial value
   * @throws DomainError `picture.unknown`, `quantity-break.one-price`, `quantity-break.not-ascending`,
   *   `quantity-break.dearer`, `unsuited.unknown-item`
   */
  abstract create(kind: Kind, given: Fields, by: Staff): Promise<StaffItem>;

  /**
   * Changes the given fields and no other; a change to what already is stores nothing.
   *
   * @param version the one the change was made on, if that matters
   * @throws DomainError `catalogue.unknown-item`, and what `create` refuses; StaleError when it has another version
   */
  abstract update(kind: Kind, id: string, wanted: Fields, by: Staff, version?: number): Promise<StaffItem>;

  /**
   * Takes it out of every list and of new quotes; inquiries keep their copy.
   *
   * @throws DomainError `catalogue.unknown-item`, also when it is archived already
   */
  abstract archive(kind: Kind, id: string, by: Staff): Promise<void>;

  /**
   * Undoes the archiving; of what is not archived it changes nothing.
   *
   * @throws DomainError `catalogue.unknown-item`
   */
  abstract restore(kind: Kind, id: string, by: Staff): Promise<StaffItem>;

  /**
   * Puts the list in this order; what is not named keeps its place behind, what was archived meanwhile has none.
   *
   * @param ids each once
   * @throws DomainError `order.unknown-item`
   */
  abstract order(kind: Kind, ids: readonly string[], by: Staff): Promise<StaffItem[]>;
}
