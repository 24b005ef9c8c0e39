import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why an inquiry came to nothing: `{"reason": "price", "note": ""}`. Of what is stored already nobody said. */
export class NameLosses1765400100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE inquiries ADD COLUMN lost jsonb');
    // For the release before, which moves inquiries on and knows no reasons: a reason goes with the status that it was
    // said of, and comes back with it. This release writes down itself what stood before.
    await queryRunner.query(`
      CREATE FUNCTION keep_reason_for_loss() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        has_move boolean := (NEW.last_move->>'version')::integer = NEW.version;
      BEGIN
        IF has_move AND NEW.last_move ? 'lostBefore' THEN RETURN NEW; END IF;
        NEW.lost := CASE
          WHEN has_move AND NEW.last_move->>'undoes' = OLD.last_move->>'version'
            THEN nullif(OLD.last_move->'lostBefore', 'null')
          WHEN NEW.status IN ('rejected', 'closed') THEN OLD.lost
        END;
        IF has_move THEN
          NEW.last_move := NEW.last_move || jsonb_build_object('lostBefore', OLD.lost);
        END IF;
        RETURN NEW;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER inquiries_keep_reason_for_loss BEFORE UPDATE OF status ON inquiries
      FOR EACH ROW WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION keep_reason_for_loss()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER inquiries_keep_reason_for_loss ON inquiries');
    await queryRunner.query('DROP FUNCTION keep_reason_for_loss');
    await queryRunner.query('ALTER TABLE inquiries DROP COLUMN lost');
  }
}
