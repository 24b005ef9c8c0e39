import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What may still change of a revision that was sent. */
const ANSWERS = `ARRAY['state', 'documents', 'decline', 'acceptance']`;

/** Where a revision may go, from anywhere but a draft. */
const MOVES = `(OLD.state || '>' || NEW.state) IN
  ('sent>accepted', 'sent>declined', 'sent>superseded', 'sent>withdrawn', 'accepted>sent')`;

/** Quotations: their revisions, what happened to them, and the codes that were mailed. Amounts are EGP. */
export class CreateQuotations1764700400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION quotation_lines_sum(lines jsonb, credits boolean) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
        SELECT coalesce(sum((line->>'quantity')::numeric * (line->>'unitPrice')::numeric), 0)
        FROM jsonb_array_elements(lines) AS line
        WHERE (line->>'kind' IN ('discount', 'sample_credit')) = credits
      $$`);
    await queryRunner.query(`
      CREATE FUNCTION quotation_instalments_sum(instalments jsonb) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
        SELECT coalesce(sum((instalment->>'amount')::numeric), 0) FROM jsonb_array_elements(instalments) AS instalment
      $$`);
    await queryRunner.query(`
      CREATE TABLE quotations (
        id uuid PRIMARY KEY,
        inquiry_id uuid NOT NULL UNIQUE REFERENCES inquiries,
        version integer NOT NULL DEFAULT 1 CHECK (version > 0),
        created_at timestamptz NOT NULL
      )`);
    await queryRunner.query(`
      CREATE TABLE quotation_revisions (
        id uuid PRIMARY KEY,
        quotation_id uuid NOT NULL REFERENCES quotations,
        number integer NOT NULL CHECK (number BETWEEN 1 AND 99),
        state text NOT NULL CHECK (
          state IN ('draft', 'discarded', 'sent', 'accepted', 'declined', 'superseded', 'withdrawn')
        ),
        valid_through text NOT NULL CHECK (valid_through ~ '^\\d{4}-\\d{2}-\\d{2}$'),
        offer jsonb NOT NULL,
        basis jsonb NOT NULL,
        subtotal numeric(17, 2) NOT NULL CHECK (subtotal >= 0),
        discount numeric(17, 2) NOT NULL CHECK (discount BETWEEN 0 AND subtotal),
        tax numeric(17, 2) NOT NULL CHECK (tax >= 0),
        total numeric(17, 2) NOT NULL CHECK (total = subtotal - discount + tax),
        sample_inquiry_id uuid REFERENCES inquiries,
        sample_customer_id uuid REFERENCES customers,
        sending jsonb CHECK ((sending IS NULL) = (state IN ('draft', 'discarded'))),
        documents jsonb,
        decline jsonb CHECK ((decline IS NOT NULL) = (state = 'declined')),
        acceptance jsonb CHECK ((acceptance IS NOT NULL) = (state = 'accepted')),
        CHECK (offer->>'validThrough' = valid_through),
        CHECK (subtotal = quotation_lines_sum(offer->'lines', false)),
        CHECK (discount = round(subtotal * (offer->>'discountBasisPoints')::integer / 10000, 2)
          + quotation_lines_sum(offer->'lines', true)),
        CHECK (tax = round((subtotal - discount) * (offer->'tax'->>'basisPoints')::integer / 10000, 2)),
        CHECK (total = quotation_instalments_sum(offer->'instalments')),
        CHECK (acceptance IS NULL OR (
          acceptance->'documents'->'en' = documents->'en'->'sha256'
          AND acceptance->'documents'->'ar' = documents->'ar'->'sha256'
        ) IS TRUE)
      )`);
    const unique = (name: string, columns: string, where: string) =>
      queryRunner.query(`CREATE UNIQUE INDEX ${name} ON quotation_revisions (${columns}) WHERE ${where}`);
    await unique('quotation_revision_numbers', 'quotation_id, number', `state <> 'discarded'`);
    await unique('one_draft_of_quotation', 'quotation_id', `state = 'draft'`);
    await unique('one_open_or_accepted_of_quotation', 'quotation_id', `state IN ('sent', 'accepted')`);
    await unique('one_credit_of_sample', 'sample_inquiry_id', `state IN ('sent', 'accepted')`);
    await unique('one_sample_credit_of_customer', 'sample_customer_id', `state IN ('sent', 'accepted')`);
    await queryRunner.query(`
      CREATE FUNCTION keep_sent_revision() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF OLD.state = 'draft' THEN RETURN NEW; END IF;
        IF to_jsonb(NEW) - ${ANSWERS} IS DISTINCT FROM to_jsonb(OLD) - ${ANSWERS} THEN
          RAISE 'a revision that was sent or discarded never changes';
        ELSIF OLD.documents IS NOT NULL AND NEW.documents IS DISTINCT FROM OLD.documents THEN
          RAISE 'the documents of a revision are made once';
        ELSIF OLD.state <> NEW.state AND NOT ${MOVES} THEN
          RAISE 'a revision that is % cannot become %', OLD.state, NEW.state;
        END IF;
        RETURN NEW;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER quotation_revisions_stay BEFORE UPDATE ON quotation_revisions
      FOR EACH ROW EXECUTE FUNCTION keep_sent_revision()`);
    await queryRunner.query(`
      CREATE TABLE quotation_events (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        quotation_id uuid NOT NULL REFERENCES quotations,
        revision_id uuid NOT NULL REFERENCES quotation_revisions,
        at timestamptz NOT NULL,
        kind text NOT NULL,
        staff_email text,
        data jsonb NOT NULL
      )`);
    await queryRunner.query(
      `COMMENT ON COLUMN quotation_events.staff_email IS 'null: the customer, on the page'`,
    );
    await queryRunner.query('CREATE INDEX events_of_quotation ON quotation_events (quotation_id, id)');
    await queryRunner.query(
      `CREATE UNIQUE INDEX first_look_at_revision ON quotation_events (revision_id) WHERE kind = 'seen'`,
    );
    await queryRunner.query(`
      CREATE TRIGGER quotation_events_are_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON quotation_events
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    await queryRunner.query(`
      CREATE TABLE quotation_codes (
        revision_id uuid PRIMARY KEY REFERENCES quotation_revisions,
        hash text NOT NULL,
        sent_at timestamptz NOT NULL,
        tries integer NOT NULL DEFAULT 0
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['quotation_codes', 'quotation_events', 'quotation_revisions', 'quotations']) {
      await queryRunner.query(`DROP TABLE ${table}`);
    }
    for (const name of ['keep_sent_revision', 'quotation_instalments_sum', 'quotation_lines_sum']) {
      await queryRunner.query(`DROP FUNCTION ${name}`);
    }
  }
}
