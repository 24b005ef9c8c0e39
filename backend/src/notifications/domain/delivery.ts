import { isEnding, latestMoment, type HoldingReason, type MailKind, type MailState } from './mail.js';

const MINUTE_MS = 60_000;
/** Minutes between one try and the next: 1, 5 and 30 minutes, 2, 6 and 24 hours. */
const PAUSES = [1, 5, 30, 120, 360, 1440];
/** After it whoever has taken a mail has died. More than any try can take. */
const TAKEN_FOR_MS = 10 * MINUTE_MS;
/** How long a mail server that does not work is left alone. */
const SERVER_PAUSE_MS = MINUTE_MS;
const LONGEST_FAILURE = 500;

/** Where a mail stands between being written and being sent. */
export interface Delivery {
  state: MailState;
  heldFor: HoldingReason | null;
  tries: number;
  /** What the last try failed of. */
  lastFailure: string | null;
  dueAt: Date;
  sendBefore: Date;
  /** Somebody is sending it until then. */
  takenUntil: Date | null;
  sentAt: Date | null;
}

/**
 * How a try ended: accepted; refused for good; not now, for this mail or, `server`, for any.
 */
export type Outcome = { kind: 'sent' } | { kind: 'refused' | 'later' | 'server'; failure: string };

export function firstDelivery(now: Date, sendBefore: Date): Delivery {
  return {
    state: 'due',
    heldFor: null,
    tries: 0,
    lastFailure: null,
    dueAt: now,
    sendBefore,
    takenUntil: null,
    sentAt: null,
  };
}

/**
 * What is to be done with a mail now.
 *
 * @param serverFrom when the mail server may be asked again; undefined: there is none. Further ahead than it ever rests, it
 *   is of a clock that went back, and holds nobody up
 * @returns `send`: it is taken, send it; `wait`: ask again at `dueAt` or `takenUntil`; `leave`: it is not to be sent
 */
export function take(
  delivery: Delivery,
  now: Date,
  serverFrom: Date | undefined,
): { next: 'send' | 'wait' | 'leave'; delivery: Delivery } {
  const { state, takenUntil, dueAt, sendBefore, tries } = delivery;
  if (state !== 'due') return { next: 'leave', delivery };
  if (takenUntil && takenUntil > now) return { next: 'wait', delivery };
  const hold = (heldFor: HoldingReason) =>
    ({ next: 'leave', delivery: { ...delivery, state: 'held', heldFor, takenUntil: null } }) as const;
  if (sendBefore <= now) return hold('too-late');
  if (!serverFrom) return hold('no-server');
  if (dueAt > now) return { next: 'wait', delivery };
  if (serverFrom > now && serverFrom <= pausedUntil(now))
    return { next: 'wait', delivery: { ...delivery, dueAt: serverFrom, takenUntil: null } };
  return {
    next: 'send',
    delivery: { ...delivery, tries: tries + 1, takenUntil: new Date(now.getTime() + TAKEN_FOR_MS) },
  };
}

/** The mail after the try for which it was taken. */
export function settle(delivery: Delivery, outcome: Outcome, now: Date): Delivery {
  const settled = { ...delivery, takenUntil: null };
  if (outcome.kind === 'sent') return { ...settled, state: 'sent', sentAt: now, lastFailure: null };
  const lastFailure = kept(outcome.failure);
  if (outcome.kind === 'server') {
    return { ...settled, lastFailure, tries: delivery.tries - 1, dueAt: pausedUntil(now) };
  }
  const pause = PAUSES[delivery.tries - 1];
  if (outcome.kind === 'refused' || pause === undefined) return { ...settled, lastFailure, state: 'failed' };
  return { ...settled, lastFailure, dueAt: new Date(now.getTime() + pause * MINUTE_MS) };
}

/** On one line, and of a server that answers whatever it likes: PostgreSQL holds no NUL. */
function kept(failure: string): string {
  const line = failure.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return [...line].slice(0, LONGEST_FAILURE).join('');
}

/** When a mail server that has just failed is asked again. */
export function pausedUntil(now: Date): Date {
  return new Date(now.getTime() + SERVER_PAUSE_MS);
}

/** A mail that staff have sent again; `over`: nobody needs any more what it brings. */
export function retried(
  { kind, delivery }: { kind: MailKind; delivery: Delivery },
  now: Date,
): Delivery | 'not-waiting' | 'over' {
  const sendBefore = isEnding(kind) ? delivery.sendBefore : latestMoment(now);
  const due = again(delivery, now, sendBefore);
  if (!due) return 'not-waiting';
  return sendBefore > now ? due : 'over';
}

/** A mail whose link cannot be issued any more, or that nobody may send again. */
export function ended(delivery: Delivery, now: Date): Delivery {
  return { ...delivery, state: 'held', heldFor: 'too-late', takenUntil: null, sendBefore: now };
}

/** A mail that failed or is held, as one that was just written; undefined when it is neither. */
export function again({ state }: Delivery, now: Date, sendBefore: Date): Delivery | undefined {
  return state === 'failed' || state === 'held' ? firstDelivery(now, sendBefore) : undefined;
}
