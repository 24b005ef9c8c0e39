import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { Accounts, type FirstAccount } from '../application/accounts.js';
import { DemoAccount } from '../application/demo-account.js';
import type { KnownDevices } from '../application/known-devices.js';
import { LiveSessions } from '../application/live-sessions.js';
import { ManagePeople } from '../application/manage-people.js';
import { ManageOwnAccount } from '../application/manage-own-account.js';
import { Owners } from '../application/owners.js';
import type { PasswordChecks } from '../application/password-checks.js';
import type { PasswordHashes } from '../application/password-hashes.js';
import { Reauthentication } from '../application/reauthentication.js';
import type { Sessions, Tokens } from '../application/sessions.js';
import { SignIn } from '../application/sign-in.js';
import type { StaffAccounts } from '../application/staff-accounts.js';
import type { StrangersTurns } from '../application/strangers-turns.js';
import type { CommonPasswords } from '../domain/password.js';
import {
  InMemoryKnownDevices,
  InMemoryPasswordChecks,
  InMemorySessions,
  InMemoryStaffAccounts,
  PlainHashes,
} from './auth-stores.in-memory.js';
import { newToken } from '../../shared/secrets/tokens.js';

export const MONA = { email: 'mona@tiraz.example', password: 'a loom in old Cairo' };
/** The only one that counts as common. */
export const COMMON_PASSWORD = 'qwerty123456';

/** What the use cases stand on. */
export interface Ports {
  transactions: Transactions;
  accounts: StaffAccounts;
  sessions: Sessions;
  devices: KnownDevices;
  checks: PasswordChecks;
  hashes: PasswordHashes;
  strangers: StrangersTurns;
  common: CommonPasswords;
  tokens: Tokens;
  audit: AuditTrail;
  clock: Clock;
}

/** With a clock that is set by hand. */
function fakes() {
  const time = {
    now: new Date('2026-03-01T08:00:00Z'),
    passes: (minutes: number) => (time.now = new Date(time.now.getTime() + minutes * 60_000)),
  };
  const accounts = new InMemoryStaffAccounts();
  return {
    time,
    transactions: new InMemoryTransactions(),
    accounts,
    sessions: new InMemorySessions(accounts),
    devices: new InMemoryKnownDevices(accounts),
    checks: new InMemoryPasswordChecks(),
    hashes: new PlainHashes(),
    strangers: { take: () => 0 },
    common: { has: (folded: string) => folded === COMMON_PASSWORD },
    tokens: { next: newToken },
    audit: new InMemoryAuditTrail(),
    clock: { now: () => time.now },
  };
}

/** Sign-in and accounts over fakes. */
export function authInMemory(first: Partial<FirstAccount> = {}) {
  const parts = fakes();
  return { ...parts, ...useCases(parts, first) };
}

/** As another process sees it that was started otherwise. */
export function useCases(parts: Ports, first: Partial<FirstAccount>) {
  const {
    transactions,
    accounts,
    sessions,
    devices,
    checks,
    hashes,
    strangers,
    common,
    tokens,
    audit,
    clock,
  } = parts;
  const limits = { idleMs: 30 * 60_000, maxMs: 12 * 60 * 60_000 };
  const isDemo = first.isDemo ?? false;
  const owners = new Owners(accounts, isDemo);
  return {
    signIn: new SignIn(
      transactions,
      accounts,
      sessions,
      devices,
      checks,
      hashes,
      strangers,
      tokens,
      audit,
      clock,
      isDemo,
    ),
    live: new LiveSessions(transactions, sessions, audit, clock, limits, isDemo),
    ownAccount: new ManageOwnAccount(
      transactions,
      accounts,
      sessions,
      new Reauthentication(accounts, checks, hashes, clock),
      hashes,
      common,
      tokens,
      audit,
      clock,
      limits,
    ),
    people: new ManagePeople(transactions, accounts, owners, sessions, audit, clock),
    demo: new DemoAccount(accounts, isDemo),
    staff: new Accounts(transactions, accounts, owners, sessions, devices, hashes, common, audit, clock, {
      given: undefined,
      isDemo: false,
      isNeeded: false,
      ...first,
    }),
  };
}
