import type { CustomerStatus } from '@tiraz/contracts/customer-care';
import { readScheduledDate } from './scheduled-date.js';
import type { CustomerHistory } from './standing.js';

/** How customers stand, for the rule and for the relation that says the same in SQL. */
export interface StandingExample {
  title: string;
  now: Date;
  /** Judged as of this moment; absent: with everything that happened. */
  upTo?: Date;
  history: CustomerHistory;
  status: CustomerStatus;
  lastActivity: Date;
}

const NOON = '2026-07-15T09:00:00Z';
const LONG_AGO = '2025-01-01T00:00:00Z';
const DAY_MS = 24 * 60 * 60 * 1000;

interface Story {
  /** The present, UTC. */
  now?: string;
  upTo?: string;
  /** When the customer first wrote; a day before the present when absent. */
  first?: string;
  communication?: string;
  /** What staff said, and when. */
  said?: ['active' | 'inactive', string];
  /** When it came, moved on and was accepted. */
  inquiry?: [createdAt: string, statusChangedAt?: string, acceptedAt?: string];
  /** For when, as staff type it; planned at the first contact. */
  pending?: string;
  followUp?: Partial<
    Record<'createdAt' | 'changedAt' | 'scheduledAt', string> & { status: 'completed' | 'cancelled' }
  >;
  status: CustomerStatus;
  /** Absent: the first contact. */
  lastActivity?: string;
}

const STORIES: Record<string, Story> = {
  'nothing is planned': { status: 'active' },
  'a follow-up was planned for yesterday': { pending: '2026-07-14T15:00', status: 'follow_up_due' },
  'one is planned for today 23:59 in Cairo': { pending: '2026-07-15T23:59:59', status: 'follow_up_due' },
  'one is planned for tomorrow 00:00 in Cairo': { pending: '2026-07-16T00:00', status: 'active' },
  'one is planned for tomorrow': { pending: '2026-07-16', status: 'active' },
  'it is tomorrow in Cairo already, while it is today in UTC': {
    now: '2026-07-15T21:00:00Z',
    pending: '2026-07-16',
    status: 'follow_up_due',
  },
  'the last moment of the day in Cairo': {
    now: '2026-07-15T20:59:59Z',
    pending: '2026-07-16',
    status: 'active',
  },
  'the evening before the day without a midnight': {
    now: '2026-04-23T21:59:59Z',
    pending: '2026-04-24T00:30',
    status: 'active',
  },
  'the first moment of the day without a midnight': {
    now: '2026-04-23T22:00:00Z',
    pending: '2026-04-24T23:59',
    status: 'follow_up_due',
  },
  'the day of 23 hours ends an hour earlier': {
    now: '2026-04-24T20:59:59Z',
    pending: '2026-04-25T00:00',
    status: 'active',
  },
  'the hour that comes twice belongs to its day': {
    now: '2026-10-29T21:30:00Z',
    pending: '2026-10-30T00:00',
    status: 'active',
  },
  'the second 23:59 of the day of 25 hours': {
    now: '2026-10-28T21:00:00Z',
    pending: '2026-10-29T21:59:59Z',
    status: 'follow_up_due',
  },
  '179 days ago': { first: '2026-01-16T22:00:00Z', status: 'active' },
  'the last moment of the 180th day': { first: '2026-01-16T21:59:59Z', status: 'inactive' },
  'the 180th day, until midnight in Cairo makes it so': {
    now: '2026-07-14T20:59:59Z',
    first: '2026-01-16T21:59:59Z',
    status: 'active',
  },
  'a communication since': {
    first: LONG_AGO,
    communication: '2026-07-01T10:00:00Z',
    status: 'active',
    lastActivity: '2026-07-01T10:00:00Z',
  },
  'an inquiry since': {
    first: LONG_AGO,
    inquiry: ['2026-07-01T10:00:00Z'],
    status: 'active',
    lastActivity: '2026-07-01T10:00:00Z',
  },
  'an inquiry that moved since': {
    first: LONG_AGO,
    inquiry: [LONG_AGO, '2026-07-01T10:00:00Z', '2025-02-01T10:00:00Z'],
    status: 'active',
    lastActivity: '2026-07-01T10:00:00Z',
  },
  'an inquiry that nobody answered': { first: LONG_AGO, inquiry: [LONG_AGO], status: 'inactive' },
  'a follow-up planned since': {
    first: LONG_AGO,
    followUp: { createdAt: '2026-07-01T10:00:00Z', scheduledAt: '2026-09-01' },
    status: 'active',
    lastActivity: '2026-07-01T10:00:00Z',
  },
  'a follow-up completed since': {
    first: LONG_AGO,
    followUp: { scheduledAt: '2025-02-01', changedAt: '2026-07-01T10:00:00Z', status: 'completed' },
    status: 'active',
    lastActivity: '2026-07-01T10:00:00Z',
  },
  'a follow-up that was for yesterday is completed': {
    followUp: { scheduledAt: '2026-07-14', status: 'completed' },
    status: 'active',
  },
  'a follow-up that was for yesterday is cancelled': {
    followUp: { scheduledAt: '2026-07-14', status: 'cancelled' },
    status: 'active',
  },
  'quiet, but a follow-up is due': { first: LONG_AGO, pending: '2025-02-01', status: 'follow_up_due' },
  'quiet, and a follow-up is planned for later': {
    first: LONG_AGO,
    pending: '2026-09-01',
    status: 'inactive',
  },
  'staff said inactive': { said: ['inactive', '2026-07-15T08:00:00Z'], status: 'inactive' },
  'staff said inactive and a follow-up is due': {
    said: ['inactive', '2026-07-15T08:00:00Z'],
    pending: '2026-07-15',
    status: 'follow_up_due',
  },
  'quiet, but staff say that it is active': {
    first: LONG_AGO,
    said: ['active', '2026-07-15T08:00:00Z'],
    status: 'active',
    lastActivity: '2026-07-15T08:00:00Z',
  },
  'staff said so 180 days ago': {
    first: LONG_AGO,
    said: ['active', '2026-01-16T21:00:00Z'],
    status: 'inactive',
    lastActivity: '2026-01-16T21:00:00Z',
  },
  'a communication later than the moment asked for': {
    upTo: '2026-07-01T09:00:00Z',
    now: '2026-07-01T09:00:00Z',
    first: LONG_AGO,
    communication: '2026-07-01T09:00:01Z',
    status: 'inactive',
  },
  'one at that very moment': {
    upTo: '2026-07-01T09:00:00Z',
    now: '2026-07-01T09:00:00Z',
    first: LONG_AGO,
    communication: '2026-07-01T09:00:00Z',
    status: 'active',
    lastActivity: '2026-07-01T09:00:00Z',
  },
  'an inquiry that came before the moment asked for and moved after it': {
    upTo: '2026-07-01T09:00:00Z',
    now: '2026-07-01T09:00:00Z',
    first: LONG_AGO,
    inquiry: ['2026-06-01T09:00:00Z', '2026-07-02T09:00:00Z', '2026-07-02T09:00:00Z'],
    status: 'active',
    lastActivity: '2026-06-01T09:00:00Z',
  },
  'an inquiry that moved before it': {
    upTo: '2026-07-01T09:00:00Z',
    now: '2026-07-01T09:00:00Z',
    first: LONG_AGO,
    inquiry: [LONG_AGO, '2026-06-01T09:00:00Z', '2026-06-01T09:00:00Z'],
    status: 'active',
    lastActivity: '2026-06-01T09:00:00Z',
  },
  'an inquiry that moved at that very moment': {
    upTo: '2026-07-01T09:00:00Z',
    now: '2026-07-01T09:00:00Z',
    first: LONG_AGO,
    inquiry: [LONG_AGO, '2026-07-01T09:00:00Z', '2026-07-01T09:00:00Z'],
    status: 'active',
    lastActivity: '2026-07-01T09:00:00Z',
  },
  'an inquiry that came after it': {
    upTo: '2026-07-01T09:00:00Z',
    now: '2026-07-01T09:00:00Z',
    first: LONG_AGO,
    inquiry: ['2026-07-02T09:00:00Z'],
    status: 'inactive',
  },
  'a follow-up that was due then and was completed after it': {
    upTo: '2026-07-01T09:00:00Z',
    now: '2026-07-01T09:00:00Z',
    first: LONG_AGO,
    followUp: { scheduledAt: '2026-07-01', changedAt: '2026-07-02T09:00:00Z', status: 'completed' },
    status: 'follow_up_due',
  },
  'a follow-up that was planned before it and put off after it': {
    upTo: '2026-07-01T09:00:00Z',
    now: '2026-07-01T09:00:00Z',
    first: LONG_AGO,
    followUp: {
      ...{ createdAt: '2026-06-01T09:00:00Z', changedAt: '2026-07-02T09:00:00Z' },
      scheduledAt: '2026-09-01',
    },
    status: 'active',
    lastActivity: '2026-06-01T09:00:00Z',
  },
  'a follow-up that was completed before it': {
    upTo: '2026-07-01T09:00:00Z',
    now: '2026-07-01T09:00:00Z',
    first: LONG_AGO,
    followUp: { scheduledAt: '2026-06-01', changedAt: '2026-06-01T09:00:00Z', status: 'completed' },
    status: 'active',
    lastActivity: '2026-06-01T09:00:00Z',
  },
  'a follow-up that was cancelled at that very moment': {
    upTo: '2026-07-01T09:00:00Z',
    now: '2026-07-01T09:00:00Z',
    first: LONG_AGO,
    followUp: { scheduledAt: '2026-06-01', changedAt: '2026-07-01T09:00:00Z', status: 'cancelled' },
    status: 'active',
    lastActivity: '2026-07-01T09:00:00Z',
  },
  'a follow-up that was planned after it': {
    upTo: '2026-07-01T09:00:00Z',
    now: '2026-07-01T09:00:00Z',
    first: LONG_AGO,
    followUp: { createdAt: '2026-07-02T09:00:00Z', scheduledAt: '2026-07-01' },
    status: 'inactive',
  },
};

export const STANDING_EXAMPLES: readonly StandingExample[] = Object.entries(STORIES).map(([title, story]) => {
  const now = new Date(story.now ?? NOON);
  const createdAt = story.first === undefined ? new Date(now.getTime() - DAY_MS) : new Date(story.first);
  const [staffStatus = null, saidAt] = story.said ?? [];
  const [cameAt, movedAt, acceptedAt] = story.inquiry ?? [];
  const followUp = story.pending === undefined ? story.followUp : { scheduledAt: story.pending };
  const plannedAt = moment(followUp?.createdAt) ?? createdAt;
  return {
    title,
    now,
    ...(story.upTo === undefined ? {} : { upTo: new Date(story.upTo) }),
    history: {
      createdAt,
      staffStatus,
      staffStatusAt: moment(saidAt),
      inquiries:
        cameAt === undefined
          ? []
          : [
              {
                createdAt: new Date(cameAt),
                statusChangedAt: moment(movedAt),
                acceptedAt: moment(acceptedAt),
              },
            ],
      communications: story.communication === undefined ? [] : [{ createdAt: new Date(story.communication) }],
      followUps: followUp
        ? [
            {
              status: followUp.status ?? 'pending',
              scheduledAt: readScheduledDate(followUp.scheduledAt ?? ''),
              createdAt: plannedAt,
              changedAt: moment(followUp.changedAt) ?? plannedAt,
            },
          ]
        : [],
    },
    status: story.status,
    lastActivity: moment(story.lastActivity) ?? createdAt,
  };
});

function moment(text: string | undefined): Date | null {
  return text === undefined ? null : new Date(text);
}
