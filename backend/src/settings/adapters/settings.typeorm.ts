import type { DataSource, Repository } from 'typeorm';
import { currentManager } from '../../shared/database/current-manager.js';
import { SettingsStore, type VersionedSettings } from '../application/settings-store.js';
import type { StoredSettings } from '../domain/settings.js';
import { printDocument, readDocument } from './settings-document.js';
import { SettingsEntity } from './settings.entity.js';

const ONE_ROW = { id: 1 };

export class TypeOrmSettings extends SettingsStore {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async read(): Promise<VersionedSettings> {
    return toSettings(await this.rows.findOneByOrFail(ONE_ROW));
  }

  async hold(): Promise<VersionedSettings> {
    return toSettings(await this.rows.findOneOrFail({ where: ONE_ROW, lock: { mode: 'pessimistic_write' } }));
  }

  async save(settings: StoredSettings, at: Date): Promise<void> {
    await this.rows.update(ONE_ROW, { document: printDocument(settings), changedAt: at });
  }

  private get rows(): Repository<SettingsEntity> {
    return currentManager(this.dataSource).getRepository(SettingsEntity);
  }
}

function toSettings({ document, version }: SettingsEntity): VersionedSettings {
  return { ...readDocument(document), version };
}
