import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import {
  InMemoryKnownDevices,
  InMemoryPasswordChecks,
  InMemorySessions,
  InMemoryStaffAccounts,
  PlainHashes,
} from './auth-stores.in-memory.js';
import { Accounts, type FirstAccount } from '../application/accounts.js';
import { newToken } from './tokens.js';
import type { AuthParts } from '../application/auth-parts.js';
import { OwnSessions } from '../application/own-sessions.js';
import { SignIn } from '../application/sign-in.js';

export const MONA = { email: 'mona@tiraz.example', password: 'a loom in old Cairo' };
/** The only one that counts as common. */
export const COMMON_PASSWORD = 'qwerty123456';

/** Sign-in and accounts over fakes, with a clock that is set by hand. */
export function aHouse(first: Partial<FirstAccount> = {}) {
  const time = {
    now: new Date('2026-03-01T08:00:00Z'),
    passes: (minutes: number) => (time.now = new Date(time.now.getTime() + minutes * 60_000)),
  };
  const accounts = new InMemoryStaffAccounts();
  const parts = {
    transactions: new InMemoryTransactions(),
    accounts,
    sessions: new InMemorySessions(accounts),
    devices: new InMemoryKnownDevices(accounts),
    checks: new InMemoryPasswordChecks(),
    hashes: new PlainHashes(),
    strangersTurn: () => 0,
    isCommonPassword: (folded: string) => folded === COMMON_PASSWORD,
    audit: new InMemoryAuditTrail(),
    clock: { now: () => time.now },
    newToken,
  };
  return { ...parts, time, ...useCases(parts, first) };
}

/** As another process sees it that was started otherwise. */
export function useCases(parts: AuthParts, first: Partial<FirstAccount>) {
  const limits = { idleMs: 30 * 60_000, maxMs: 12 * 60 * 60_000 };
  return {
    signIn: new SignIn(parts, limits, first.isDemo ?? false),
    ownSessions: new OwnSessions(parts, limits),
    staff: new Accounts(parts, { given: undefined, isDemo: false, isNeeded: false, ...first }),
  };
}
