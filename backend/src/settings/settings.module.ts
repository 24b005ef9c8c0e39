import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PictureFiles } from '../media/index.js';
import { MediaModule } from '../media/media.module.js';
import { SettingsEntity } from './adapters/settings.entity.js';
import { TypeOrmSettings } from './adapters/settings.typeorm.js';
import { ReadSettings } from './application/read-settings.js';
import { SettingsStore } from './application/settings-store.js';
import { Settings } from './application/settings.js';

@Module({
  imports: [MediaModule, TypeOrmModule.forFeature([SettingsEntity])],
  providers: [
    {
      provide: SettingsStore,
      inject: [DataSource],
      useFactory: (source: DataSource) => new TypeOrmSettings(source),
    },
    {
      provide: Settings,
      inject: [SettingsStore, PictureFiles],
      useFactory: (...needs: ConstructorParameters<typeof ReadSettings>) => new ReadSettings(...needs),
    },
  ],
  exports: [Settings],
})
export class SettingsModule {}
