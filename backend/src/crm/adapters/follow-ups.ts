import type { FollowUpStatus } from '@tiraz/contracts/customer-care';
import { v7 as uuid } from 'uuid';
import type { DataSource } from 'typeorm';
import {
  readPage,
  readRows,
  type Listing,
  type Order,
  type Page,
  type Position,
} from '../../shared/database/keyset.js';
import { currentManager } from '../../shared/database/transactions.typeorm.js';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import { changedFields } from '../../shared/domain/changed-fields.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError, StaleError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { daysThatCount } from '../domain/days-that-count.js';
import { FIRST_STATUS, refuseImpossibleMove } from '../domain/follow-up.js';
import { readScheduledDate } from '../domain/scheduled-date.js';
import type { Concern, Customers } from './customers.js';

export interface FollowUp extends Required<Concern> {
  id: string;
  customerName: string;
  inquiryReference: string | null;
  scheduledDate: Date;
  subject: string;
  description: string;
  status: FollowUpStatus;
  /** Pending, and its day in Cairo is over. */
  isOverdue: boolean;
  /** Pending, and its day in Cairo is today. */
  isDueToday: boolean;
  version: number;
  createdAt: Date;
}

export interface PlannedFollowUp extends Concern {
  scheduledDate: string;
  subject: string;
  description: string;
}

/** Absent fields stay as they are. */
export interface FollowUpEdit {
  status?: FollowUpStatus;
  scheduledDate?: string;
  subject?: string;
  description?: string;
}

/** Which follow-ups to list; absent: all. */
export interface FollowUpFilter {
  status?: FollowUpStatus | undefined;
  customerId?: string | undefined;
}

/** `$1` and `$2` are the first moments of today and of tomorrow in Cairo. */
const COLUMNS = `
  planned.id, planned.customer_id AS "customerId", customers.name AS "customerName",
  planned.inquiry_id AS "inquiryId", inquiries.reference AS "inquiryReference",
  planned.scheduled_at AS "scheduledDate", planned.subject, planned.description, planned.status,
  planned.status = 'pending' AND planned.scheduled_at < $1 AS "isOverdue",
  planned.status = 'pending' AND planned.scheduled_at >= $1 AND planned.scheduled_at < $2 AS "isDueToday",
  planned.version, planned.created_at AS "createdAt"`;

const FOLLOW_UPS = `follow_ups AS planned
  JOIN customers ON customers.id = planned.customer_id
  LEFT JOIN inquiries ON inquiries.id = planned.inquiry_id`;

/** Pending ones first, the longest overdue at the top; then what is done with, the latest at the top. */
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

export class FollowUps {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly customers: Customers,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  list(
    filter: FollowUpFilter,
    page: { limit: number; position?: Position | undefined },
  ): Promise<Page<FollowUp>> {
    return readPage<FollowUp>(
      (sql, values) => this.query(sql, values),
      this.listing(filter),
      FOLLOW_UP_ORDER,
      page,
    );
  }

  /** The last ones with a customer, whatever became of them: the latest day first. */
  async of(customerId: string, limit: number): Promise<FollowUp[]> {
    const rows = await readRows<FollowUp>(
      (sql, values) => this.query(sql, values),
      this.listing({ customerId }),
      LAST_PLANNED,
      { limit },
    );
    return rows.map(({ page_key: _, ...followUp }) => followUp as unknown as FollowUp);
  }

  /** How many pending ones are due today and how many are overdue, by Cairo's days. */
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

  /** @throws DomainError `missing` */
  async get(id: string): Promise<FollowUp> {
    const { today, tomorrow } = daysThatCount(this.clock.now());
    const [followUp] = await this.query<FollowUp>(
      `SELECT ${COLUMNS} FROM ${FOLLOW_UPS} WHERE planned.id = $3`,
      [today, tomorrow, id],
    );
    if (!followUp) throw unknown();
    return followUp;
  }

  /**
   * @throws DomainError `malformed` for what is no date, `invalid` for an unknown customer or an inquiry that is not
   *   this customer's
   */
  plan(sent: PlannedFollowUp, by: Staff): Promise<FollowUp> {
    const scheduledAt = readScheduledDate(sent.scheduledDate);
    return this.transactions.run(async () => {
      const customerId = await this.customers.holdFor(sent);
      const at = this.clock.now();
      const id = uuid({ msecs: at.getTime() });
      const { inquiryId, subject, description } = sent;
      await this.query(
        `INSERT INTO follow_ups
           (id, customer_id, inquiry_id, scheduled_at, subject, description, status, created_at, changed_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
        [id, customerId, inquiryId, scheduledAt, subject, description, FIRST_STATUS, at],
      );
      const after = {
        customerId,
        inquiryId: inquiryId ?? null,
        scheduledDate: scheduledAt,
        subject,
        description,
      };
      await this.auditTrail.record({
        at,
        by,
        action: 'follow-up.scheduled',
        thing: { kind: 'followUp', id },
        after,
      });
      return this.get(id);
    });
  }

  /**
   * Completes, cancels, takes up again, puts off or rewords. What is asked for already, changes nothing.
   *
   * @param version the version that was read; undefined when the latest will do
   * @throws DomainError `missing`, `stale`, `malformed` for what is no date, `conflict` for a move that the life cycle
   *   does not have
   */
  edit(id: string, edit: FollowUpEdit, version: number | undefined, by: Staff): Promise<FollowUp> {
    const scheduledAt = edit.scheduledDate === undefined ? undefined : readScheduledDate(edit.scheduledDate);
    return this.transactions.run(async () => {
      const [known] = await this.query<Held>(
        `SELECT status, scheduled_at AS "scheduledAt", subject, description, version
         FROM follow_ups WHERE id = $1 FOR UPDATE`,
        [id],
      );
      if (!known) throw unknown();
      if (version !== undefined && version !== known.version) throw new StaleError(await this.get(id));
      const next = {
        status: edit.status ?? known.status,
        scheduledAt: scheduledAt ?? known.scheduledAt,
        subject: edit.subject ?? known.subject,
        description: edit.description ?? known.description,
      };
      refuseImpossibleMove(known, next);
      const changed = changedFields(known, next);
      if (changed) {
        const at = this.clock.now();
        await this.query(
          `UPDATE follow_ups SET status = $2, scheduled_at = $3, subject = $4, description = $5, changed_at = $6,
             version = version + 1 WHERE id = $1`,
          [id, next.status, next.scheduledAt, next.subject, next.description, at],
        );
        const action = `follow-up.${actionOf(known, next)}` as const;
        await this.auditTrail.record({ at, by, action, thing: { kind: 'followUp', id }, ...changed });
      }
      return this.get(id);
    });
  }

  private listing({ status, customerId }: FollowUpFilter): Listing {
    const { today, tomorrow } = daysThatCount(this.clock.now());
    return {
      columns: COLUMNS,
      from: FOLLOW_UPS,
      // The two moments are named here as well, so that the count, which shows no columns, knows of them.
      where: `$1::timestamptz < $2::timestamptz
        AND ($3::text IS NULL OR planned.status = $3) AND ($4::uuid IS NULL OR planned.customer_id = $4)`,
      values: [today, tomorrow, status ?? null, customerId ?? null],
    };
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return currentManager(this.dataSource).query<Row[]>(sql, values);
  }
}

interface Standing {
  status: FollowUpStatus;
  scheduledAt: Date;
  subject: string;
  description: string;
}

type Held = Standing & { version: number };

function actionOf(from: Standing, to: Standing) {
  if (from.status !== to.status) return to.status === 'pending' ? 'reopened' : to.status;
  return from.scheduledAt.getTime() === to.scheduledAt.getTime() ? 'updated' : 'rescheduled';
}

function unknown(): DomainError {
  return new DomainError('missing', 'follow-up.unknown', 'There is no such follow-up.');
}
