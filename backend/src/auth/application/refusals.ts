import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { RECORDED_REFUSALS } from '../domain/guesses.js';
import type { PasswordChecks } from './password-checks.js';

/** Leaves rows of refused sign-ins in the audit trail, but no more than a disk can take. */
export class Refusals {
  constructor(
    private readonly transactions: Transactions,
    private readonly checks: PasswordChecks,
    private readonly audit: AuditTrail,
  ) {}

  /** @param id of the account, or `unknown` */
  record(id: string, at: Date): Promise<void> {
    const { withinMs } = RECORDED_REFUSALS;
    return this.transactions.run(async () => {
      const isRoom = !(await this.checks.claim(`refusals of ${id}`, at, RECORDED_REFUSALS));
      const isFirstMore =
        !isRoom && !(await this.checks.claim(`more refusals of ${id}`, at, { most: 1, withinMs }));
      if (!isRoom && !isFirstMore) return;
      const action = isRoom ? 'session.refused' : 'sessions.refused';
      await this.audit.record({ at, by: null, action, thing: { kind: 'staffAccount', id } });
    });
  }
}
