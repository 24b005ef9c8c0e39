import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuthModule, Colleagues } from '../auth/auth.module.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import { WorkingCalendar } from '../calendar/index.js';
import { CrmModule } from '../crm/crm.module.js';
import { CustomerReads, DueFollowUps } from '../crm/index.js';
import { NewArrivals, OwnedInquiries } from '../inquiries/index.js';
import { InquiriesModule } from '../inquiries/inquiries.module.js';
import { ParkedJobList } from '../jobs/index.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MessageList } from '../notifications/index.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ExpiringQuotations } from '../quotations/index.js';
import { QuotationsModule } from '../quotations/quotations.module.js';
import { Clock } from '../shared/domain/clock.js';
import { provide } from '../shared/provide.js';
import { PostgresOverviewFigures } from './adapters/overview-figures.postgres.js';
import { StatsController } from './adapters/stats.controller.js';
import { TodayController } from './adapters/today.controller.js';
import { ReadToday } from './application/read-today.js';
import { TodayReading } from './application/today.js';
import { OverviewFigures } from './domain/stats.js';

@Module({
  imports: [
    AuthModule,
    CalendarModule,
    CrmModule,
    InquiriesModule,
    JobsModule,
    NotificationsModule,
    QuotationsModule,
  ],
  controllers: [StatsController, TodayController],
  providers: [
    provide(OverviewFigures, PostgresOverviewFigures, [DataSource, CustomerReads, Clock]),
    provide(TodayReading, ReadToday, {
      calendar: WorkingCalendar,
      inquiries: NewArrivals,
      owned: OwnedInquiries,
      staff: Colleagues,
      followUps: DueFollowUps,
      quotations: ExpiringQuotations,
      mails: MessageList,
      jobs: ParkedJobList,
      clock: Clock,
    }),
  ],
  exports: [TodayReading],
})
export class OverviewModule {}
