import type { CustomerSort, CustomerSortField } from '@tiraz/contracts/customer-care';
import type { DataSource } from 'typeorm';
import { readPage, selectRows, type Listing, type Order } from '../../shared/database/keyset.js';
import { searchConditions } from '../../shared/database/search.js';
import { longRowsOf } from '../../shared/database/rows.js';
import type { Clock } from '../../shared/domain/clock.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import type {
  CommunicationDetails,
  CustomerDetails,
  CustomerFigures,
  CustomerInquiry,
} from '../application/customer-details.js';
import {
  CustomerReads,
  MOST_OF_A_COMPANY,
  MOST_WITH_DETAILS,
  type CustomerFilter,
} from '../application/customer-reads.js';
import { unknownCustomer } from '../domain/customer.js';
import { daysThatCount } from '../domain/days-that-count.js';
import { boundsOf, valueTierOf } from '../domain/lifetime-value.js';
import type { PostgresFollowUpReads } from './follow-up-reads.postgres.js';
import { judgedCustomers, judgingAt } from './judged-customers.js';
import {
  ALL_CUSTOMERS,
  COUNT_ACTIVE,
  COUNTED_CUSTOMERS,
  settledCustomers,
  STALE_CUSTOMERS,
} from './kept-customers.js';

/** What is read of each row of a page, as the database calls it. */
const READ = `id, name, email, phone, company, lifetime_value, last_order_at, last_communication_at, last_activity_at,
  status, version, created_at`;

const COLUMNS = `customer.id, name, email, phone, company, lifetime_value AS "lifetimeValue",
  last_order_at AS "lastOrderDate", last_communication_at AS "lastCommunication",
  last_activity_at AS "lastActivity", status, version, created_at AS "createdAt"`;

const SORT_COLUMNS = {
  lastActivity: ['last_activity_at', 'moment'],
  lifetimeValue: ['lifetime_value', 'amount'],
  // No key is null: what never happened lies before everything.
  lastOrderDate: [`coalesce(last_order_at, 'epoch')`, 'moment'],
  lastCommunication: [`coalesce(last_communication_at, 'epoch')`, 'moment'],
  name: ['left(search_folded(name), 64)', 'text'],
} as const satisfies Record<CustomerSortField, Order['columns'][number]>;

export function customerOrder(sort: CustomerSort): Order {
  const descending = sort.startsWith('-');
  const column = SORT_COLUMNS[sort.replace('-', '') as CustomerSortField];
  return { columns: [column, ['customer.id', 'uuid']], descending };
}

export const COMMUNICATION_ORDER: Order = {
  columns: [
    ['communications.created_at', 'moment'],
    ['communications.id', 'uuid'],
  ],
  descending: true,
};

const COMMUNICATION_COLUMNS = `communications.id, communications.customer_id AS "customerId",
  inquiry_id AS "inquiryId", reference AS "inquiryReference", type, direction, subject, content,
  logged_by AS "loggedBy", communications.created_at AS "createdAt"`;

type Figures = Omit<CustomerFigures, 'valueTier'>;

const withTier = (figures: Figures): CustomerFigures => ({
  ...figures,
  valueTier: valueTierOf(figures.lifetimeValue),
});

export class PostgresCustomerReads extends CustomerReads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly followUps: PostgresFollowUpReads,
    private readonly clock: Clock,
  ) {
    super();
  }

  async list(
    { q, statuses, tier }: CustomerFilter,
    sort: CustomerSort,
    page: PageWanted,
  ): Promise<Page<CustomerFigures>> {
    const conditions: string[] = [];
    const parameters = judgingAt(daysThatCount(this.clock.now()));
    const parameter = (value: unknown) => `$${parameters.push(value)}`;
    if (statuses) conditions.push(`status = ANY(${parameter(statuses)}::text[])`);
    if (tier) {
      const { from, below } = boundsOf(tier);
      conditions.push(`lifetime_value >= ${parameter(from)}`);
      if (below !== undefined) conditions.push(`lifetime_value < ${parameter(below)}`);
    }
    conditions.push(...searchConditions(q ?? '', ['found_by'], parameter).read);
    const listed = {
      columns: q ? `${READ}, found_by` : READ,
      where: conditions.join(' AND ') || 'true',
      values: parameters,
    };
    const order = customerOrder(sort);
    const { items, ...rest } = await readPage<Figures>(
      (text, given) => this.query(text, given),
      {
        ...listed,
        columns: COLUMNS,
        from: onePage(listed, order, page),
        kept:
          conditions.length > 0
            ? { total: 'count(*)', from: ALL_CUSTOMERS }
            : { total: 'sum(customers)', from: COUNTED_CUSTOMERS },
      },
      order,
      page,
    );
    return { ...rest, items: items.map(withTier) };
  }

  async details(id: string): Promise<CustomerDetails> {
    const asked = '(SELECT coalesce(merged_into, id) AS id FROM customers WHERE id = $4) AS asked';
    const [customer] = await this.query<Figures>(`SELECT ${COLUMNS} FROM ${judgedCustomers(asked)}`, [
      ...judgingAt(daysThatCount(this.clock.now())),
      id,
    ]);
    if (!customer) throw unknownCustomer();
    // One after the other: inside a transaction there is one connection.
    const [more = NOTHING] = await this.query<typeof NOTHING>(
      `SELECT
         ARRAY(SELECT email FROM customers WHERE merged_into = $1 ORDER BY email) AS "otherEmails",
         ARRAY(
           SELECT json_build_object('id', id, 'name', name) FROM customers
           WHERE company <> '' AND left(search_folded(company), 64) = left(search_folded($2), 64)
             AND search_folded(company) = search_folded($2) AND merged_into IS NULL AND id <> $1
           ORDER BY search_folded(name), id LIMIT $3
         ) AS "sameCompany",
         (SELECT count(*)::int FROM inquiry_activity WHERE customer_id = $1) AS inquiries,
         (SELECT count(*)::int FROM communications WHERE customer_id = $1) AS communications,
         count(*)::int AS "followUps", count(*) FILTER (WHERE status = 'pending')::int AS "pendingFollowUps"
       FROM follow_ups WHERE customer_id = $1`,
      [customer.id, customer.company, MOST_OF_A_COMPANY],
    );
    const { otherEmails, sameCompany, ...counts } = more;
    const inquiries = await this.query<CustomerInquiry>(
      `SELECT id, reference, status, is_sample_request AS "isSampleRequest", quantity, value AS "totalCost",
         accepted_at AS "acceptedAt", created_at AS "createdAt"
       FROM inquiry_activity WHERE customer_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2`,
      [customer.id, MOST_WITH_DETAILS],
    );
    const communications = await this.query<CommunicationDetails>(
      `SELECT ${COMMUNICATION_COLUMNS}
       FROM communications LEFT JOIN inquiry_activity AS inquiry ON inquiry.id = inquiry_id
       WHERE communications.customer_id = $1
       ORDER BY communications.created_at DESC, communications.id DESC LIMIT $2`,
      [customer.id, MOST_WITH_DETAILS],
    );
    const followUps = await this.followUps.of(customer.id, MOST_WITH_DETAILS);
    return { ...withTier(customer), otherEmails, sameCompany, counts, inquiries, communications, followUps };
  }

  communicationsAbout(inquiryId: string, page: PageWanted): Promise<Page<CommunicationDetails>> {
    // By its customer, too: the index is of customers.
    const listing = {
      columns: COMMUNICATION_COLUMNS,
      from: `communications JOIN inquiry_activity AS inquiry
        ON inquiry.id = inquiry_id AND inquiry.customer_id = communications.customer_id`,
      where: 'inquiry.id = $1',
      values: [inquiryId],
    };
    return readPage<CommunicationDetails>(
      (text, given) => this.query(text, given),
      listing,
      COMMUNICATION_ORDER,
      page,
    );
  }

  async countActive(at?: Date): Promise<number> {
    const values = judgingAt(daysThatCount(at ?? this.clock.now()), at);
    const [counted] = await this.query<{ count: number }>(COUNT_ACTIVE, values);
    return counted?.count ?? 0;
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return longRowsOf(this.dataSource, { text: sql }, values);
  }
}

/** Of those who are kept as many as the page needs, by an index of the order; and of the few others. */
function onePage(listed: Omit<Listing, 'from'>, order: Order, { limit, position }: PageWanted): string {
  const isByName = order.columns[0] === SORT_COLUMNS.name;
  const arms = [settledCustomers(isByName ? 'known.id' : 'customer_id'), STALE_CUSTOMERS].map(
    (from) => `(${selectRows({ ...listed, from }, order, { limit: limit + 1, position }).sql})`,
  );
  return `(${arms.join(' UNION ALL ')}) AS customer`;
}

const NOTHING: CustomerDetails['counts'] & Pick<CustomerDetails, 'otherEmails' | 'sameCompany'> = {
  otherEmails: [],
  sameCompany: [],
  inquiries: 0,
  communications: 0,
  followUps: 0,
  pendingFollowUps: 0,
};
