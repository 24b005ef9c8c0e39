import type { Staff } from '../../shared/domain/staff.js';
import type { StoredSettings } from '../domain/settings.js';
import type { VersionedSettings } from './settings-store.js';

/** What staff do with the settings. */
export abstract class StaffSettings {
  abstract read(): Promise<VersionedSettings>;

  /**
   * @param changes absent fields stay as they are
   * @param version as it was read, if that matters
   * @throws DomainError `settings.invalid`, `picture.unknown`, `factor.own-first`, `owner.may-not-answer`; StaleError
   * when it has another version
   */
  abstract edit(
    changes: Partial<StoredSettings>,
    version: number | undefined,
    by: Staff,
  ): Promise<VersionedSettings>;
}
