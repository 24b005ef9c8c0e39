import type { StoredSettings } from '../domain/settings.js';

export interface VersionedSettings extends StoredSettings {
  version: number;
}

/** Where the settings are stored: there is always one version of them. Joins the running transaction. */
export abstract class SettingsStore {
  abstract read(): Promise<VersionedSettings>;

  /** Held against other changes until the transaction ends. */
  abstract hold(): Promise<VersionedSettings>;

  /** Stores them as the next version. */
  abstract save(settings: StoredSettings, at: Date): Promise<void>;
}
