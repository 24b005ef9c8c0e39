import { OPEN_STATUSES } from '@tiraz/contracts/inquiry-status';
import type { DataSource } from 'typeorm';
import { longRowsOf } from '../../shared/database/long-reads.js';
import { OwnedInquiries, type OpenOfOwner, type OwnedInquiry } from '../application/owned-inquiries.js';
import { KEPT } from './inquiry-counts.postgres.js';

/** As an index of open inquiries that have an owner names them. */
const IS_OPEN = `status IN (${OPEN_STATUSES.map((status) => `'${status}'`).join(', ')})`;

const NAMED = {
  text: `
    SELECT id, reference, customer_name AS "customerName", created_at AS "createdAt",
      (SELECT ${KEPT.total}::int FROM ${KEPT.from} WHERE ${IS_OPEN} AND owner_id = $1) AS total
    FROM inquiries WHERE ${IS_OPEN} AND owner_id = $1 ORDER BY created_at, id LIMIT $2`,
};

const OPEN = {
  text: `
    SELECT owner_id AS "ownerId", count(*)::int AS total, (array_agg(id ORDER BY created_at, id))[1:$2] AS ids
    FROM inquiries
    WHERE ${IS_OPEN} AND owner_id = ANY ($1)
    GROUP BY owner_id`,
};

export class PostgresOwnedInquiries extends OwnedInquiries {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async named(ownerId: string, limit: number): Promise<{ total: number; items: OwnedInquiry[] }> {
    const rows = await longRowsOf<OwnedInquiry & { total: number }>(this.dataSource, NAMED, [ownerId, limit]);
    return { total: rows[0]?.total ?? 0, items: rows.map(({ total: _, ...inquiry }) => inquiry) };
  }

  openOf(ownerIds: readonly string[], limit: number): Promise<OpenOfOwner[]> {
    return longRowsOf<OpenOfOwner>(this.dataSource, OPEN, [ownerIds, limit]);
  }
}
