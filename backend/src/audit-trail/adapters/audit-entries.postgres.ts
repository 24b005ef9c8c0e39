import { MOST_COUNTED_ENTRIES, type AuditedKind } from '@tiraz/contracts/audit-trail';
import type { DataSource } from 'typeorm';
import type { EditedThing } from '../../shared/domain/domain-error.js';
import { readPage, type Listing, type Order, type Query } from '../../shared/database/keyset.js';
import { longRowsOf } from '../../shared/database/long-reads.js';
import { rowsOf } from '../../shared/database/rows.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { Staff } from '../../shared/domain/staff.js';
import {
  AuditEntries,
  UNVERSIONED_ACTIONS,
  type AuditTrailFilter,
  type AuditTrailEntry,
} from '../application/audit-entries.js';

export const NEWEST_FIRST: Order = {
  columns: [
    ['at', 'moment'],
    ['id', 'bigint'],
  ],
  descending: true,
};

const REFERENCE = /^trz-/i;
const MOST_PEOPLE = 1000;

/** Null for what is no UUID: a refused sign-in to an unknown account. */
const THING_UUID = `(CASE WHEN thing_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN thing_id::uuid END)`;

const OF_CRM = `SELECT json_build_object('label', label, 'customerId', customer_id) FROM crm_labels`;
const OF_CATALOGUE = `SELECT json_build_object('label', label, 'labelAr', label_ar) FROM catalogue_labels`;

/** What a thing of each kind is called, from the views that its module publishes. */
const CALLED: Partial<Record<AuditedKind, string>> = {
  inquiry: `SELECT json_build_object('label', reference, 'customerId', customer_id) FROM inquiry_activity WHERE true`,
  customer: `${OF_CRM} WHERE kind = 'customer'`,
  followUp: `${OF_CRM} WHERE kind = 'followUp'`,
  communication: `${OF_CRM} WHERE kind = 'communication'`,
  productType: `${OF_CATALOGUE} WHERE kind = 'productType'`,
  fabric: `${OF_CATALOGUE} WHERE kind = 'fabric'`,
  fit: `${OF_CATALOGUE} WHERE kind = 'fit'`,
  finishingQuality: `${OF_CATALOGUE} WHERE kind = 'finishingQuality'`,
  printType: `${OF_CATALOGUE} WHERE kind = 'printType'`,
  color: `${OF_CATALOGUE} WHERE kind = 'color'`,
  staffAccount: `SELECT json_build_object('label', email) FROM staff_labels WHERE true`,
};

/** The subselects run for the rows of a page alone, each by its primary key. */
const COLUMNS = `
  id, at, staff_email AS by, action, thing_kind AS kind, thing_id AS "thingId", before, after,
  CASE thing_kind
    ${Object.entries(CALLED)
      .map(([kind, select]) => `WHEN '${kind}' THEN (${select} AND id = ${THING_UUID})`)
      .join('\n    ')}
  END AS called`;

/** From the end of what happened to the thing, in the index of things. */
const LAST_CHANGE = {
  text: `
    SELECT at, CASE WHEN staff_id IS NOT NULL THEN json_build_object('id', staff_id, 'email', staff_email) END AS by
    FROM audit_trail WHERE thing_id = $1 AND starts_with(action, $2) AND action <> ALL ($3::text[])
    ORDER BY at DESC, id DESC LIMIT 1`,
};

interface Row extends Pick<AuditTrailEntry, 'id' | 'at' | 'by' | 'action' | 'before' | 'after'> {
  kind: AuditedKind;
  thingId: string;
  called: Partial<Pick<AuditTrailEntry['thing'], 'label' | 'labelAr' | 'customerId'>> | null;
}

export class PostgresAuditEntries extends AuditEntries {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** Two statements, however many there are. */
  async list(filter: AuditTrailFilter, page: PageWanted): Promise<Page<AuditTrailEntry>> {
    const { items, ...rest } = await readPage<Row>(this.query, listing(filter), NEWEST_FIRST, page);
    return { ...rest, items: items.map(toEntry) };
  }

  async lastChangeOf({ kind, id }: EditedThing): Promise<{ at: Date; by: Staff | null } | undefined> {
    const values = [id, `${kind}.`, UNVERSIONED_ACTIONS];
    const [change] = await rowsOf<{ at: Date; by: Staff | null }>(this.dataSource, LAST_CHANGE, values);
    return change;
  }

  /** Each costs one step in the index, however much they did. */
  async people(): Promise<string[]> {
    const rows = await this.query<{ email: string }>(
      `WITH RECURSIVE people AS (
         SELECT min(staff_email) AS email FROM audit_trail
         UNION ALL
         SELECT (SELECT min(staff_email) FROM audit_trail WHERE staff_email > people.email)
         FROM people WHERE people.email IS NOT NULL
       )
       SELECT email FROM people WHERE email IS NOT NULL LIMIT ${MOST_PEOPLE}`,
      [],
    );
    return rows.map(({ email }) => email);
  }

  private readonly query: Query = (sql, values) => longRowsOf(this.dataSource, { text: sql }, values);
}

function listing({ by, kind, thing, action, from, until }: AuditTrailFilter): Listing {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    ...(by === null ? ['staff_email IS NULL'] : []),
    ...(by ? [`staff_email = ${parameter(by)}`] : []),
    ...(kind ? [`thing_kind = ${parameter(kind)}`] : []),
    ...(action ? [`action = ${parameter(action)}`] : []),
    ...(thing ? [`thing_id = ${REFERENCE.test(thing) ? inquiryOf(thing) : parameter(thing)}`] : []),
    ...(from ? [`at >= ${parameter(from)}`] : []),
    ...(until ? [`at < ${parameter(until)}`] : []),
  ];
  const where = conditions.join(' AND ') || 'true';
  return { columns: COLUMNS, from: 'audit_trail', where, values, countedUpTo: MOST_COUNTED_ENTRIES };

  function inquiryOf(reference: string): string {
    return `(SELECT id::text FROM inquiry_activity WHERE reference = ${parameter(reference.toUpperCase())})`;
  }
}

function toEntry({ kind, thingId, called, ...entry }: Row): AuditTrailEntry {
  const { label = null, labelAr = null, customerId = null } = called ?? {};
  return { ...entry, thing: { kind, id: thingId, label, labelAr: labelAr || null, customerId } };
}
