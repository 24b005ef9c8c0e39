import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploads that were allowed, pictures that there are, and which of them the catalogue shows. */
export class CreatePictures1763700400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE uploads (
        id uuid PRIMARY KEY,
        address text NOT NULL UNIQUE,
        session text NOT NULL,
        expires_at timestamptz NOT NULL,
        finalized_at timestamptz
      )`);
    await queryRunner.query(`
      CREATE TABLE pictures (
        id uuid PRIMARY KEY,
        width integer NOT NULL CHECK (width > 0),
        height integer NOT NULL CHECK (height > 0),
        created_at timestamptz NOT NULL,
        unused_since timestamptz
      )`);
    await queryRunner.query(`
      CREATE VIEW pictures_in_use AS
        SELECT image_url AS object_path FROM product_types WHERE image_url <> ''
        UNION SELECT image_url FROM fabrics WHERE image_url <> ''`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW pictures_in_use');
    await queryRunner.query('DROP TABLE pictures');
    await queryRunner.query('DROP TABLE uploads');
  }
}
