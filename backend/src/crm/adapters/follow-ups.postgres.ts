import { v7 as uuid } from 'uuid';
import type { DataSource } from 'typeorm';
import { currentManager } from '../../shared/database/current-manager.js';
import { FollowUps, type NamedFollowUp } from '../application/follow-ups.js';
import type { FollowUp } from '../domain/follow-up.js';

const COLUMNS = `planned.id, planned.customer_id AS "customerId", planned.inquiry_id AS "inquiryId",
  planned.scheduled_at AS "scheduledAt", planned.subject, planned.description, planned.status, planned.version,
  planned.created_at AS "createdAt", planned.changed_at AS "changedAt"`;

/** Follow-ups with the names of what they are about, to select from. */
export const NAMED_FOLLOW_UPS = {
  columns: `${COLUMNS}, customers.name AS "customerName", inquiries.reference AS "inquiryReference"`,
  from: `follow_ups AS planned
    JOIN customers ON customers.id = planned.customer_id
    LEFT JOIN inquiries ON inquiries.id = planned.inquiry_id`,
};

export class PostgresFollowUps extends FollowUps {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  nextId(at: Date): string {
    return uuid({ msecs: at.getTime() });
  }

  async add(followUp: FollowUp): Promise<void> {
    const { id, customerId, inquiryId, scheduledAt, subject, description, status } = followUp;
    const { createdAt, changedAt } = followUp;
    await this.query(
      `INSERT INTO follow_ups
         (id, customer_id, inquiry_id, scheduled_at, subject, description, status, created_at, changed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [id, customerId, inquiryId, scheduledAt, subject, description, status, createdAt, changedAt],
    );
  }

  async find(id: string): Promise<NamedFollowUp | undefined> {
    const { columns, from } = NAMED_FOLLOW_UPS;
    return (await this.query<NamedFollowUp>(`SELECT ${columns} FROM ${from} WHERE planned.id = $1`, [id]))[0];
  }

  async hold(id: string): Promise<FollowUp | undefined> {
    const sql = `SELECT ${COLUMNS} FROM follow_ups AS planned WHERE id = $1 FOR UPDATE`;
    return (await this.query<FollowUp>(sql, [id]))[0];
  }

  async save({ id, status, scheduledAt, subject, description, changedAt }: FollowUp): Promise<void> {
    await this.query(
      `UPDATE follow_ups SET status = $2, scheduled_at = $3, subject = $4, description = $5, changed_at = $6,
         version = version + 1 WHERE id = $1`,
      [id, status, scheduledAt, subject, description, changedAt],
    );
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return currentManager(this.dataSource).query<Row[]>(sql, values);
  }
}
