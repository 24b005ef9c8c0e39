import type { Lost } from '@tiraz/contracts/inquiry-status';
import type { DataSource } from 'typeorm';
import type { HistoryEntry } from '../application/inquiry-summary.js';
import { Inquiry, type InquiryState, type LastMove, type StatusChange } from '../domain/inquiry.js';

type Query = DataSource['query'];

const ADD = `
  WITH inquiry AS (
    INSERT INTO inquiries (id, reference, customer_id, customer_name, customer_email, customer_phone,
      customer_company, message, is_sample_request, quantity, total_cost, price_per_item, sample_cost, value,
      price_changed, has_inactive_items, snapshot, status, created_at)
    VALUES ($1::uuid, $1::text, $2, 'Layla', 'layla@example.com', '', '', '', false, 100, 1, 1, 1, 1, false, false, $3, 'new', $4)
    RETURNING id
  )
  INSERT INTO inquiry_history (inquiry_id, to_status, changed_at) SELECT id, 'new', $4 FROM inquiry`;
const HISTORY = `
  SELECT json_agg(json_build_object(
    'from', from_status, 'to', to_status, 'changedBy', changed_by_email, 'changedAt', changed_at,
    'isUndo', undoes IS NOT NULL, 'lost', NULL
  ) ORDER BY inquiry_history.id DESC) AS history
  FROM inquiry_history WHERE inquiry_id = $1`;
const INQUIRY = `
  SELECT reference, status, accepted_at AS "acceptedAt", status_changed_at AS "statusChangedAt", version,
    admin_notes AS "adminNotes", (to_jsonb(inquiries)->>'owner_id')::uuid AS "ownerId", created_at AS "createdAt",
    (to_jsonb(inquiries)->>'responded_at')::timestamptz AS "respondedAt",
    (to_jsonb(inquiries)->>'response_minutes')::integer AS minutes,
    to_jsonb(inquiries)->'lost' AS lost,
    to_jsonb(inquiries)->'last_move'->'responseBefore' AS "responseBefore",
    to_jsonb(inquiries)->'last_move'->'lostBefore' AS "lostBefore",
    to_jsonb(inquiries)->'last_move' ? 'lostBefore' AS "hasReasons",
    to_jsonb(inquiries)->'last_move' ? 'responseBefore' AS "isKnown"
  FROM inquiries WHERE id = $1 FOR UPDATE`;
const LAST_MOVE = `
  SELECT from_status AS "from", version, undoes, accepted_at_before AS "acceptedAtBefore",
    status_changed_at_before AS "statusChangedAtBefore"
  FROM inquiry_history WHERE inquiry_id = $1 ORDER BY id DESC LIMIT 1`;
const CHANGE_STATUS = `
  WITH former AS (
    SELECT version, accepted_at, status_changed_at FROM inquiries WHERE id = $1
  ), inquiry AS (
    UPDATE inquiries SET status = $3, accepted_at = $4, status_changed_at = $5, version = version + 1
    WHERE id = $1
  )
  INSERT INTO inquiry_history (inquiry_id, from_status, to_status, changed_at, changed_by, changed_by_email,
    undoes, version, accepted_at_before, status_changed_at_before)
  SELECT $1, $2, $3, $6, $7, $8, $9, version + 1, accepted_at, status_changed_at FROM former`;
const RECORD = `
  INSERT INTO audit_trail (at, staff_id, staff_email, action, thing_kind, thing_id, before, after)
  VALUES ($1, $2, $3, 'inquiry.status-changed', 'inquiry', $4, $5, $6)`;

/** What that release knows nothing of, where there is such a column: read, so that the rest can be compared. */
interface Unknown {
  respondedAt: Date | null;
  minutes: number | null;
  responseBefore: { at: string; minutes: number | null } | null;
  lostBefore: Lost | null;
  hasReasons: boolean | null;
  isKnown: boolean | null;
}

/**
 * What releases before decision 034 read and wrote of an inquiry's status, in their own statements: for the test of the
 * migration that took their histories over.
 */
export class ReleaseBefore {
  constructor(private readonly source: DataSource) {}

  async add(inquiry: { id: string; customerId: string; at: Date; snapshot: unknown }): Promise<void> {
    const { id, customerId, at, snapshot } = inquiry;
    await this.source.query(ADD, [id, customerId, snapshot, at]);
  }

  async history(id: string): Promise<HistoryEntry[]> {
    const [{ history }] = await this.source.query(HISTORY, [id]);
    return history.map((entry: HistoryEntry) => ({ ...entry, changedAt: new Date(entry.changedAt) }));
  }

  inquiry(id: string): Promise<Inquiry> {
    return this.source.transaction((manager) => hold(manager.query.bind(manager), id));
  }

  /** @param isRecorded false: as before there was an audit trail */
  change(id: string, of: (inquiry: Inquiry) => StatusChange | undefined, isRecorded = true): Promise<void> {
    return this.source.transaction(async (manager) => {
      const query: Query = manager.query.bind(manager);
      const change = of(await hold(query, id));
      if (!change) return;
      const { to, by, at, acceptedAt, statusChangedAt, move } = change;
      const moments = [acceptedAt, statusChangedAt, at];
      await query(CHANGE_STATUS, [id, move.from, to, ...moments, by?.id, by?.email, move.undoes]);
      const entry = [at, by?.id, by?.email, id, { status: move.from }, { status: to }];
      if (isRecorded) await query(RECORD, entry);
    });
  }
}

async function hold(query: Query, id: string): Promise<Inquiry> {
  const [row]: [Omit<InquiryState, 'id' | 'lastMove' | 'lastAssignment' | 'response'> & Unknown] =
    await query(INQUIRY, [id]);
  const { respondedAt, minutes, responseBefore: earlier, lostBefore, hasReasons, isKnown, ...state } = row;
  const [last]: [LastMove] = await query(LAST_MOVE, [id]);
  const responseBefore = earlier && { ...earlier, at: new Date(earlier.at) };
  const response = respondedAt && { at: respondedAt, minutes };
  return new Inquiry({
    ...state,
    id,
    response,
    lastAssignment: null,
    lastMove: last.from && { ...last, ...(isKnown && { responseBefore }), ...(hasReasons && { lostBefore }) },
  });
}
