import { OPEN_STATUSES } from '@tiraz/contracts/inquiry-status';
import type { DataSource } from 'typeorm';
import { longRowsOf } from '../../shared/database/long-reads.js';
import { ExpiringQuotations, type ExpiringQuotation } from '../application/expiring-quotations.js';

/** Of inquiries that are still open. */
const EXPIRING = `
  SELECT quotation.inquiry_id AS "inquiryId", inquiry.reference, revision.number,
    revision.sending->>'name' AS "customerName", revision.total, revision.valid_through AS "validThrough",
    (count(*) OVER ())::int AS open
  FROM quotation_revisions AS revision
  JOIN quotations AS quotation ON quotation.id = revision.quotation_id
  JOIN inquiry_activity AS inquiry ON inquiry.id = quotation.inquiry_id
  WHERE revision.state = 'sent' AND revision.valid_through BETWEEN $1 AND $2 AND inquiry.status = ANY ($4)
  ORDER BY revision.valid_through, revision.id LIMIT $3`;

export class PostgresExpiringQuotations extends ExpiringQuotations {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async between(
    from: string,
    through: string,
    limit: number,
  ): Promise<{ total: number; items: ExpiringQuotation[] }> {
    const rows = await longRowsOf<ExpiringQuotation & { open: number }>(this.dataSource, { text: EXPIRING }, [
      from,
      through,
      limit,
      OPEN_STATUSES,
    ]);
    return { total: rows[0]?.open ?? 0, items: rows.map(({ open: _, ...quotation }) => quotation) };
  }
}
