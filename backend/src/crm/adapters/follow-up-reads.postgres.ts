import type { DataSource } from 'typeorm';
import { readPage, readRows, type Listing, type Order, type Query } from '../../shared/database/keyset.js';
import { longRowsOf } from '../../shared/database/long-reads.js';
import type { Clock } from '../../shared/domain/clock.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { FollowUpDetails } from '../application/customer-details.js';
import { FollowUpReads, type FollowUpFilter } from '../application/follow-up-reads.js';
import { followUpDetails, type NamedFollowUp } from '../application/follow-ups.js';
import { daysThatCount } from '../domain/days-that-count.js';

/** Follow-ups with the names of what they are about, to select from. */
export const NAMED_FOLLOW_UPS = {
  columns: `planned.id, planned.customer_id AS "customerId", planned.inquiry_id AS "inquiryId",
    planned.scheduled_at AS "scheduledAt", planned.subject, planned.description, planned.status, planned.version,
    planned.created_at AS "createdAt", planned.changed_at AS "changedAt",
    customers.name AS "customerName", customers.phone AS "customerPhone", customers.language,
    inquiry.reference AS "inquiryReference"`,
  from: `follow_ups AS planned
    JOIN customers ON customers.id = planned.customer_id
    LEFT JOIN inquiry_activity AS inquiry ON inquiry.id = planned.inquiry_id`,
};

/** Below it are the keys of pending ones. */
const FIRST_THAT_IS_OVER = '-500000000000000::bigint';

/** The first column of the index `follow_ups_in_order`. */
const DUE_FIRST_KEY = `(CASE WHEN planned.status = 'pending' THEN -1000000000000000::bigint ELSE 0 END
  + (CASE WHEN planned.status = 'pending' THEN 1 ELSE -1 END)
  * (extract(epoch FROM planned.scheduled_at - timestamptz '1970-01-01 00:00:00+00') * 1000)::bigint)`;

export const FOLLOW_UP_ORDER: Order = {
  columns: [
    [DUE_FIRST_KEY, 'bigint'],
    ['planned.id', 'uuid'],
  ],
  descending: false,
};

const LAST_PLANNED: Order = {
  columns: [
    ['planned.scheduled_at', 'moment'],
    ['planned.id', 'uuid'],
  ],
  descending: true,
};

export class PostgresFollowUpReads extends FollowUpReads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  async list(filter: FollowUpFilter, page: PageWanted): Promise<Page<FollowUpDetails>> {
    const found = await readPage<NamedFollowUp>(this.query, listing(filter), FOLLOW_UP_ORDER, page);
    return { ...found, items: this.details(found.items) };
  }

  /** The last ones with a customer, whatever became of them: the latest day first. */
  async of(customerId: string, limit: number): Promise<FollowUpDetails[]> {
    const rows = await readRows<NamedFollowUp>(this.query, listing({ customerId }), LAST_PLANNED, { limit });
    return this.details(rows);
  }

  async counts(): Promise<{ dueToday: number; overdue: number }> {
    const { today, tomorrow } = daysThatCount(this.clock.now());
    const [counts] = await this.query<{ dueToday: number; overdue: number }>(
      `SELECT count(*) FILTER (WHERE scheduled_at >= $1)::int AS "dueToday",
         count(*) FILTER (WHERE scheduled_at < $1)::int AS overdue
       FROM follow_ups WHERE status = 'pending' AND scheduled_at < $2`,
      [today, tomorrow],
    );
    return counts ?? { dueToday: 0, overdue: 0 };
  }

  private details(followUps: readonly NamedFollowUp[]): FollowUpDetails[] {
    const days = daysThatCount(this.clock.now());
    return followUps.map((followUp) => followUpDetails(followUp, days));
  }

  private readonly query: Query = (sql, values) => longRowsOf(this.dataSource, { text: sql }, values);
}

/** Of whoever was merged into another customer: those of the other. Each has its customer, so they are counted without. */
function listing({ status, customerId }: FollowUpFilter): Listing {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    // By the key, so that a page begins where they do in the index.
    ...(status === 'pending' ? [`${DUE_FIRST_KEY} < ${FIRST_THAT_IS_OVER}`] : []),
    ...(status && status !== 'pending'
      ? [`${DUE_FIRST_KEY} > ${FIRST_THAT_IS_OVER} AND planned.status = ${parameter(status)}`]
      : []),
    ...(customerId ? [`planned.customer_id = ${survivorOf(parameter(customerId))}`] : []),
  ];
  return {
    ...NAMED_FOLLOW_UPS,
    where: conditions.join(' AND ') || 'true',
    values,
    kept: { total: 'count(*)', from: 'follow_ups AS planned' },
  };
}

function survivorOf(id: string): string {
  return `(SELECT coalesce(merged_into, id) FROM customers WHERE id = ${id})`;
}
