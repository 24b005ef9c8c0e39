import type { Language } from '@tiraz/contracts/language';

/** Every price as a table. May refuse with `unavailable` while the database is away. */
export abstract class PriceSheets {
  /** Every price of what is not archived. @throws DomainError `spreadsheet.unavailable` */
  abstract write(language: Language): Promise<Uint8Array>;
}
