import { OPEN_STATUSES } from '@tiraz/contracts/inquiry-status';
import type { DataSource } from 'typeorm';
import { longRowsOf } from '../../shared/database/rows.js';
import { OwnedInquiries, type OpenOfOwner } from '../application/owned-inquiries.js';

/** Over an index of open inquiries that have an owner, which names the statuses as this does. */
const OPEN = {
  text: `
    SELECT owner_id AS "ownerId", count(*)::int AS total, (array_agg(id ORDER BY created_at, id))[1:$2] AS ids
    FROM inquiries
    WHERE status IN (${OPEN_STATUSES.map((status) => `'${status}'`).join(', ')}) AND owner_id = ANY ($1)
    GROUP BY owner_id`,
};

export class PostgresOwnedInquiries extends OwnedInquiries {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  openOf(ownerIds: readonly string[], limit: number): Promise<OpenOfOwner[]> {
    return longRowsOf<OpenOfOwner>(this.dataSource, OPEN, [ownerIds, limit]);
  }
}
