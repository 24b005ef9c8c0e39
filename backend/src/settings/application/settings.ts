import type { SettingsValues } from '../domain/settings.js';

/** What staff set about the seller, quotations and working hours. Reads join the running transaction. */
export abstract class Settings {
  abstract read(): Promise<SettingsValues>;

  /**
   * The seller's logo as WebP.
   *
   * @returns undefined where none is set, or the store lost it: a document goes out without it
   * @throws DomainError `store.unavailable`
   */
  abstract logo(): Promise<Uint8Array | undefined>;
}
