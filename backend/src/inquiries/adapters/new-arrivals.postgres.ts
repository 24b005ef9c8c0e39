import type { DataSource } from 'typeorm';
import type { ResponseClock } from '../../calendar/index.js';
import { longRowsOf } from '../../shared/database/long-reads.js';
import { NewArrivals, type WaitingInquiries, type WaitingInquiry } from '../application/waiting-inquiries.js';
import { KEPT } from './inquiry-counts.postgres.js';

/** Over the index of new inquiries alone. */
const WAITING = `
  SELECT id, reference, customer_name AS "customerName", customer_company AS "customerCompany",
    is_sample_request AS "isSampleRequest", quantity, value AS "totalCost", created_at AS "createdAt",
    responded_at AS "respondedAt",
    (SELECT ${KEPT.total}::int FROM ${KEPT.from} WHERE status = 'new') AS total,
    (
      SELECT count(*)::int FROM inquiries WHERE status = 'new' AND responded_at IS NULL AND created_at <= $1
    ) AS breached
  FROM inquiries WHERE status = 'new' ORDER BY created_at, id LIMIT $2`;

type Row = Omit<WaitingInquiry, 'waiting'> & Pick<WaitingInquiries, 'total' | 'breached'>;

export class PostgresNewArrivals extends NewArrivals {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async waiting(clock: ResponseClock, now: Date, limit: number): Promise<WaitingInquiries> {
    const values = [clock.breachedSince(now), limit];
    const rows = await longRowsOf<Row>(this.dataSource, { text: WAITING }, values);
    return {
      total: rows[0]?.total ?? 0,
      breached: rows[0]?.breached ?? 0,
      items: rows.map(({ total: _, breached: __, ...inquiry }) => ({
        ...inquiry,
        waiting: inquiry.respondedAt ? null : clock.waiting(inquiry.createdAt, now),
      })),
    };
  }
}
