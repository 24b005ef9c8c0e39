import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { AuditTrail } from '../shared/domain/audit-trail.js';
import { Clock } from '../shared/domain/clock.js';
import { Transactions } from '../shared/domain/transactions.js';
import { turnsOf } from '../shared/http/client-rate.js';
import { Sweeps } from '../shared/sweeps/sweeps.js';
import { Argon2Hashes } from './adapters/argon2-hashes.js';
import { AuthController } from './adapters/auth.controller.js';
import { BrowserCookies } from './adapters/browser-cookies.js';
import { isCommonPassword } from './adapters/common-passwords.js';
import { KnownDeviceEntity } from './adapters/known-device.entity.js';
import { TypeOrmKnownDevices } from './adapters/known-devices.typeorm.js';
import { PasswordCheckEntity } from './adapters/password-check.entity.js';
import { PostgresPasswordChecks } from './adapters/password-checks.postgres.js';
import { OwnSessionsController } from './adapters/own-sessions.controller.js';
import { PasswordLogin } from './adapters/password-login.js';
import { SessionEntity } from './adapters/session.entity.js';
import { TypeOrmSessions } from './adapters/sessions.typeorm.js';
import { StaffAccountEntity } from './adapters/staff-account.entity.js';
import { TypeOrmStaffAccounts } from './adapters/staff-accounts.typeorm.js';
import { newToken } from './adapters/tokens.js';
import { Accounts } from './application/accounts.js';
import { AuthParts } from './application/auth-parts.js';
import { OwnSessions } from './application/own-sessions.js';
import { SignIn } from './application/sign-in.js';
import { StaffSessions } from './application/staff-sessions.js';

// For what starts the process, and its commands; other modules find what they may say in index.ts.
export { Accounts, NoAccountError } from './application/accounts.js';
export { SignIn } from './application/sign-in.js';

/** Every module with a staff route imports it. */
@Module({
  imports: [
    TypeOrmModule.forFeature([StaffAccountEntity, SessionEntity, KnownDeviceEntity, PasswordCheckEntity]),
  ],
  controllers: [AuthController, OwnSessionsController],
  providers: [
    {
      provide: AuthParts,
      inject: [Config, DataSource, Transactions, AuditTrail, Clock],
      useFactory: (
        { signInsPerMinute }: Config,
        source: DataSource,
        transactions: Transactions,
        audit: AuditTrail,
        clock: Clock,
      ): AuthParts => ({
        transactions,
        accounts: new TypeOrmStaffAccounts(source),
        sessions: new TypeOrmSessions(source),
        devices: new TypeOrmKnownDevices(source),
        checks: new PostgresPasswordChecks(source),
        hashes: new Argon2Hashes(),
        isCommonPassword,
        strangersTurn: turnsOf(signInsPerMinute),
        audit,
        clock,
        newToken,
      }),
    },
    {
      provide: SignIn,
      inject: [AuthParts, Config],
      useFactory: (parts: AuthParts, { sessions, demoAccount }: Config) =>
        new SignIn(parts, sessions, demoAccount),
    },
    { provide: StaffSessions, useExisting: SignIn },
    {
      provide: Accounts,
      inject: [AuthParts, Config],
      useFactory: (parts: AuthParts, { firstAccount, demoAccount, production }: Config) =>
        new Accounts(parts, { given: firstAccount, isDemo: demoAccount, isNeeded: production }),
    },
    {
      provide: OwnSessions,
      inject: [AuthParts, Config],
      useFactory: (parts: AuthParts, { sessions }: Config) => new OwnSessions(parts, sessions),
    },
    {
      provide: Symbol('sweep'),
      inject: [Sweeps, SignIn],
      useFactory: (sweeps: Sweeps, signIn: SignIn) => sweeps.add('ended sessions', () => signIn.forgetOld()),
    },
    {
      provide: BrowserCookies,
      inject: [Config],
      useFactory: ({ publicUrl }: Config) => new BrowserCookies(publicUrl),
    },
    {
      provide: PasswordLogin,
      inject: [SignIn, BrowserCookies],
      useFactory: (signIn: SignIn, cookies: BrowserCookies) => new PasswordLogin(signIn, cookies),
    },
  ],
  exports: [StaffSessions, BrowserCookies, Accounts],
})
export class AuthModule {}
