import { CONTACT_FIELDS } from '@tiraz/contracts/contact';
import { INQUIRY_STATUSES, type InquiryStatus } from '@tiraz/contracts/inquiry-status';
import type { DataSource } from 'typeorm';
import { columnOf } from '../../shared/database/columns.js';
import {
  foundFirst,
  inOrder,
  keyOf,
  readPage,
  selectRows,
  selectTotal,
  type Listing,
  type Order,
  type Query,
} from '../../shared/database/keyset.js';
import { longRowsOf } from '../../shared/database/long-reads.js';
import { searchConditions } from '../../shared/database/search.js';
import { WRITTEN_MOMENTS } from '../../shared/database/written-moments.js';
import type { Clock } from '../../shared/domain/clock.js';
import type { Page, PageWanted, Position } from '../../shared/domain/page.js';
import type {
  Drawings,
  InquirySummary,
  StoredGarment,
  Waiting,
  Written,
} from '../application/inquiry-summary.js';
import { InquiryLists, type StatusCounts } from '../application/inquiry-lists.js';
import {
  NEW_FIRST,
  NEWEST_FIRST,
  type InquiryFilter,
  type InquirySort,
  type SortField,
} from '../application/inquiry-filter.js';
import type { ResponseClocks } from '../application/manage-inquiries.js';
import { movesOf } from '../domain/inquiry.js';
import { countingOf, sumByStatus } from './inquiry-counts.postgres.js';
import { CSV_HEAD, CSV_LINE } from './inquiry-csv.js';

/** The columns of an InquiryHead, under its names; `next` and `acceptanceConcerns` follow from them. */
export const HEAD_COLUMNS = `
  id, reference, customer_id AS "customerId",
  ${CONTACT_FIELDS.map((field) => `${columnOf(field)} AS "${field}"`).join(', ')}, is_sample_request AS "isSampleRequest",
  quantity, price_per_item AS "pricePerItem", value AS "totalCost", status, message, language, admin_notes AS "adminNotes", owner_id AS "ownerId",
  price_changed AS "priceChanged", has_inactive_items AS "hasInactiveItems", lost, version, created_at AS "createdAt",
  responded_at AS "respondedAt", response_minutes AS "responseMinutes"`;

/** One statement's worth of an export: a few milliseconds of work, about a hundred kilobytes of text. */
const EXPORT_BATCH = 1000;

const SORT_COLUMNS = {
  createdAt: ['created_at', 'moment'],
  totalCost: ['value', 'amount'],
  customerName: ['name_order', 'text'],
  quantity: ['quantity', 'integer'],
} as const satisfies Record<SortField, Order['columns'][number]>;

/** The first column of the index `owned_inquiries_new_first`, which has all that a filter asks for. */
const NEW_FIRST_KEY = `(CASE WHEN status = 'new' THEN -100000000000000000::bigint ELSE 0 END
  + (CASE WHEN status = 'new' THEN 1 ELSE -1 END)
  * (extract(epoch FROM created_at - timestamptz '1970-01-01 00:00:00+00') * 1000000)::bigint)`;

export function orderOf(sort: InquirySort): Order {
  if (sort === NEW_FIRST)
    return {
      columns: [
        [NEW_FIRST_KEY, 'bigint'],
        ['id', 'uuid'],
      ],
      descending: false,
    };
  const descending = sort.startsWith('-');
  const column = SORT_COLUMNS[(descending ? sort.slice(1) : sort) as SortField];
  return { columns: [column, ['id', 'uuid']], descending };
}

type Row = Omit<Written<InquirySummary>, 'next' | 'acceptanceConcerns' | 'garment' | 'waiting'> & {
  garment: StoredGarment;
};

export class PostgresInquiryLists extends InquiryLists {
  constructor(
    private readonly dataSource: DataSource,
    private readonly drawings: Drawings,
    private readonly clocks: ResponseClocks,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Two statements, two of the calendar, and one for a search, however many inquiries there are. */
  async list(
    filter: InquiryFilter,
    sort: InquirySort,
    page: PageWanted,
  ): Promise<Page<Written<InquirySummary>>> {
    const query: Query = (text, values) =>
      longRowsOf(this.dataSource, { text, types: WRITTEN_MOMENTS }, values);
    const listed = await listing(this.dataSource, `${HEAD_COLUMNS}, garment`, filter);
    const [{ items, ...rest }, clock] = await Promise.all([
      readPage<Row>(query, listed, orderOf(sort), page),
      this.clocks.responseClock(),
    ]);
    const now = this.clock.now();
    const waitingOf = ({ respondedAt, createdAt }: Row) =>
      respondedAt === null ? writtenWaiting(clock.waiting(new Date(createdAt), now)) : null;
    return { ...rest, items: items.map((item) => ({ ...this.summaryOf(item), waiting: waitingOf(item) })) };
  }

  private summaryOf(row: Row): Omit<Written<InquirySummary>, 'waiting'> {
    const { productType, fabric, swatches } = row.garment;
    const silhouette = this.drawings.silhouetteOf(productType.id);
    return { ...row, ...movesOf(row), garment: { silhouette, productType, fabric, swatches: [...swatches] } };
  }

  async counts({ status: _, ...filter }: InquiryFilter): Promise<StatusCounts> {
    return countsOf(await sumByStatus(this.dataSource, await listing(this.dataSource, '', filter)));
  }

  async howMany(filter: InquiryFilter, upTo: number): Promise<number> {
    const listed = await listing(this.dataSource, '', filter);
    const text = selectTotal({ ...listed, countedUpTo: upTo });
    const [counted] = await longRowsOf<{ total: string }>(this.dataSource, { text }, [...listed.values]);
    return Math.min(Number(counted?.total), upTo + 1);
  }

  /** Each batch is a statement of its own, so that nothing is held between them, however slowly they are taken. */
  async *export(filter: InquiryFilter): AsyncGenerator<string, void, void> {
    const listed = await listing(this.dataSource, `created_at, id, ${CSV_LINE} AS line`, filter);
    const exported = listed.search?.isLikely === false ? foundFirst(listed) : inOrder(listed);
    let position: Position | undefined;
    for (;;) {
      const { sql, values } = selectRows(exported, orderOf(NEWEST_FIRST), { limit: EXPORT_BATCH, position });
      const text = `
        WITH page AS (${sql})
        SELECT count(*)::integer AS rows, string_agg(line, '' ORDER BY created_at DESC, id DESC) AS lines,
          (SELECT page_key FROM page ORDER BY created_at, id LIMIT 1) AS last
        FROM page`;
      const [batch] = await longRowsOf<{ rows: number; lines: string | null; last: string | null }>(
        this.dataSource,
        { text },
        values,
      );
      yield (position ? '' : CSV_HEAD) + (batch?.lines ?? '');
      if (!batch?.last || batch.rows < EXPORT_BATCH) return;
      position = { towards: 'next', key: keyOf(batch.last) };
    }
  }
}

export function writtenWaiting({ dueAt, state }: Waiting): Written<Waiting> {
  return { dueAt: dueAt.toJSON(), state };
}

export function countsOf(rows: readonly { status: InquiryStatus; count: number }[]): StatusCounts {
  const none = Object.fromEntries(INQUIRY_STATUSES.map((status) => [status, 0])) as StatusCounts;
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
}

/** What is searched; together it is what `inquiries_by_text` is made of. */
const TEXTS = ['search_text', 'order_text'];
const VECTOR = String.raw`search_vector(search_text || E'\n' || order_text)`;

/** Of the newest inquiries so many are looked at, and of the oldest. */
const SAMPLE = 500;
/** Where so many of either have the words, a page is soon read in order … */
const LIKELY = 10;
/** … and where so many have, the index would give too much even to count. */
const FREQUENT = 100;

/** What a filter leaves, in the columns that are asked for; a search looks first how frequent its words are. */
export async function listing(
  dataSource: DataSource,
  columns: string,
  filter: InquiryFilter,
): Promise<Listing> {
  if (filter.q.trim() === '') return narrowed(columns, filter, 0);
  const { where, values } = narrowed('', { q: filter.q }, FREQUENT);
  const sampled = (direction: 'ASC' | 'DESC') => `
    SELECT count(*)::int AS found FROM (
      SELECT ${TEXTS.join()} FROM inquiries ORDER BY created_at ${direction}, id ${direction} LIMIT ${SAMPLE}
    ) AS sample WHERE ${where}`;
  const text = `SELECT max(found) AS found FROM (${sampled('DESC')} UNION ALL ${sampled('ASC')}) AS samples`;
  const [sample] = await longRowsOf<{ found: number }>(dataSource, { text }, [...values]);
  return narrowed(columns, filter, sample?.found ?? 0);
}

/** Whoever was merged into another customer is that one; looked up once, whatever it is compared with. */
function survivorOf(id: string): string {
  return `coalesce((SELECT merged_into FROM customer_merges WHERE id = ${id}), ${id})`;
}

function narrowed(columns: string, filter: InquiryFilter, sampled: number): Listing {
  const { status, q, isSampleRequest, productTypeId, customerId, ownerId, lostReason } = filter;
  const { from, until, least, most } = filter;
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    ...(status ? [`status = ${parameter(status)}`] : []),
    ...(isSampleRequest === undefined ? [] : [`is_sample_request = ${parameter(isSampleRequest)}`]),
    ...(productTypeId ? [`product_type_id = ${parameter(productTypeId)}`] : []),
    ...(customerId ? [`customer_id = ${survivorOf(parameter(customerId))}`] : []),
    ...(ownerId === undefined
      ? []
      : [ownerId === null ? 'owner_id IS NULL' : `owner_id = ${parameter(ownerId)}`]),
    ...(lostReason ? [`lost->>'reason' = ${parameter(lostReason)}`] : []),
    ...(from ? [`created_at >= ${parameter(from)}`] : []),
    ...(until ? [`created_at < ${parameter(until)}`] : []),
    ...(least ? [`value >= ${parameter(String(least))}`] : []),
    ...(most ? [`value <= ${parameter(String(most))}`] : []),
  ];
  const { read, indexed } = searchConditions(q, TEXTS, parameter, VECTOR);
  const all = (...searched: string[]) => [...conditions, ...searched].join(' AND ') || 'true';
  return {
    columns,
    from: 'inquiries',
    where: sampled >= FREQUENT ? all(...read) : all(...indexed, ...read),
    values,
    ...countingOf(filter),
    ...(read.length > 0 ? { search: { where: all(...read), isLikely: sampled >= LIKELY } } : {}),
  };
}
