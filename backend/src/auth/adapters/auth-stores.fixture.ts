import { randomUUID } from 'node:crypto';
import { createDatabase } from '../../../e2e/databases.js';
import { createDataSource } from '../../shared/database/data-source.js';
import { TypeOrmTransactions } from '../../shared/database/transactions.typeorm.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import type { MailChoiceStore } from '../application/mail-choices.js';
import { NOT_AWAY, type StaffAccount, type StaffAccounts } from '../application/staff-accounts.js';
import {
  InMemoryKnownDevices,
  InMemoryPasswordChecks,
  InMemorySessions,
  InMemoryStaffAccounts,
} from './auth-stores.in-memory.js';
import { ChallengeEntity } from './challenge.entity.js';
import { TypeOrmChallenges } from './challenges.typeorm.js';
import type { Ports } from './auth-in-memory.fixture.js';
import { KnownDeviceEntity } from './known-device.entity.js';
import { TypeOrmKnownDevices } from './known-devices.typeorm.js';
import { PostgresPasswordChecks } from './password-checks.postgres.js';
import { InMemoryMailChoices } from './mail-choices.in-memory.js';
import { TypeOrmMailChoices } from './mail-choices.typeorm.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';
import { SecondFactorEntity } from './second-factor.entity.js';
import { PasskeyEntity } from './passkey.entity.js';
import { TypeOrmPasskeys } from './passkeys.typeorm.js';
import { InMemoryChallenges, InMemoryPasskeys, InMemorySecondFactors } from './second-factors.in-memory.js';
import { TypeOrmSecondFactors } from './second-factors.typeorm.js';
import { SessionEntity } from './session.entity.js';
import { TypeOrmSessions } from './sessions.typeorm.js';
import { StaffAccountEntity } from './staff-account.entity.js';
import { TypeOrmStaffAccounts } from './staff-accounts.typeorm.js';

export type Stores = Pick<
  Ports,
  'transactions' | 'accounts' | 'factors' | 'passkeys' | 'challenges' | 'sessions' | 'devices' | 'checks'
> & { mailChoices: MailChoiceStore };

async function inMemory() {
  const accounts = new InMemoryStaffAccounts();
  const factors = new InMemorySecondFactors();
  const stores: Stores = {
    transactions: new InMemoryTransactions(),
    accounts,
    mailChoices: new InMemoryMailChoices(accounts),
    factors,
    passkeys: new InMemoryPasskeys(factors),
    challenges: new InMemoryChallenges(),
    sessions: new InMemorySessions(accounts, factors),
    devices: new InMemoryKnownDevices(accounts),
    checks: new InMemoryPasswordChecks(),
  };
  return { stores, close: () => Promise.resolve() };
}

async function inPostgres() {
  const source = await createDataSource(await createDatabase(), [
    StaffAccountEntity,
    SessionEntity,
    KnownDeviceEntity,
    SecondFactorEntity,
    RecoveryCodeEntity,
    PasskeyEntity,
    ChallengeEntity,
  ]).initialize();
  const stores: Stores = {
    transactions: new TypeOrmTransactions(source),
    accounts: new TypeOrmStaffAccounts(source),
    mailChoices: new TypeOrmMailChoices(source),
    factors: new TypeOrmSecondFactors(source),
    passkeys: new TypeOrmPasskeys(source),
    challenges: new TypeOrmChallenges(source),
    sessions: new TypeOrmSessions(source),
    devices: new TypeOrmKnownDevices(source),
    checks: new PostgresPasswordChecks(source),
  };
  return { stores, close: () => source.destroy() };
}

/** Somebody on the staff whom nobody else knows. */
export async function addAccount(
  accounts: StaffAccounts,
  createdAt: Date,
  given: Partial<StaffAccount> = {},
): Promise<StaffAccount> {
  const account: StaffAccount = {
    id: accounts.nextId(createdAt),
    email: `${randomUUID()}@tiraz.example`,
    passwordHash: 'a hash',
    ...{ isDemo: false, role: 'sales', name: '', isActive: true, signedInAt: null, version: 1 },
    ...NOT_AWAY,
    createdAt,
    ...given,
  };
  if (!(await accounts.add(account))) throw new Error('there is such an account');
  return account;
}

/** Each way of keeping staff, by name. */
export const KEPT = [
  ['in memory', inMemory],
  ['in PostgreSQL', inPostgres],
] as const;
