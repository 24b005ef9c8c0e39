import type { Role } from '@tiraz/contracts/roles';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { SessionTimes } from '../domain/session.js';

export interface Session extends SessionTimes {
  staff: Staff;
  /** Whether it is the demo account's. */
  isDemo: boolean;
  /** The account's as they are now, like its name. */
  role: Role;
  name: string;
  hasFactor: boolean;
  /** Whether the settings ask accounts of this role for a second factor. */
  isFactorObligatory: boolean;
  /** When a code of the second factor was given last; null: never. */
  confirmedAt: Date | null;
}

/** As its owner sees it. */
export interface ListedSession extends SessionTimes {
  /** Names it to its owner; nobody gets in by it. */
  id: string;
  userAgent: string;
  /** Whether it is that of the token that asked. */
  isCurrent: boolean;
}

export interface NewSession {
  token: string;
  staffId: string;
  userAgent: string;
  at: Date;
  confirmedAt?: Date | null;
}

/** Who is signed in. A token is known to its browser alone: what is kept cannot be turned back into it. */
export abstract class Sessions {
  abstract start(session: NewSession): Promise<void>;

  /** Also one that is too old; none of an account that is switched off. */
  abstract find(token: string): Promise<Session | undefined>;

  /** At most so many that began and were used after these moments: the token's own first, then the latest used. */
  abstract listOf(
    staffId: string,
    token: string,
    alive: { seenAfter: Date; startedAfter: Date },
    most: number,
  ): Promise<ListedSession[]>;

  /** Never brings an ended one back. */
  abstract noteSeen(token: string, at: Date): Promise<void>;

  /** Resolves to false when it had ended already; otherwise it ends no sooner than the running transaction. */
  abstract confirm(token: string, at: Date): Promise<boolean>;

  /** Resolves to false when it had ended already. */
  abstract end(token: string): Promise<boolean>;

  /** Resolves to false when the account has no such session. */
  abstract endOne(staffId: string, id: string): Promise<boolean>;

  /** All of the account but the token's. */
  abstract endOthers(staffId: string, token: string): Promise<void>;

  /** Resolves to how many there were. */
  abstract endAllOf(staffId: string): Promise<number>;

  /** Ends those that nobody has used since, and those that began before. */
  abstract forget(notSeenSince: Date, startedBefore: Date): Promise<void>;
}

export function sessionMissing(): DomainError {
  return new DomainError('unauthenticated', 'session.missing', 'Sign in first.');
}
