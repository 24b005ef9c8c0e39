import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit trail is read newest first, by person, kind, action, thing and time. */
export class ReadAuditTrail1763800300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [index, column] of INDEXES) {
      await queryRunner.query(`CREATE INDEX ${index} ON audit_trail (${column}at, id)`);
    }
    await queryRunner.query('DROP INDEX audit_trail_of_thing');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX audit_trail_of_thing ON audit_trail (thing_kind, thing_id, id)');
    for (const [index] of INDEXES) await queryRunner.query(`DROP INDEX ${index}`);
  }
}

const INDEXES = [
  ['audit_trail_by_time', ''],
  ['audit_trail_by_person', 'staff_email, '],
  ['audit_trail_by_kind', 'thing_kind, '],
  ['audit_trail_by_person_and_kind', 'staff_email, thing_kind, '],
  ['audit_trail_by_action', 'action, '],
  ['audit_trail_by_thing', 'thing_id, '],
] as const;
