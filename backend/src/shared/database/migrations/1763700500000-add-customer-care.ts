import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Follow-ups and communications, what staff say about a customer, and customers that were merged. */
export class AddCustomerCare1763700500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE customers
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN staff_status text CHECK (staff_status IN ('active', 'inactive')),
        ADD COLUMN staff_status_at timestamptz,
        ADD COLUMN merged_into uuid REFERENCES customers CHECK (merged_into <> id),
        ADD CHECK ((staff_status IS NULL) = (staff_status_at IS NULL))`);
    await queryRunner.query(
      `COMMENT ON COLUMN customers.merged_into IS 'the customer that this one is; the row stays for its e-mail address'`,
    );
    await queryRunner.query(
      'CREATE INDEX merged_customers ON customers (merged_into) WHERE merged_into IS NOT NULL',
    );

    await queryRunner.query('ALTER TABLE inquiries ADD COLUMN status_changed_at timestamptz');
    await queryRunner.query(
      `COMMENT ON COLUMN inquiries.status_changed_at IS 'null while it stands as it was submitted'`,
    );
    await queryRunner.query(`
      UPDATE inquiries SET status_changed_at = changed_at FROM (
        SELECT inquiry_id, max(changed_at) AS changed_at FROM inquiry_history WHERE from_status IS NOT NULL
        GROUP BY inquiry_id
      ) AS latest WHERE inquiry_id = id`);
    // What is asked of every customer's inquiries, without a look at the wide rows themselves.
    await queryRunner.query('DROP INDEX inquiries_of_customer');
    await queryRunner.query(`
      CREATE INDEX inquiries_of_customer ON inquiries (customer_id, created_at)
      INCLUDE (status_changed_at, accepted_at, value)`);

    await queryRunner.query(`
      CREATE TABLE follow_ups (
        id uuid PRIMARY KEY,
        customer_id uuid NOT NULL REFERENCES customers,
        inquiry_id uuid REFERENCES inquiries,
        scheduled_at timestamptz NOT NULL,
        subject text NOT NULL,
        description text NOT NULL,
        status text NOT NULL CHECK (status IN ('pending', 'completed', 'cancelled')),
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL,
        changed_at timestamptz NOT NULL
      )`);
    await queryRunner.query(`
      CREATE INDEX follow_ups_of_customer ON follow_ups (customer_id) INCLUDE (status, scheduled_at, changed_at)`);
    await queryRunner.query(
      `CREATE INDEX pending_follow_ups ON follow_ups (scheduled_at, id) WHERE status = 'pending'`,
    );

    await queryRunner.query(`
      CREATE TABLE communications (
        id uuid PRIMARY KEY,
        customer_id uuid NOT NULL REFERENCES customers,
        inquiry_id uuid REFERENCES inquiries,
        type text NOT NULL CHECK (type IN ('email', 'phone', 'meeting', 'note')),
        direction text NOT NULL CHECK (direction IN ('inbound', 'outbound')),
        subject text NOT NULL,
        content text NOT NULL,
        logged_by text NOT NULL,
        created_at timestamptz NOT NULL
      )`);
    await queryRunner.query(
      `COMMENT ON COLUMN communications.logged_by IS 'the e-mail address of the member of staff at the time'`,
    );
    await queryRunner.query(
      'CREATE INDEX communications_of_customer ON communications (customer_id, created_at)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE communications');
    await queryRunner.query('DROP TABLE follow_ups');
    await queryRunner.query('DROP INDEX inquiries_of_customer');
    await queryRunner.query('CREATE INDEX inquiries_of_customer ON inquiries (customer_id)');
    await queryRunner.query('ALTER TABLE inquiries DROP COLUMN status_changed_at');
    await queryRunner.query(`
      ALTER TABLE customers
        DROP COLUMN version, DROP COLUMN staff_status, DROP COLUMN staff_status_at, DROP COLUMN merged_into`);
  }
}
