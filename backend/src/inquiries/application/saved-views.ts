import type { SavedView, View } from '../domain/saved-view.js';

/** The parts of the list of inquiries that an account has named. They are its own: nobody else reads or changes them. */
export abstract class SavedViews {
  /** By name. */
  abstract list(staffId: string): Promise<SavedView[]>;

  /**
   * Keeps another one; asked for twice, it is one.
   *
   * @throws DomainError `conflict` for a name that another of the account's has, and beyond `MOST_VIEWS`
   */
  abstract add(staffId: string, view: View): Promise<SavedView>;

  /** @throws DomainError `missing` for a view that is not the account's; and as `add` does */
  abstract change(staffId: string, view: SavedView): Promise<SavedView>;

  /** Removing what is not there changes nothing. */
  abstract remove(staffId: string, id: string): Promise<void>;
}

/** Where they are kept; everything happens in the running transaction. */
export interface ViewStore {
  nextId(): string;
  /** By name. */
  of(staffId: string): Promise<SavedView[]>;
  /** The same, held against other changes of the account's views until the transaction ends. */
  hold(staffId: string): Promise<SavedView[]>;
  save(staffId: string, views: readonly SavedView[]): Promise<void>;
  remove(staffId: string, id: string): Promise<void>;
}
