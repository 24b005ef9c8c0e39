import { Module, type OnModuleInit } from '@nestjs/common';
import { AuthModule, DigestReaders } from '../auth/auth.module.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import { isWorkingDay, WorkingCalendar } from '../calendar/index.js';
import { OwnedInquiries } from '../inquiries/index.js';
import { InquiriesModule } from '../inquiries/inquiries.module.js';
import { Mails } from '../notifications/index.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { NAMED, TodayReading } from '../overview/index.js';
import { OverviewModule } from '../overview/overview.module.js';
import { Clock } from '../shared/domain/clock.js';
import { Transactions } from '../shared/domain/transactions.js';
import { JobHandlers } from '../shared/jobs/job-handlers.js';
import { WrittenDigests } from './adapters/written-digests.js';
import { SEND_DIGESTS, SendDigests } from './application/send-digests.js';
import { DIGEST_TIME } from './domain/digest-time.js';

@Module({
  imports: [AuthModule, CalendarModule, InquiriesModule, NotificationsModule, OverviewModule],
  providers: [
    {
      provide: SendDigests,
      inject: [Transactions, WorkingCalendar, DigestReaders, TodayReading, OwnedInquiries, Mails, Clock],
      useFactory: (
        transactions: Transactions,
        calendar: WorkingCalendar,
        readers: DigestReaders,
        overview: TodayReading,
        inquiries: OwnedInquiries,
        mails: Mails,
        clock: Clock,
      ) =>
        new SendDigests(
          transactions,
          { rule: () => workingDaysOf(calendar) },
          readers,
          overview,
          { of: (staffId) => inquiries.named(staffId, NAMED) },
          new WrittenDigests(mails),
          clock,
        ),
    },
  ],
})
export class DigestsModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobHandlers,
    private readonly digests: SendDigests,
  ) {}

  onModuleInit(): void {
    this.jobs.handleEveryDay(SEND_DIGESTS, DIGEST_TIME, (planned) => this.digests.send(planned));
  }
}

async function workingDaysOf(calendar: WorkingCalendar): Promise<(day: string) => boolean> {
  const time = await calendar.read();
  return (day) => isWorkingDay(day, time);
}
