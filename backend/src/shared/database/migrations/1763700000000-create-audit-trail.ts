import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who did what, when. The database itself refuses to change or delete a row. */
export class CreateAuditTrail1763700000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE audit_trail (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL,
        staff_id uuid,
        staff_email text,
        action text NOT NULL,
        thing_kind text NOT NULL,
        thing_id text NOT NULL,
        before jsonb,
        after jsonb,
        CHECK ((staff_id IS NULL) = (staff_email IS NULL))
      )`);
    await queryRunner.query('CREATE INDEX audit_trail_of_thing ON audit_trail (thing_kind, thing_id, id)');
    await queryRunner.query(`
      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER audit_trail_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_trail
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE audit_trail');
    await queryRunner.query('DROP FUNCTION refuse_change');
  }
}
