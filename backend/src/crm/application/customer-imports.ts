import {
  MOST_IMPORTED_CUSTOMERS,
  type CustomerColumn,
  type CustomerSheetFault,
  type ImportOutcome,
} from '@tiraz/contracts/customer-care';
import type { Staff } from '../../shared/domain/staff.js';
import type { SheetFault } from '../../shared/domain/sheet-table.js';

export const TOO_MANY = {
  code: 'customer-sheet.too-many',
  detail: `At most ${MOST_IMPORTED_CUSTOMERS} customers are taken over at once.`,
};
export const FAULTY = { code: 'customer-sheet.faulty', detail: 'Some rows do not hold: nothing was stored.' };

export type CustomerFault = SheetFault<CustomerColumn, CustomerSheetFault>;

/** What taking over one row does. */
export interface ImportedRow {
  row: number;
  name: string;
  email: string;
  outcome: ImportOutcome;
  /** Of a known customer: the blanks that are filled. */
  fills: readonly ('phone' | 'company')[];
}

export interface ReadCustomers {
  /** Below the heads. */
  rows: number;
  /** While there are faults, nobody is named. */
  customers: readonly ImportedRow[];
  faults: readonly CustomerFault[];
}

/** Customers from a table. May refuse with `unavailable` while the database is away. */
export abstract class CustomerImports {
  /**
   * What a table would add. Nothing is stored.
   *
   * @throws DomainError `customer-sheet.too-many`, what `SheetReader.read` and `tableIn` refuse
   */
  abstract check(file: Uint8Array): Promise<ReadCustomers>;

  /**
   * Stores all of a table, or nothing of it. The same table again changes nothing.
   *
   * @throws DomainError `customer-sheet.faulty`, and as `check`
   */
  abstract store(file: Uint8Array, by: Staff): Promise<ReadCustomers>;
}
