import type { DataSource } from 'typeorm';
import type { JobHandlers } from '../../shared/jobs/job-handlers.js';
import { foldInquiryCounts } from './inquiry-counts.postgres.js';
import { indexNewInquiries } from './inquiry-index.postgres.js';

/** What a submission leaves for later, so that the visitor does not wait for it. */
export function handleUpkeep(
  jobs: JobHandlers,
  dataSource: DataSource,
  submissions: { forgetOldKeys(): Promise<void> },
): void {
  jobs.handleEvery('minute', 'index-new-inquiries', () => indexNewInquiries(dataSource));
  jobs.handleEvery('five minutes', 'fold-inquiry-counts', () => foldInquiryCounts(dataSource));
  jobs.handleEvery('hour', 'forget-old-idempotency-keys', () => submissions.forgetOldKeys());
}
