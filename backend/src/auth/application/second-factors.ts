import type { Role } from '@tiraz/contracts/roles';
import { DomainError } from '../../shared/domain/domain-error.js';

export interface SecondFactor {
  /** From which codes are reckoned; null: there is no authenticator app, but passkeys. */
  key: Uint8Array | null;
  since: Date;
}

/** Who has a second factor. */
export abstract class FactorHolders {
  abstract isHeldBy(staffId: string): Promise<boolean>;
}

/** The second factors of accounts, and the codes that stand in for one. */
export abstract class SecondFactors extends FactorHolders {
  abstract find(staffId: string): Promise<SecondFactor | undefined>;

  /** An authenticator app. Resolves to false, and adds nothing, when the account has one. */
  abstract add(staffId: string, app: { key: Uint8Array; since: Date }): Promise<boolean>;

  /** A second factor that passkeys can belong to. Resolves to false, and adds nothing, when the account has one. */
  abstract addWithoutApp(staffId: string, since: Date): Promise<boolean>;

  /** What else there is of it stays. */
  abstract removeApp(staffId: string): Promise<void>;

  /** All of it, with its passkeys and recovery codes. Resolves to false when there was none. */
  abstract remove(staffId: string): Promise<boolean>;

  /** Of any number of rivals, one gets true: a step of this key counts once, and none that is before one that was used. */
  abstract useStep(staffId: string, of: { key: Uint8Array; step: number }): Promise<boolean>;

  /** Replaces those that there are. @param hashes by the number of the code */
  abstract putRecoveryCodes(staffId: string, hashes: readonly string[]): Promise<void>;

  /** Undefined once it was used. */
  abstract recoveryCode(staffId: string, number: number): Promise<string | undefined>;

  /** Of any number of rivals, one gets true; none when another code has this number now. */
  abstract useRecoveryCode(staffId: string, code: { number: number; hash: string }): Promise<boolean>;

  abstract recoveryCodesLeft(staffId: string): Promise<number>;

  /** The ids of all accounts that have one. */
  abstract holders(): Promise<ReadonlySet<string>>;

  /** Whether the settings ask accounts of this role for one. */
  abstract isObligatory(role: Role): Promise<boolean>;
}

export function factorObligatory(): DomainError {
  return new DomainError('conflict', 'factor.obligatory', 'Accounts of this role need a second factor.');
}

export function factorMissing(): DomainError {
  return new DomainError('missing', 'factor.missing', 'This account has no second factor.');
}
