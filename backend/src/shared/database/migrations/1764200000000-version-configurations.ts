import type { MigrationInterface, QueryRunner } from 'typeorm';
import { updateInBatches } from './inquiries-in-batches.js';

/** Gives the stored configurations the version of their form, and the lines that version 1 has. */
export class VersionConfigurations1764200000000 implements MigrationInterface {
  /** In batches; a second run takes up what a broken one left. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    const lines = `jsonb_build_array(jsonb_build_object('pieces', snapshot->'quantity'))`;
    await updateInBatches(
      queryRunner,
      `SET snapshot = snapshot || jsonb_build_object('schemaVersion', 1, 'lines', ${lines})`,
      `snapshot ? 'quantity' AND NOT snapshot ? 'schemaVersion'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await updateInBatches(
      queryRunner,
      `SET snapshot = snapshot - 'schemaVersion' - 'lines'`,
      `snapshot ? 'lines'`,
    );
  }
}
