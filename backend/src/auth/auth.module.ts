import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { AuditTrail } from '../shared/domain/audit-trail.js';
import { Clock } from '../shared/domain/clock.js';
import { Transactions } from '../shared/domain/transactions.js';
import { turnsOf } from '../shared/http/client-rate.js';
import { JobHandlers } from '../shared/jobs/job-handlers.js';
import { Argon2Hashes } from './adapters/argon2-hashes.js';
import { AbsencesController } from './adapters/absences.controller.js';
import { AuthController } from './adapters/auth.controller.js';
import { MeController } from './adapters/me.controller.js';
import { BrowserCookies } from './adapters/browser-cookies.js';
import { isCommonPassword } from './adapters/common-passwords.js';
import { ColleaguesController } from './adapters/colleagues.controller.js';
import { DemoAccountController } from './adapters/demo-account.controller.js';
import { KnownDeviceEntity } from './adapters/known-device.entity.js';
import { TypeOrmKnownDevices } from './adapters/known-devices.typeorm.js';
import { LOCAL_STRATEGY } from './adapters/local.guard.js';
import { LocalStrategy } from './adapters/local.strategy.js';
import { OwnMailsController } from './adapters/own-mails.controller.js';
import { OwnPasswordController } from './adapters/own-password.controller.js';
import { PeopleController } from './adapters/people.controller.js';
import { OwnSessionsController } from './adapters/own-sessions.controller.js';
import { PasswordCheckEntity } from './adapters/password-check.entity.js';
import { PostgresPasswordChecks } from './adapters/password-checks.postgres.js';
import { SessionEntity } from './adapters/session.entity.js';
import { SessionStrategy } from './adapters/session.strategy.js';
import { TypeOrmSessions } from './adapters/sessions.typeorm.js';
import { StaffAccountEntity } from './adapters/staff-account.entity.js';
import { TypeOrmStaffAccounts } from './adapters/staff-accounts.typeorm.js';
import { SESSION_STRATEGY } from './adapters/staff-only.js';
import { newToken } from '../shared/secrets/tokens.js';
import { provide } from '../shared/provide.js';
import { Accounts } from './application/accounts.js';
import { Addressees } from './application/addressees.js';
import { CheckPasswordAgain } from './application/check-password-again.js';
import { Colleagues } from './application/colleagues.js';
import { DemoAccount } from './application/demo-account.js';
import { DigestReaders } from './application/digest-readers.js';
import { KnownDevices } from './application/known-devices.js';
import { LiveSessions } from './application/live-sessions.js';
import { Refusals } from './application/refusals.js';
import { FactorHolders, SecondFactors } from './application/second-factors.js';
import { CodeQuestion } from './application/signing-in.js';
import { SessionStart } from './application/session-start.js';
import { ManageOwnAccount } from './application/manage-own-account.js';
import { OwnAccount } from './application/own-account.js';
import { OwnMails } from './application/own-mails.js';
import { Owners } from './application/owners.js';
import { PasswordChecks } from './application/password-checks.js';
import { PasswordHashes } from './application/password-hashes.js';
import { Reauthentication } from './application/reauthentication.js';
import { RecordRefusals } from './application/record-refusals.js';
import { Sessions } from './application/sessions.js';
import { SignIn } from './application/sign-in.js';
import { StaffAccounts } from './application/staff-accounts.js';
import { StaffSessions } from './application/staff-sessions.js';
import { StartSession } from './application/start-session.js';
import { StrangersTurns } from './application/strangers-turns.js';
import { Tokens } from './application/tokens.js';
import { CommonPasswords } from './domain/password.js';
import { FACTOR_CONTROLLERS, FACTOR_ENTITIES, FACTOR_PROVIDERS } from './factor-providers.js';
import { STAFF_PROVIDERS } from './staff-providers.js';

// For what starts the process, and its commands; other modules find what they may say in index.ts.
export { BrowserCookies } from './adapters/browser-cookies.js';
export { Accounts, NoAccountError } from './application/accounts.js';
export { Addressees } from './application/addressees.js';
export { Colleagues } from './application/colleagues.js';
export { DigestReaders } from './application/digest-readers.js';
export { FactorHolders } from './application/second-factors.js';
export { OwnMails } from './application/own-mails.js';
export { PasswordHashes } from './application/password-hashes.js';
export { StaffSessions } from './application/staff-sessions.js';

/** Every module with a staff route imports it. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      StaffAccountEntity,
      SessionEntity,
      KnownDeviceEntity,
      PasswordCheckEntity,
      ...FACTOR_ENTITIES,
    ]),
  ],
  controllers: [
    AbsencesController,
    AuthController,
    ColleaguesController,
    MeController,
    DemoAccountController,
    OwnMailsController,
    OwnPasswordController,
    OwnSessionsController,
    PeopleController,
    ...FACTOR_CONTROLLERS,
  ],
  providers: [
    provide(StaffAccounts, TypeOrmStaffAccounts, [DataSource]),
    provide(Sessions, TypeOrmSessions, [DataSource]),
    provide(KnownDevices, TypeOrmKnownDevices, [DataSource]),
    provide(PasswordChecks, PostgresPasswordChecks, [DataSource]),
    provide(PasswordHashes, Argon2Hashes, []),
    { provide: CommonPasswords, useValue: { has: isCommonPassword } satisfies CommonPasswords },
    { provide: Tokens, useValue: { next: newToken } satisfies Tokens },
    {
      provide: StrangersTurns,
      inject: [Config],
      useFactory: ({ signInsPerMinute }: Config): StrangersTurns => ({ take: turnsOf(signInsPerMinute) }),
    },
    {
      provide: BrowserCookies,
      inject: [Config],
      useFactory: ({ publicUrl }: Config) => new BrowserCookies(publicUrl),
    },
    { provide: LOCAL_STRATEGY, useClass: LocalStrategy },
    { provide: SESSION_STRATEGY, useClass: SessionStrategy },
    {
      provide: SessionStart,
      inject: [Config, StaffAccounts, Sessions, KnownDevices, Tokens, AuditTrail],
      useFactory: (
        { demoAccount }: Config,
        ...needs: AllButLast<ConstructorParameters<typeof StartSession>>
      ) => new StartSession(...needs, demoAccount),
    },
    provide(Refusals, RecordRefusals, [Transactions, PasswordChecks, AuditTrail]),
    ...FACTOR_PROVIDERS,
    provide(SignIn, SignIn, [
      Transactions,
      StaffAccounts,
      KnownDevices,
      PasswordChecks,
      PasswordHashes,
      StrangersTurns,
      CodeQuestion,
      SessionStart,
      Refusals,
      Clock,
    ]),
    {
      provide: LiveSessions,
      inject: [Config, Transactions, Sessions, AuditTrail, Clock],
      useFactory: (
        { sessions, demoAccount }: Config,
        ...needs: AllButLast<AllButLast<ConstructorParameters<typeof LiveSessions>>>
      ) => new LiveSessions(...needs, sessions, demoAccount),
    },
    { provide: StaffSessions, useExisting: LiveSessions },
    provide(Reauthentication, CheckPasswordAgain, [StaffAccounts, PasswordChecks, PasswordHashes, Clock]),
    {
      provide: OwnAccount,
      inject: [
        Config,
        Transactions,
        StaffAccounts,
        Sessions,
        Reauthentication,
        PasswordHashes,
        CommonPasswords,
        Tokens,
        AuditTrail,
        Clock,
      ],
      useFactory: (
        { sessions }: Config,
        ...needs: AllButLast<ConstructorParameters<typeof ManageOwnAccount>>
      ) => new ManageOwnAccount(...needs, sessions),
    },
    {
      provide: Owners,
      inject: [StaffAccounts, Config],
      useFactory: (accounts: StaffAccounts, { demoAccount }: Config) => new Owners(accounts, demoAccount),
    },
    ...STAFF_PROVIDERS,
    { provide: FactorHolders, useExisting: SecondFactors },
    {
      provide: Accounts,
      inject: [
        Config,
        Transactions,
        StaffAccounts,
        Owners,
        Sessions,
        KnownDevices,
        SecondFactors,
        PasswordHashes,
        CommonPasswords,
        AuditTrail,
        Clock,
      ],
      useFactory: (
        { firstAccount, demoAccount, production }: Config,
        ...needs: AllButLast<ConstructorParameters<typeof Accounts>>
      ) => new Accounts(...needs, { given: firstAccount, isDemo: demoAccount, isNeeded: production }),
    },
    {
      provide: DemoAccount,
      inject: [StaffAccounts, SecondFactors, Config],
      useFactory: (accounts: StaffAccounts, factors: SecondFactors, { demoAccount }: Config) =>
        new DemoAccount(accounts, factors, demoAccount),
    },
  ],
  exports: [
    SESSION_STRATEGY,
    Accounts,
    Addressees,
    Colleagues,
    DigestReaders,
    FactorHolders,
    OwnMails,
    StaffSessions,
  ],
})
export class AuthModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobHandlers,
    private readonly live: LiveSessions,
    private readonly signIn: SignIn,
  ) {}

  onModuleInit(): void {
    this.jobs.handleEvery('hour', 'forget-ended-sessions', async () => {
      await this.live.forgetOld();
      await this.signIn.forgetOld();
    });
  }
}

type AllButLast<Needs extends unknown[]> = Needs extends [...infer First, unknown] ? First : never;
