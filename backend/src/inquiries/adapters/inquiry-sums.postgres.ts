import { INQUIRY_STATUSES, type InquiryStatus } from '@tiraz/contracts/inquiry-status';
import type { DataSource } from 'typeorm';
import type { InquiryFilter } from '../application/inquiry-filter.js';
import { InquirySums, type StatusSum, type StatusSums } from '../application/inquiry-sums.js';
import { sumByStatus } from './inquiry-counts.postgres.js';
import { listing } from './inquiry-lists.postgres.js';

export class PostgresInquirySums extends InquirySums {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async sums({ status: _, ...filter }: InquiryFilter): Promise<StatusSums> {
    return sumsOf(await sumByStatus(this.dataSource, await listing(this.dataSource, '', filter)));
  }
}

export function sumsOf(rows: readonly ({ status: InquiryStatus } & StatusSum)[]): StatusSums {
  const none = INQUIRY_STATUSES.map((status) => [status, { count: 0, value: '0.00' }]);
  const some = rows.map(({ status, count, value }) => [status, { count, value }]);
  return Object.fromEntries([...none, ...some]) as StatusSums;
}
