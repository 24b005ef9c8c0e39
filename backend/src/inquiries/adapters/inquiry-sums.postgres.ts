import { INQUIRY_STATUSES, type InquiryStatus } from '@tiraz/contracts/inquiry-status';
import type { DataSource } from 'typeorm';
import { longRowsOf } from '../../shared/database/rows.js';
import type { InquiryFilter } from '../application/inquiry-filter.js';
import { InquirySums, type StatusSum, type StatusSums } from '../application/inquiry-sums.js';
import { listing } from './inquiry-lists.postgres.js';

export class PostgresInquirySums extends InquirySums {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async sums({ status: _, ...filter }: InquiryFilter): Promise<StatusSums> {
    const { from, where, values } = listing('', filter);
    const text = `
      SELECT status, count(*)::int AS count, sum(value)::text AS value FROM ${from} WHERE ${where} GROUP BY status`;
    return sumsOf(
      await longRowsOf<{ status: InquiryStatus } & StatusSum>(this.dataSource, { text }, [...values]),
    );
  }
}

export function sumsOf(rows: readonly ({ status: InquiryStatus } & StatusSum)[]): StatusSums {
  const none = INQUIRY_STATUSES.map((status) => [status, { count: 0, value: '0.00' }]);
  const some = rows.map(({ status, count, value }) => [status, { count, value }]);
  return Object.fromEntries([...none, ...some]) as StatusSums;
}
