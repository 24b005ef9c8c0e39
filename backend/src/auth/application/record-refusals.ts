import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { RECORDED_REFUSALS } from '../domain/guesses.js';
import type { PasswordChecks } from './password-checks.js';
import type { Refusals } from './refusals.js';

export class RecordRefusals implements Refusals {
  constructor(
    private readonly transactions: Transactions,
    private readonly checks: PasswordChecks,
    private readonly audit: AuditTrail,
  ) {}

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
