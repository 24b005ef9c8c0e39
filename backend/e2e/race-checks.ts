import { query } from './databases.js';

/** What is wrong where a row comes back; the row says about what. */
const NEVER: Readonly<Record<string, string>> = {
  'an acceptance stands where the status has none': `
    SELECT id, status, accepted_at FROM inquiries
    WHERE (status = 'accepted' AND accepted_at IS NULL) OR (accepted_at IS NOT NULL AND status NOT IN ('accepted', 'closed'))`,
  'a loss is told of what is not lost': `
    SELECT id, status, lost FROM inquiries
    WHERE lost IS NOT NULL AND NOT (status = 'rejected' OR (status = 'closed' AND accepted_at IS NULL))`,
  'a value is neither its own nor what was accepted': `
    SELECT inquiries.id, value, total_cost, sample_cost, subtotal - discount AS net FROM inquiries
    LEFT JOIN quotations ON inquiry_id = inquiries.id
    LEFT JOIN quotation_revisions ON quotation_id = quotations.id AND state = 'accepted'
    WHERE value <> coalesce(subtotal - discount, CASE WHEN is_sample_request THEN sample_cost ELSE total_cost END)`,
  'an amount is not what its parts come to': `
    SELECT id, total_cost, snapshot->'quote'->>'totalCost' AS said FROM inquiries
    WHERE total_cost <> (snapshot->'quote'->>'totalCost')::numeric`,
  'revisions leave a number out': `
    SELECT quotation_id, array_agg(number ORDER BY number) AS numbers FROM quotation_revisions
    WHERE state <> 'discarded' GROUP BY quotation_id HAVING max(number) <> count(*)`,
  'a revision stands where its events do not lead': `
    SELECT revision.id, state, kinds FROM quotation_revisions AS revision
    LEFT JOIN LATERAL (
      SELECT array_agg(kind ORDER BY id) AS kinds FROM quotation_events
      WHERE revision_id = revision.id AND kind NOT IN ('seen', 'change_asked')
    ) AS happened ON true
    WHERE state <> CASE kinds[cardinality(kinds)]
      WHEN 'sent' THEN CASE WHEN state = 'superseded' THEN state ELSE 'sent' END
      WHEN 'acceptance_undone' THEN CASE WHEN state = 'superseded' THEN state ELSE 'sent' END
      WHEN 'accepted' THEN 'accepted' WHEN 'declined' THEN 'declined' WHEN 'withdrawn' THEN 'withdrawn'
      ELSE CASE WHEN state = 'discarded' THEN state ELSE 'draft' END END`,
  'a revision is superseded by none that came later': `
    SELECT one.id FROM quotation_revisions AS one WHERE state = 'superseded' AND NOT EXISTS (
      SELECT FROM quotation_revisions AS later
      WHERE later.quotation_id = one.quotation_id AND later.number > one.number AND later.sending IS NOT NULL)`,
  'the audit trail does not tell what happened to a quotation': `
    SELECT inquiry_id, kind, happened, told FROM (
      SELECT inquiry_id::text, kind, count(*) AS happened FROM quotation_events
      JOIN quotations ON quotations.id = quotation_id GROUP BY 1, 2
    ) AS events FULL JOIN (
      SELECT thing_id AS inquiry_id, replace(replace(action, 'quotation.', ''), '-', '_') AS kind, count(*) AS told
      FROM audit_trail WHERE action IN ('quotation.sent', 'quotation.withdrawn', 'quotation.seen',
        'quotation.change-asked', 'quotation.declined', 'quotation.accepted', 'quotation.acceptance-undone')
      GROUP BY 1, 2
    ) AS trail USING (inquiry_id, kind) WHERE happened IS DISTINCT FROM told`,
  'the audit trail does not tell of each revision': `
    SELECT inquiry_id, count(*) AS revisions, count(*) FILTER (WHERE state = 'discarded') AS discarded
    FROM quotation_revisions JOIN quotations ON quotations.id = quotation_id GROUP BY inquiry_id
    HAVING count(*) <> (SELECT count(*) FROM audit_trail WHERE thing_id = inquiry_id::text AND action = 'quotation.drafted')
      OR count(*) FILTER (WHERE state = 'discarded')
        <> (SELECT count(*) FROM audit_trail WHERE thing_id = inquiry_id::text AND action = 'quotation.discarded')`,
  'an answer is not mailed once to the customer': `
    SELECT inquiry_id, events.kind, happened, coalesce(mailed, 0) AS mailed FROM (
      SELECT inquiry_id, kind, count(*) AS happened FROM quotation_events JOIN quotations ON quotations.id = quotation_id
      WHERE kind IN ('accepted', 'declined') GROUP BY 1, 2
    ) AS events LEFT JOIN (
      SELECT inquiry_id, replace(kind, 'quotation-', '') AS kind, count(*) AS mailed FROM messages
      WHERE kind IN ('quotation-accepted', 'quotation-declined') GROUP BY 1, 2
    ) AS mails USING (inquiry_id, kind) WHERE happened IS DISTINCT FROM mailed`,
  'a customer is told of a revision that has no documents, or of one that was never sent': `
    SELECT key FROM messages WHERE kind = 'quotation-sent' AND NOT EXISTS (
      SELECT FROM quotation_revisions JOIN quotations ON quotations.id = quotation_id
      WHERE key = 'quotation-sent:' || inquiry_id || ':R' || number AND sending->>'email' = to_email AND documents IS NOT NULL)`,
  'an open revision is not mailed': `
    SELECT inquiry_id, number FROM quotation_revisions JOIN quotations ON quotations.id = quotation_id
    WHERE state IN ('sent', 'accepted', 'declined') AND NOT EXISTS (
      SELECT FROM messages WHERE key = 'quotation-sent:' || quotations.inquiry_id || ':R' || number)`,
  'the kept counts are no count': `
    SELECT * FROM (
      SELECT status, is_sample_request, owner_id, sum(inquiries) AS inquiries, sum(value) AS value FROM (
        SELECT status, is_sample_request, owner_id, inquiries, value FROM inquiry_counts
        UNION ALL SELECT status, is_sample_request, owner_id, -1, -value FROM inquiries
      ) AS parts GROUP BY 1, 2, 3
    ) AS sums WHERE inquiries <> 0 OR value <> 0`,
  'the kept months are no count': `
    SELECT * FROM (
      SELECT begins, sum(received) AS received, sum(accepted) AS accepted, sum(value) AS value FROM (
        SELECT begins, received, accepted, value FROM inquiry_month_counts
        UNION ALL SELECT cairo_period('month', created_at), -1, 0, 0 FROM inquiries
        UNION ALL SELECT cairo_period('month', accepted_at), 0, -1, -value FROM inquiries WHERE accepted_at IS NOT NULL
      ) AS parts GROUP BY 1
    ) AS sums WHERE received <> 0 OR accepted <> 0 OR value <> 0`,
  'a kept standing is not what it derives from': `
    SELECT customer_id FROM customer_standings
    FULL JOIN derived_standings(ARRAY(SELECT id FROM customers), 'infinity') AS derived ON derived.id = customer_id
    WHERE customer_id NOT IN (SELECT customer_id FROM stale_customers) AND
      (customer_standings.lifetime_value, customer_standings.last_order_at, customer_standings.last_communication_at,
       customer_standings.last_activity_at, customer_standings.next_follow_up_at) IS DISTINCT FROM
      (derived.lifetime_value, derived.last_order_at, derived.last_communication_at,
       derived.last_activity_at, derived.next_follow_up_at)`,
  'standings are counted otherwise than they are kept': `
    SELECT * FROM (
      SELECT active_in, is_declared_inactive, month, was_active, sum(customers) AS customers FROM (
        SELECT active_in, is_declared_inactive, month, was_active, customers FROM standing_counts
        UNION ALL SELECT cairo_period('day', last_activity_at), is_declared_inactive, month, was_active, -1
        FROM customer_standings
      ) AS parts GROUP BY 1, 2, 3, 4
    ) AS sums WHERE customers <> 0`,
  'something belongs to a customer who was merged away': `
    SELECT kind, belongings.id FROM (
      SELECT 'inquiry' AS kind, id, customer_id FROM inquiries
      UNION ALL SELECT 'follow-up', id, customer_id FROM follow_ups
      UNION ALL SELECT 'communication', id, customer_id FROM communications
      UNION ALL SELECT 'signpost', id, merged_into FROM customers WHERE merged_into IS NOT NULL
    ) AS belongings JOIN customers ON customers.id = customer_id WHERE merged_into IS NOT NULL`,
  'something is about an inquiry of somebody else': `
    SELECT kind, belongings.id FROM (
      SELECT 'follow-up' AS kind, id, customer_id, inquiry_id FROM follow_ups
      UNION ALL SELECT 'communication', id, customer_id, inquiry_id FROM communications
    ) AS belongings JOIN inquiries ON inquiries.id = inquiry_id WHERE inquiries.customer_id <> belongings.customer_id`,
  'an entry of the audit trail does not begin where the one before it ended': `
    SELECT thing_kind, thing_id, action, key, prior, was FROM (
      SELECT *, lag(becomes) OVER (PARTITION BY thing_kind, thing_id, key ORDER BY id) AS prior FROM (
        SELECT id, thing_kind, thing_id, action, key, coalesce(before->key, 'null') AS was,
          coalesce(after->key, 'null') AS becomes
        FROM audit_trail, jsonb_object_keys(coalesce(before, '{}')) AS key WHERE action = ANY ($1)
      ) AS fields
    ) AS chained WHERE prior <> was`,
  'a thing is not what the audit trail made it last': `
    SELECT DISTINCT ON (thing_id, key) thing_kind, thing_id, key, becomes, now.fields->key AS is FROM (
      SELECT id, thing_kind, thing_id, key, after->key AS becomes
      FROM audit_trail, jsonb_object_keys(coalesce(after, '{}')) AS key WHERE action = ANY ($1)
    ) AS fields JOIN (
      SELECT id::text AS thing, jsonb_build_object('status', status, 'adminNotes', admin_notes) AS fields FROM inquiries
      UNION ALL SELECT id::text, jsonb_build_object('phone', phone, 'company', company, 'name', name) FROM customers
      UNION ALL SELECT id::text, jsonb_build_object('status', status, 'subject', subject) FROM follow_ups
      UNION ALL SELECT id::text, jsonb_build_object('costMultiplier', cost_multiplier::text) FROM fabrics
    ) AS now ON thing = thing_id
    WHERE now.fields ? key AND NOT EXISTS (
      SELECT FROM audit_trail AS later WHERE later.thing_id = fields.thing_id AND later.id > fields.id
        AND later.after ? key AND later.action = ANY ($1)
    ) AND becomes <> now.fields->key ORDER BY thing_id, key, fields.id DESC`,
  'a job did not succeed': `SELECT task_identifier, last_error FROM graphile_worker.jobs WHERE last_error IS NOT NULL`,
};

/** Whose entries say what a thing was before and is afterwards. */
const CHANGES = [
  'inquiry.status-changed',
  'inquiry.notes-saved',
  'customer.updated',
  'customer.filled',
  'customer.merged',
  'follow-up.completed',
  'follow-up.cancelled',
  'follow-up.reopened',
  'follow-up.rescheduled',
  'follow-up.updated',
  'fabric.updated',
];

/** @returns a sentence for each row that cannot be */
export async function faultsOfRows(databaseUrl: string): Promise<string[]> {
  const parts = Object.entries(NEVER).map(
    ([what, sql]) => `SELECT '${what}' AS what, to_jsonb(faulty)::text AS row FROM (${sql}) AS faulty`,
  );
  const rows = await query<{ what: string; row: string }>(databaseUrl, parts.join(' UNION ALL '), [CHANGES]);
  return rows.map(({ what, row }) => `${what}: ${row}`);
}

/** What follows from a change of something else. */
const UNVERSIONED = [
  'version',
  'customer_id',
  'merged_into',
  'responded_at',
  'response_minutes',
  'last_move',
];
const VERSIONED = ['inquiries', 'customers', 'follow_ups', 'price_changes', 'fabrics'];
const VERSIONS = `
  ${VERSIONED.map((table) => `SELECT '${table} ' || id AS thing, version, (to_jsonb(${table}) - $1::text[])::text AS content FROM ${table}`).join(' UNION ALL ')}
  UNION ALL SELECT 'quotation ' || id, version, (
    SELECT string_agg(to_jsonb(revision)::text, '' ORDER BY id) FROM quotation_revisions AS revision
    WHERE quotation_id = quotations.id
  ) FROM quotations`;
type Versions = Map<string, { version: number; content: string }>;

/** What staff read with a version, as it stands. */
export async function versionsOf(databaseUrl: string): Promise<Versions> {
  type Row = { thing: string; version: number; content: string };
  const rows = await query<Row>(databaseUrl, VERSIONS, [UNVERSIONED]);
  return new Map(rows.map(({ thing, ...row }) => [thing, row]));
}

/** @returns a sentence for whatever changed without another version, went back, or is gone */
export function faultsOfVersions(before: Versions, after: Versions): string[] {
  return [...before].flatMap(([thing, was]) => {
    const is = after.get(thing);
    if (!is) return [`${thing} is gone`];
    if (is.version < was.version) return [`${thing} went back to version ${is.version}`];
    return is.version === was.version && is.content !== was.content
      ? [`${thing} changed at one version`]
      : [];
  });
}
