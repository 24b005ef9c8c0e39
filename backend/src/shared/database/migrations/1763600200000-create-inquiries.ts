import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATUSES = `('new', 'in_progress', 'quoted', 'accepted', 'rejected', 'closed')`;

/** Inquiries with their history, and the keys under which senders repeat a submission. Amounts are EGP. */
export class CreateInquiries1763600200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE SEQUENCE inquiry_numbers');
    await queryRunner.query(`
      CREATE TABLE inquiries (
        id uuid PRIMARY KEY,
        reference text NOT NULL UNIQUE,
        customer_id uuid NOT NULL REFERENCES customers,
        customer_name text NOT NULL,
        customer_email text NOT NULL,
        customer_phone text NOT NULL,
        customer_company text NOT NULL,
        message text NOT NULL,
        is_sample_request boolean NOT NULL,
        quantity integer NOT NULL CHECK (quantity > 0),
        total_cost numeric(17, 2) NOT NULL,
        price_per_item numeric(17, 2) NOT NULL,
        sample_cost numeric(17, 2) NOT NULL,
        value numeric(17, 2) NOT NULL,
        seen_total_cost numeric(17, 2),
        seen_price_per_item numeric(17, 2),
        seen_sample_cost numeric(17, 2),
        price_changed boolean NOT NULL,
        has_inactive_items boolean NOT NULL,
        snapshot jsonb NOT NULL,
        status text NOT NULL CHECK (status IN ${STATUSES}),
        accepted_at timestamptz,
        created_at timestamptz NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX inquiries_of_customer ON inquiries (customer_id)');
    await queryRunner.query(`
      CREATE TABLE inquiry_history (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        inquiry_id uuid NOT NULL REFERENCES inquiries,
        from_status text CHECK (from_status IN ${STATUSES}),
        to_status text NOT NULL CHECK (to_status IN ${STATUSES}),
        changed_by uuid,
        changed_at timestamptz NOT NULL
      )`);
    await queryRunner.query(
      `COMMENT ON COLUMN inquiry_history.changed_by IS 'null: the visitor, or the demo data'`,
    );
    await queryRunner.query('CREATE INDEX history_of_inquiry ON inquiry_history (inquiry_id)');
    await queryRunner.query(`
      CREATE TABLE idempotency_keys (
        key text PRIMARY KEY,
        fingerprint bytea NOT NULL,
        inquiry_id uuid NOT NULL REFERENCES inquiries DEFERRABLE INITIALLY DEFERRED,
        claimed_at timestamptz NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX idempotency_keys_by_age ON idempotency_keys (claimed_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['idempotency_keys', 'inquiry_history', 'inquiries']) {
      await queryRunner.query(`DROP TABLE ${table}`);
    }
    await queryRunner.query('DROP SEQUENCE inquiry_numbers');
  }
}
