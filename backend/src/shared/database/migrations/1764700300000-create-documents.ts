import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The PDFs in the store; what a row says of one never changes. */
export class CreateDocuments1764700300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE documents (
        key text PRIMARY KEY CHECK (key ~ '^[A-Za-z0-9/.-]{1,200}$'),
        sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
        bytes integer NOT NULL CHECK (bytes > 0),
        made_at timestamptz NOT NULL
      )`);
    await queryRunner.query(`
      CREATE TRIGGER documents_stay BEFORE UPDATE ON documents
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE documents');
  }
}
