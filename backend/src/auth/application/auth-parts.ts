import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { KnownDevices } from './known-devices.js';
import type { PasswordChecks } from './password-checks.js';
import type { PasswordHashes } from './password-hashes.js';
import type { Sessions } from './sessions.js';
import type { StaffAccounts } from './staff-accounts.js';

/** What both use cases stand on. */
export abstract class AuthParts {
  abstract readonly transactions: Transactions;
  abstract readonly accounts: StaffAccounts;
  abstract readonly sessions: Sessions;
  abstract readonly devices: KnownDevices;
  abstract readonly checks: PasswordChecks;
  abstract readonly hashes: PasswordHashes;
  /** Whether a password, folded, is among the most used ones. */
  abstract readonly isCommonPassword: (folded: string) => boolean;
  /** Counts an attempt of a client's unknown browser: 0, or after how many seconds there may be one. */
  abstract readonly strangersTurn: (client: string) => number;
  abstract readonly audit: AuditTrail;
  abstract readonly clock: Clock;
  /** One that nobody can guess. */
  abstract readonly newToken: () => string;
}
