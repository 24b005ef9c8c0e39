import type { DataSource } from 'typeorm';
import { currentManager } from '../../shared/database/current-manager.js';
import { readPage, readRows, type Listing, type Order, type Query } from '../../shared/database/keyset.js';
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

export const FOLLOW_UP_ORDER: Order = {
  columns: [
    [`CASE WHEN planned.status = 'pending' THEN 0 ELSE 1 END`, 'integer'],
    [
      `extract(epoch FROM planned.scheduled_at)::bigint * CASE WHEN planned.status = 'pending' THEN 1 ELSE -1 END`,
      'amount',
    ],
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

  private readonly query: Query = (sql, values) => currentManager(this.dataSource).query(sql, values);
}

/** Of whoever was merged into another customer: those of the other. */
function listing({ status, customerId }: FollowUpFilter): Listing {
  return {
    ...NAMED_FOLLOW_UPS,
    where: `($1::text IS NULL OR planned.status = $1)
      AND ($2::uuid IS NULL OR planned.customer_id = (SELECT coalesce(merged_into, id) FROM customers WHERE id = $2))`,
    values: [status ?? null, customerId ?? null],
  };
}
