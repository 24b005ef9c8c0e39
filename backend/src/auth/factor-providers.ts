import type { Provider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { AuditTrail } from '../shared/domain/audit-trail.js';
import { Clock } from '../shared/domain/clock.js';
import { Transactions } from '../shared/domain/transactions.js';
import { provide } from '../shared/provide.js';
import { ChallengeEntity } from './adapters/challenge.entity.js';
import { TypeOrmChallenges } from './adapters/challenges.typeorm.js';
import { ConfirmationController } from './adapters/confirmation.controller.js';
import { HmacCodes } from './adapters/one-time-codes.js';
import { OwnFactorController } from './adapters/own-factor.controller.js';
import { OwnPasskeysController } from './adapters/own-passkeys.controller.js';
import { PasskeyEntity } from './adapters/passkey.entity.js';
import { TypeOrmPasskeys } from './adapters/passkeys.typeorm.js';
import { RecoveryCodeEntity } from './adapters/recovery-code.entity.js';
import { SecondFactorEntity } from './adapters/second-factor.entity.js';
import { TypeOrmSecondFactors } from './adapters/second-factors.typeorm.js';
import { SecondStepController } from './adapters/second-step.controller.js';
import { SimpleWebAuthn } from './adapters/simple-webauthn.js';
import { AskForCode } from './application/ask-for-code.js';
import { Challenges } from './application/challenges.js';
import { CheckCodes } from './application/check-codes.js';
import { CodeChecks } from './application/code-checks.js';
import { ConfirmSession } from './application/confirm-session.js';
import { Confirmation } from './application/confirmation.js';
import { FinishSignIn } from './application/finish-sign-in.js';
import { KnownDevices } from './application/known-devices.js';
import { ManageOwnFactor } from './application/manage-own-factor.js';
import { ManageOwnPasskeys } from './application/manage-own-passkeys.js';
import { OneTimeCodes } from './application/one-time-codes.js';
import { OwnFactor } from './application/own-factor.js';
import { OwnPasskeys } from './application/own-passkeys.js';
import { PasskeyVerification } from './application/passkey-verification.js';
import { Passkeys } from './application/passkeys.js';
import { PasswordChecks } from './application/password-checks.js';
import { PasswordHashes } from './application/password-hashes.js';
import { Reauthentication } from './application/reauthentication.js';
import { Refusals } from './application/refusals.js';
import { SecondFactors } from './application/second-factors.js';
import { SessionStart } from './application/session-start.js';
import { Sessions } from './application/sessions.js';
import { CodeQuestion, SecondStep } from './application/signing-in.js';
import { StaffAccounts } from './application/staff-accounts.js';
import { Tokens } from './application/tokens.js';

export const FACTOR_ENTITIES = [SecondFactorEntity, RecoveryCodeEntity, PasskeyEntity, ChallengeEntity];

export const FACTOR_CONTROLLERS = [
  ConfirmationController,
  OwnFactorController,
  OwnPasskeysController,
  SecondStepController,
];

/** What the second factor is made of. */
export const FACTOR_PROVIDERS: Provider[] = [
  provide(SecondFactors, TypeOrmSecondFactors, [DataSource]),
  provide(Passkeys, TypeOrmPasskeys, [DataSource]),
  provide(Challenges, TypeOrmChallenges, [DataSource]),
  provide(OneTimeCodes, HmacCodes, []),
  {
    provide: PasskeyVerification,
    inject: [Config],
    useFactory: ({ publicUrl }: Config) => new SimpleWebAuthn(publicUrl),
  },
  provide(CodeChecks, CheckCodes, [
    SecondFactors,
    Passkeys,
    PasskeyVerification,
    OneTimeCodes,
    PasswordChecks,
    PasswordHashes,
    AuditTrail,
    Clock,
  ]),
  provide(CodeQuestion, AskForCode, [SecondFactors, Passkeys, PasskeyVerification, Challenges, Tokens]),
  provide(SecondStep, FinishSignIn, [
    Transactions,
    StaffAccounts,
    Challenges,
    CodeChecks,
    KnownDevices,
    SessionStart,
    Refusals,
    Clock,
  ]),
  provide(Confirmation, ConfirmSession, [
    Transactions,
    StaffAccounts,
    Challenges,
    CodeQuestion,
    CodeChecks,
    Sessions,
    Refusals,
    AuditTrail,
    Clock,
  ]),
  provide(OwnFactor, ManageOwnFactor, [
    Transactions,
    StaffAccounts,
    SecondFactors,
    Passkeys,
    Challenges,
    Sessions,
    Reauthentication,
    CodeChecks,
    PasswordHashes,
    OneTimeCodes,
    Tokens,
    AuditTrail,
    Clock,
  ]),
  provide(OwnPasskeys, ManageOwnPasskeys, [
    Transactions,
    StaffAccounts,
    SecondFactors,
    Passkeys,
    PasskeyVerification,
    Challenges,
    Sessions,
    Reauthentication,
    PasswordHashes,
    OneTimeCodes,
    Tokens,
    AuditTrail,
    Clock,
  ]),
];
