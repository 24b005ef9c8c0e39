import type { PictureFiles } from '../../media/index.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import { valuesOf, type SettingsValues } from '../domain/settings.js';
import type { SettingsStore } from './settings-store.js';
import { Settings } from './settings.js';

/** In pixels: enough for 8 cm on paper. */
const LOGO_WIDTH = 1280;

export class ReadSettings extends Settings {
  constructor(
    private readonly store: SettingsStore,
    private readonly pictures: Pick<PictureFiles, 'read'>,
  ) {
    super();
  }

  async read(): Promise<SettingsValues> {
    return valuesOf(await this.store.read());
  }

  async logo(): Promise<Uint8Array | undefined> {
    const { logoUrl } = await this.store.read();
    if (logoUrl === null) return undefined;
    return this.pictures.read(logoUrl.replace('/objects/', ''), LOGO_WIDTH).catch((error: unknown) => {
      if (error instanceof DomainError && error.kind === 'missing') return undefined;
      throw error;
    });
  }
}
