import type { Staff } from '../../shared/domain/staff.js';
import type { DueDigest } from '../domain/digest-time.js';

/** What digests need of the calendar. */
export interface WorkingDays {
  /** Whether a Cairo day is one of work. */
  rule(): Promise<(day: string) => boolean>;
}

export type Told = 'inquiries.read' | 'quotations.read' | 'customers.read';

/** A member of staff who is to have a digest. */
export interface Reader extends Staff {
  permissions: { has(permission: Told): boolean };
}

export interface Readers<Known extends Reader> {
  /** Who is to have it today. */
  list(): Promise<Known[]>;
}

interface Counted {
  total: number;
}

/** The overview's blocks that a digest has; those that may not be read are absent. */
export interface Blocks {
  inquiries?: Counted;
  followUps?: { overdue: number; dueToday: number };
  quotations?: Counted;
}

export interface Overview<Shown extends Blocks> {
  read(permitted: Reader['permissions']): Promise<Shown>;
}

/** What waits for a reader: the blocks, and the open inquiries that are theirs. */
export type Waiting<Shown extends Blocks, Own extends Counted> = Pick<Shown, keyof Blocks> & { own: Own };

/** What they need of the inquiries. */
export interface OwnInquiries<Own extends Counted> {
  /** The open ones of this account. */
  of(staffId: string): Promise<Own>;
}

/** What they need of mails. */
export interface DigestMails<Known extends Reader, Shown extends Blocks, Own extends Counted> {
  /** Joins the running transaction. One for each reader and day, however often it is called. */
  write(reader: Known, waiting: Waiting<Shown, Own>, due: DueDigest): Promise<void>;
}
