import { DomainError } from '../../shared/domain/domain-error.js';

export interface Challenge {
  staffId: string;
  /** The account's when it was made: one of a password that was changed since is worth nothing. */
  passwordHash: string;
  /** The key that is being set up; null: of somebody who signs in. */
  key: Uint8Array | null;
  expiresAt: Date;
}

/**
 * The token under which a challenge waits: it is found for what it was made for, and for nothing else. That of a
 * sign-in is the bare one, as releases before have it.
 *
 * @throws DomainError `challenge.over` for a token that is none of ours, and might spell out another purpose
 */
export function challengeFor(purpose: 'sign-in' | 'add-passkey' | 'confirm-session', token: string): string {
  if (!/^[\w-]+$/.test(token)) throw challengeOver();
  return purpose === 'sign-in' ? token : `${purpose} ${token}`;
}

/** What waits for a code. A token is known to its browser alone, as that of a session is. */
export abstract class Challenges {
  abstract add(token: string, challenge: Challenge): Promise<void>;

  /** Also one whose time is over. */
  abstract find(token: string): Promise<Challenge | undefined>;

  /** Of any number of rivals, one gets true. */
  abstract take(token: string): Promise<boolean>;

  abstract forgetBefore(moment: Date): Promise<void>;
}

export function challengeOver(): DomainError {
  return new DomainError('conflict', 'challenge.over', 'Too late, or used already: give the password again.');
}
