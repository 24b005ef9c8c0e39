import type { Order, Page, Position } from '../../shared/database/keyset.js';
import type { ParkedJob } from '../../shared/domain/jobs.js';

export const NEWEST_FIRST: Order = {
  columns: [
    ['created_at', 'moment'],
    ['id', 'bigint'],
  ],
  descending: true,
};

/** The jobs that failed as often as they may, newest first. */
export abstract class ParkedJobList {
  abstract page(wanted: { limit: number; position?: Position | undefined }): Promise<Page<ParkedJob>>;
}
