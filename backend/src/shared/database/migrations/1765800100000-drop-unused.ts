import type { QueryRunner } from 'typeorm';
import { keepInquiryHistory } from './1764400000000-store-moves-once.js';
import { CountAuditTrail1763900200000 } from './1763900200000-count-audit-trail.js';
import { CreateSweeps1763800200000 } from './1763800200000-create-sweeps.js';
import type { Contraction } from './contracting.js';

/**
 * What releases long before left for those before them: two tables that count or schedule nothing any more, and the
 * trigger by which a change of a status was written to `inquiry_history` as well. The release before still began a history
 * there with each submission, so the table went with the next one: `DropHistories`.
 */
export class DropUnused1765800100000 implements Contraction {
  readonly contraction =
    'jobs have a schedule of their own, lists count to 10,000, and every release reads histories from the audit trail';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER audit_trail_keeps_inquiry_history ON audit_trail');
    await queryRunner.query('DROP FUNCTION keep_inquiry_history');
    await queryRunner.query('DROP TABLE audit_trail_counts');
    await queryRunner.query('DROP TABLE sweeps');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await new CreateSweeps1763800200000().up(queryRunner);
    await new CountAuditTrail1763900200000().up(queryRunner);
    await keepInquiryHistory(queryRunner);
  }
}
