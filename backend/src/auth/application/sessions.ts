import type { Staff } from '../../shared/domain/staff.js';
import type { SessionTimes } from '../domain/session.js';

export interface Session extends SessionTimes {
  staff: Staff;
  /** Whether it is the demo account's. */
  isDemo: boolean;
}

/** Who is signed in. A token is known to its browser alone: what is kept cannot be turned back into it. */
export abstract class Sessions {
  abstract start(token: string, staffId: string, at: Date): Promise<void>;

  /** Also one that is too old. */
  abstract find(token: string): Promise<Session | undefined>;

  /** Never brings an ended one back. */
  abstract noteSeen(token: string, at: Date): Promise<void>;

  abstract end(token: string): Promise<void>;

  /** Resolves to how many there were. */
  abstract endAllOf(staffId: string): Promise<number>;

  /** Ends those that nobody has used since, and those that began before. */
  abstract forget(notSeenSince: Date, startedBefore: Date): Promise<void>;
}
