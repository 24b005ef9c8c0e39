import type { CustomerStatus, FollowUpStatus } from '@tiraz/contracts/customer-care';

/** What belongs to a customer, as far as its standing derives from it. */
export interface CustomerHistory {
  /** The first contact. */
  createdAt: Date;
  staffStatus: 'active' | 'inactive' | null;
  staffStatusAt: Date | null;
  inquiries: readonly {
    createdAt: Date;
    /** Null while it stands as it was submitted. */
    statusChangedAt: Date | null;
    acceptedAt: Date | null;
  }[];
  communications: readonly { createdAt: Date }[];
  followUps: readonly {
    status: FollowUpStatus;
    scheduledAt: Date;
    createdAt: Date;
    /** When it was planned, or changed last. */
    changedAt: Date;
  }[];
}

export interface Standing {
  status: CustomerStatus;
  /** The latest acceptance of an inquiry. */
  lastOrderAt: Date | null;
  lastCommunicationAt: Date | null;
  /**
   * The last time that something happened: the first contact, an inquiry submitted or moved on, a communication logged, a
   * follow-up planned, moved or ended, or staff declaring the customer active. Correcting a telephone number is nothing
   * that happened.
   */
  lastActivityAt: Date;
}

/**
 * How a customer stands: `follow_up_due` when a pending follow-up falls before tomorrow; else `inactive` when staff said
 * so or nothing has happened since the quiet day; else `active`. The function `derived_standings` of the database and
 * `adapters/judged-customers.ts` say the same in SQL.
 *
 * @param days first moments of days in Cairo, see daysThatCount
 */
export function standingOf(
  { createdAt, staffStatus, staffStatusAt, inquiries, communications, followUps }: CustomerHistory,
  days: { tomorrow: Date; quietSince: Date },
): Standing {
  const lastCommunicationAt = latest(communications.map((each) => each.createdAt));
  const lastActivityAt =
    latest([
      createdAt,
      lastCommunicationAt,
      staffStatus === 'active' ? staffStatusAt : null,
      ...inquiries.map((inquiry) => inquiry.statusChangedAt ?? inquiry.createdAt),
      ...followUps.map((followUp) => followUp.changedAt),
    ]) ?? createdAt;
  const isFollowUpDue = followUps.some(
    ({ status, scheduledAt }) => status === 'pending' && scheduledAt < days.tomorrow,
  );
  const isQuiet = staffStatus === 'inactive' || lastActivityAt < days.quietSince;
  return {
    status: isFollowUpDue ? 'follow_up_due' : isQuiet ? 'inactive' : 'active',
    lastOrderAt: latest(inquiries.map(({ acceptedAt }) => acceptedAt)),
    lastCommunicationAt,
    lastActivityAt,
  };
}

/**
 * The same customer as if it were an earlier moment. Of an inquiry or a follow-up that moved before and after it, the
 * beginning alone is known; of what staff said, the last word.
 *
 * @returns undefined when the first contact is later
 */
export function asOf<History extends CustomerHistory>(history: History, moment: Date): History | undefined {
  if (history.createdAt > moment) return undefined;
  const hadHappened = (each: { createdAt: Date }) => each.createdAt <= moment;
  const unlessLater = (at: Date | null) => (at !== null && at <= moment ? at : null);
  return {
    ...history,
    inquiries: history.inquiries.filter(hadHappened).map((inquiry) => ({
      ...inquiry,
      statusChangedAt: unlessLater(inquiry.statusChangedAt),
      acceptedAt: unlessLater(inquiry.acceptedAt),
    })),
    communications: history.communications.filter(hadHappened),
    followUps: history.followUps
      .filter(hadHappened)
      .map((followUp) =>
        followUp.changedAt <= moment
          ? followUp
          : { ...followUp, status: 'pending' as const, changedAt: followUp.createdAt },
      ),
  };
}

function latest(moments: readonly (Date | null)[]): Date | null {
  return moments.reduce((last, at) => (at !== null && (last === null || at > last) ? at : last), null);
}
