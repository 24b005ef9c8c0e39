import type { Customer } from '../domain/customer.js';

/** Where customers are stored; everything happens in the running transaction, and what is held is held until its end. */
export abstract class Customers {
  /** A new id; later moments sort later. */
  abstract nextId(at: Date): string;

  /**
   * Finds the customer that the newcomer's address leads to, held against changes, or stores the newcomer. Rivals with
   * the same address wait for the end of the transaction, and so does a merge.
   */
  abstract findOrAdd(newcomer: Customer): Promise<{ customer: Customer; isNew: boolean }>;

  /** The customers that these folded addresses lead to, by address; held against nothing. */
  abstract knownBy(emails: readonly string[]): Promise<Map<string, Customer>>;

  /**
   * The customer of the id, or the one that it was merged into, held against changes.
   *
   * @returns undefined when there is no such customer
   */
  abstract hold(id: string): Promise<Customer | undefined>;

  /** As `hold`, but against being merged away alone: others may write about the same customer meanwhile. */
  abstract holdInPlace(id: string): Promise<Customer | undefined>;

  /**
   * The customers of the two ids themselves, those that are there. They are held, with all who lead to the duplicate, so
   * that nobody can store anything about any of them.
   */
  abstract holdForMerge(id: string, duplicateId: string): Promise<Customer[]>;

  /** Stores the customer with the version after its own; address and `mergedInto` stay as they are. */
  abstract save(customer: Customer): Promise<void>;

  /**
   * From now on the duplicate and all that led to it lead to the other customer, in one step.
   *
   * @returns their addresses in alphabetical order
   */
  abstract leadTo(id: string, duplicateId: string): Promise<string[]>;
}
