import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { texts } from '@tiraz/messages/backend/holidays';
import { DataSource } from 'typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { Settings } from '../settings/index.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AuditTrail } from '../shared/domain/audit-trail.js';
import { Clock } from '../shared/domain/clock.js';
import { Transactions } from '../shared/domain/transactions.js';
import { provide } from '../shared/provide.js';
import { HolidayEntity } from './adapters/holiday.entity.js';
import { HolidaysController } from './adapters/holidays.controller.js';
import { LeadTimesController } from './adapters/lead-times.controller.js';
import { TypeOrmHolidays } from './adapters/holidays.typeorm.js';
import { Holidays } from './application/holidays.js';
import { LeadTimes } from './application/lead-times.js';
import { ManageHolidays } from './application/manage-holidays.js';
import { ReadCalendar } from './application/read-calendar.js';
import { ReadLeadTimes } from './application/read-lead-times.js';
import { StaffHolidays } from './application/staff-holidays.js';
import { WorkingCalendar } from './application/working-calendar.js';

@Module({
  imports: [AuthModule, SettingsModule, TypeOrmModule.forFeature([HolidayEntity])],
  controllers: [HolidaysController, LeadTimesController],
  providers: [
    provide(Holidays, TypeOrmHolidays, [DataSource]),
    provide(WorkingCalendar, ReadCalendar, [Settings, Holidays, Clock]),
    provide(LeadTimes, ReadLeadTimes, [Settings, WorkingCalendar, Clock]),
    {
      provide: StaffHolidays,
      inject: [Transactions, Holidays, AuditTrail, Clock],
      useFactory: (transactions: Transactions, holidays: Holidays, audit: AuditTrail, clock: Clock) =>
        new ManageHolidays(transactions, holidays, { en: texts.en, ar: texts.ar }, audit, clock),
    },
  ],
  exports: [WorkingCalendar],
})
export class CalendarModule {}
