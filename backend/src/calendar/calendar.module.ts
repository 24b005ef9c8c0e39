import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Settings } from '../settings/index.js';
import { SettingsModule } from '../settings/settings.module.js';
import { Clock } from '../shared/domain/clock.js';
import { HolidayEntity } from './adapters/holiday.entity.js';
import { TypeOrmHolidays } from './adapters/holidays.typeorm.js';
import { Holidays } from './application/holidays.js';
import { ReadCalendar } from './application/read-calendar.js';
import { WorkingCalendar } from './application/working-calendar.js';

@Module({
  imports: [SettingsModule, TypeOrmModule.forFeature([HolidayEntity])],
  providers: [
    {
      provide: Holidays,
      inject: [DataSource],
      useFactory: (source: DataSource) => new TypeOrmHolidays(source),
    },
    {
      provide: WorkingCalendar,
      inject: [Settings, Holidays, Clock],
      useFactory: (...needs: ConstructorParameters<typeof ReadCalendar>) => new ReadCalendar(...needs),
    },
  ],
  exports: [WorkingCalendar],
})
export class CalendarModule {}
