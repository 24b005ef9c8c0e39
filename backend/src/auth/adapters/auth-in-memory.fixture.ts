import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { Accounts, type FirstAccount } from '../application/accounts.js';
import { AskForCode } from '../application/ask-for-code.js';
import type { Challenges } from '../application/challenges.js';
import { CheckCodes } from '../application/check-codes.js';
import { CheckPasswordAgain } from '../application/check-password-again.js';
import { ConfirmSession } from '../application/confirm-session.js';
import { DemoAccount } from '../application/demo-account.js';
import { FinishSignIn } from '../application/finish-sign-in.js';
import type { KnownDevices } from '../application/known-devices.js';
import { KnownColleagues } from '../application/known-colleagues.js';
import { LiveSessions } from '../application/live-sessions.js';
import { ManageAbsences } from '../application/manage-absences.js';
import { ManageOwnMails } from '../application/manage-own-mails.js';
import { ManagePeople } from '../application/manage-people.js';
import { ManageOwnFactor } from '../application/manage-own-factor.js';
import { ManageOwnPasskeys } from '../application/manage-own-passkeys.js';
import type { PasskeyVerification } from '../application/passkey-verification.js';
import type { Passkeys } from '../application/passkeys.js';
import type { OneTimeCodes } from '../application/one-time-codes.js';
import { ManageOwnAccount } from '../application/manage-own-account.js';
import { Owners } from '../application/owners.js';
import type { PasswordChecks } from '../application/password-checks.js';
import type { PasswordHashes } from '../application/password-hashes.js';
import { RecordRefusals } from '../application/record-refusals.js';
import type { Sessions } from '../application/sessions.js';
import type { SecondFactors } from '../application/second-factors.js';
import { SignIn } from '../application/sign-in.js';
import type { SignedIn } from '../application/signing-in.js';
import type { StaffAccounts } from '../application/staff-accounts.js';
import { StartSession } from '../application/start-session.js';
import type { StrangersTurns } from '../application/strangers-turns.js';
import type { Tokens } from '../application/tokens.js';
import type { CommonPasswords } from '../domain/password.js';
import {
  InMemoryKnownDevices,
  InMemoryPasswordChecks,
  InMemorySessions,
  InMemoryStaffAccounts,
  PlainHashes,
} from './auth-stores.in-memory.js';
import { InMemoryMailChoices } from './mail-choices.in-memory.js';
import { HmacCodes } from './one-time-codes.js';
import { PlainPasskeys } from './plain-passkeys.in-memory.js';
import { InMemoryChallenges, InMemoryPasskeys, InMemorySecondFactors } from './second-factors.in-memory.js';
import { newToken } from '../../shared/secrets/tokens.js';

export const MONA = { email: 'mona@tiraz.example', password: 'a loom in old Cairo' };
/** The only one that counts as common. */
export const COMMON_PASSWORD = 'qwerty123456';

/** What the use cases stand on. */
export interface Ports {
  transactions: Transactions;
  accounts: StaffAccounts;
  factors: SecondFactors;
  passkeys: Passkeys;
  verification: PasskeyVerification;
  challenges: Challenges;
  sessions: Sessions;
  devices: KnownDevices;
  checks: PasswordChecks;
  hashes: PasswordHashes;
  strangers: StrangersTurns;
  common: CommonPasswords;
  tokens: Tokens;
  codes: OneTimeCodes;
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
  const factors = new InMemorySecondFactors();
  return {
    time,
    transactions: new InMemoryTransactions(),
    accounts,
    factors,
    passkeys: new InMemoryPasskeys(factors),
    verification: new PlainPasskeys(),
    challenges: new InMemoryChallenges(),
    sessions: new InMemorySessions(accounts, factors),
    devices: new InMemoryKnownDevices(accounts),
    checks: new InMemoryPasswordChecks(),
    hashes: new PlainHashes(),
    strangers: { take: () => 0 },
    common: { has: (folded: string) => folded === COMMON_PASSWORD },
    tokens: { next: newToken },
    codes: new HmacCodes(),
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
    factors,
    passkeys,
    verification,
    challenges,
    sessions,
    devices,
    checks,
    hashes,
    strangers,
    common,
    tokens,
    codes,
    audit,
    clock,
  } = parts;
  const limits = { idleMs: 30 * 60_000, maxMs: 12 * 60 * 60_000 };
  const isDemo = first.isDemo ?? false;
  const owners = new Owners(accounts, isDemo);
  const reauthentication = new CheckPasswordAgain(accounts, checks, hashes, clock);
  const sessionStart = new StartSession(accounts, sessions, devices, tokens, audit, isDemo);
  const refusals = new RecordRefusals(transactions, checks, audit);
  const codeChecks = new CheckCodes(factors, passkeys, verification, codes, checks, hashes, audit, clock);
  const question = new AskForCode(factors, passkeys, verification, challenges, tokens);
  const entrance = new SignIn(
    transactions,
    accounts,
    devices,
    checks,
    hashes,
    strangers,
    question,
    sessionStart,
    refusals,
    clock,
  );
  const colleagues = new KnownColleagues(accounts, clock, isDemo);
  const mailChoices = new InMemoryMailChoices(accounts);
  return {
    entrance,
    /** For accounts without a second factor. */
    signIn: {
      signIn: async (...given: Parameters<SignIn['signIn']>): Promise<SignedIn> => {
        const outcome = await entrance.signIn(...given);
        if ('challenge' in outcome) throw new Error('a code is asked for');
        return outcome;
      },
      forgetOld: () => entrance.forgetOld(),
    },
    secondStep: new FinishSignIn(
      transactions,
      accounts,
      challenges,
      codeChecks,
      devices,
      sessionStart,
      refusals,
      clock,
    ),
    ownFactor: new ManageOwnFactor(
      transactions,
      accounts,
      factors,
      passkeys,
      challenges,
      sessions,
      reauthentication,
      codeChecks,
      hashes,
      codes,
      tokens,
      audit,
      clock,
    ),
    ownPasskeys: new ManageOwnPasskeys(
      transactions,
      accounts,
      factors,
      passkeys,
      verification,
      challenges,
      sessions,
      reauthentication,
      hashes,
      codes,
      tokens,
      audit,
      clock,
    ),
    confirmation: new ConfirmSession(
      transactions,
      accounts,
      challenges,
      question,
      codeChecks,
      sessions,
      refusals,
      audit,
      clock,
    ),
    live: new LiveSessions(transactions, sessions, audit, clock, limits, isDemo),
    ownAccount: new ManageOwnAccount(
      transactions,
      accounts,
      sessions,
      reauthentication,
      hashes,
      common,
      tokens,
      audit,
      clock,
      limits,
    ),
    ownMails: new ManageOwnMails(mailChoices),
    mailChoices,
    people: new ManagePeople(transactions, accounts, owners, sessions, factors, audit, clock),
    colleagues,
    absences: new ManageAbsences(transactions, accounts, colleagues, audit, clock),
    demo: new DemoAccount(accounts, factors, isDemo),
    staff: new Accounts(
      transactions,
      accounts,
      owners,
      sessions,
      devices,
      factors,
      hashes,
      common,
      audit,
      clock,
      { given: undefined, isDemo: false, isNeeded: false, ...first },
    ),
  };
}
