import type { DataSource } from 'typeorm';
import { longRowsOf } from '../../shared/database/long-reads.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DueFollowUps, type DueFollowUp } from '../application/due-follow-ups.js';
import { daysThatCount } from '../domain/days-that-count.js';

const DUE = `
  SELECT planned.id, planned.customer_id AS "customerId", customers.name AS "customerName",
    customers.phone AS "customerPhone", customers.language, planned.inquiry_id AS "inquiryId",
    inquiry.reference AS "inquiryReference", planned.scheduled_at AS "scheduledDate", planned.subject,
    planned.scheduled_at < $1 AS "isOverdue",
    (SELECT count(*)::int FROM follow_ups WHERE status = 'pending' AND scheduled_at < $1) AS overdue,
    (
      SELECT count(*)::int FROM follow_ups WHERE status = 'pending' AND scheduled_at >= $1 AND scheduled_at < $2
    ) AS "dueToday"
  FROM follow_ups AS planned
  JOIN customers ON customers.id = planned.customer_id
  LEFT JOIN inquiry_activity AS inquiry ON inquiry.id = planned.inquiry_id
  WHERE planned.status = 'pending' AND planned.scheduled_at < $2
  ORDER BY planned.scheduled_at, planned.id LIMIT $3`;

export class PostgresDueFollowUps extends DueFollowUps {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  async due(limit: number): Promise<{ overdue: number; dueToday: number; items: DueFollowUp[] }> {
    const { today, tomorrow } = daysThatCount(this.clock.now());
    const rows = await longRowsOf<DueFollowUp & { overdue: number; dueToday: number }>(
      this.dataSource,
      { text: DUE },
      [today, tomorrow, limit],
    );
    return {
      overdue: rows[0]?.overdue ?? 0,
      dueToday: rows[0]?.dueToday ?? 0,
      items: rows.map(({ overdue: _, dueToday: __, ...followUp }) => followUp),
    };
  }
}
