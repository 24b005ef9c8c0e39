import type { Language } from '@tiraz/contracts/language';
import type { WorkingCalendar } from '../../calendar/index.js';
import type { OwnedInquiries } from '../../inquiries/index.js';
import type { Today, TodayReading } from '../../overview/index.js';

/** What digests need of the calendar. */
export type Calendar = Pick<WorkingCalendar, 'read'>;

/** What they need of the inquiries. */
export type OwnInquiries = Pick<OwnedInquiries, 'named'>;

/** What they need of the overview. */
export type Overview = TodayReading;

/** What of the overview's blocks a digest has; with the reader's own open inquiries. */
export type Waiting = Pick<Today, 'inquiries' | 'followUps' | 'quotations'> & {
  own: Awaited<ReturnType<OwnInquiries['named']>>;
};

/** A member of staff as a digest knows them. */
export interface Reader {
  id: string;
  name: string;
  email: string;
  language: Language;
  permissions: Parameters<TodayReading['read']>[0];
}

export interface Readers {
  /** Who is to have it today. */
  list(): Promise<Reader[]>;
}

/** What they need of mails. */
export abstract class DigestMails {
  /** Joins the running transaction. One for each reader and day, however often it is called. */
  abstract write(reader: Reader, waiting: Waiting, of: { day: string; until: Date }): Promise<void>;
}
