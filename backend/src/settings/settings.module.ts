import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuthModule, Colleagues, FactorHolders } from '../auth/auth.module.js';
import { PictureFiles, Pictures } from '../media/index.js';
import { MediaModule } from '../media/media.module.js';
import { AuditTrail } from '../shared/domain/audit-trail.js';
import { Clock } from '../shared/domain/clock.js';
import { Transactions } from '../shared/domain/transactions.js';
import { provide } from '../shared/provide.js';
import { SettingsController } from './adapters/settings.controller.js';
import { SettingsEntity } from './adapters/settings.entity.js';
import { TypeOrmSettings } from './adapters/settings.typeorm.js';
import { ManageSettings } from './application/manage-settings.js';
import { ReadSettings } from './application/read-settings.js';
import { SettingsStore } from './application/settings-store.js';
import { Settings } from './application/settings.js';
import { StaffSettings } from './application/staff-settings.js';
import { DemoSettings } from './seed/demo-settings.js';

export { DemoSettings } from './seed/demo-settings.js';

@Module({
  imports: [AuthModule, MediaModule, TypeOrmModule.forFeature([SettingsEntity])],
  controllers: [SettingsController],
  providers: [
    provide(SettingsStore, TypeOrmSettings, [DataSource]),
    provide(Settings, ReadSettings, [SettingsStore, PictureFiles]),
    provide(StaffSettings, ManageSettings, [
      Transactions,
      SettingsStore,
      Pictures,
      FactorHolders,
      Colleagues,
      AuditTrail,
      Clock,
    ]),
    provide(DemoSettings, DemoSettings, [StaffSettings]),
  ],
  exports: [DemoSettings, Settings],
})
export class SettingsModule {}
