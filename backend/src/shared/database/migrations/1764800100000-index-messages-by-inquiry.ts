import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff read the mails about one inquiry beside what else happened to it. */
export class IndexMessagesByInquiry1764800100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX messages_of_inquiry ON messages (inquiry_id, created_at, id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX messages_of_inquiry');
  }
}
