import { inquiriesCountedUpTo, type InquiryStatus } from '@tiraz/contracts/inquiry-status';
import type { DataSource } from 'typeorm';
import type { Listing } from '../../shared/database/keyset.js';
import { longRowsOf } from '../../shared/database/long-reads.js';
import { rowsOf } from '../../shared/database/rows.js';

/** How many inquiries of each status, type and owner there are, as a sum. */
export const KEPT = { total: 'sum(inquiries)', from: 'inquiry_counts' };

interface Summed {
  status: InquiryStatus;
  count: number;
  /** EGP. Null where there are more than are counted. */
  value: string | null;
}

/** Of each status that there is any of, as far as they are counted. @param listed whatever status they have */
export function sumByStatus(dataSource: DataSource, listed: Listing): Promise<Summed[]> {
  return longRowsOf<Summed>(dataSource, { text: sumsOfStatuses(listed) }, [...listed.values]);
}

/**
 * Of what is not kept all are read, though no more are told than are counted: to stop at each status took longer, since a
 * rare status is looked for to the end.
 */
function sumsOfStatuses({ from, where, countedUpTo: most }: Listing): string {
  if (most === undefined)
    return `
      SELECT status, ${KEPT.total}::int AS count, sum(value)::text AS value FROM ${KEPT.from} WHERE ${where}
      GROUP BY status HAVING ${KEPT.total} > 0`;
  return `
    SELECT status, least(count(*), ${most + 1})::int AS count,
      CASE WHEN count(*) <= ${most} THEN sum(value)::text END AS value
    FROM ${from} WHERE ${where} GROUP BY status`;
}

/** How a listing of inquiries is counted. @param filter what narrows it */
export function countingOf(filter: object): Pick<Listing, 'countedUpTo' | 'kept'> {
  const countedUpTo = inquiriesCountedUpTo(filter);
  return countedUpTo === undefined ? { kept: KEPT } : { countedUpTo };
}

/**
 * Whoever folds at the same time waits for the rows, and finds them gone. What is added meanwhile is not seen, and stays;
 * readers see all of it before or all of it after.
 */
const FOLD = {
  text: `
    WITH gone AS (
      DELETE FROM inquiry_counts WHERE id IN (
        SELECT id FROM (
          SELECT id, count(*) OVER (PARTITION BY status, is_sample_request, owner_id) AS rows FROM inquiry_counts
        ) AS one WHERE rows > 1
      ) RETURNING *
    )
    INSERT INTO inquiry_counts (status, is_sample_request, owner_id, inquiries, value)
    SELECT status, is_sample_request, owner_id, sum(inquiries), sum(value) FROM gone
    GROUP BY status, is_sample_request, owner_id
    HAVING sum(inquiries) <> 0 OR sum(value) <> 0`,
};

/** Of the months as of the counts. */
const FOLD_MONTHS = {
  text: `
    WITH gone AS (
      DELETE FROM inquiry_month_counts WHERE id IN (
        SELECT id FROM (SELECT id, count(*) OVER (PARTITION BY begins) AS rows FROM inquiry_month_counts) AS one
        WHERE rows > 1
      ) RETURNING *
    )
    INSERT INTO inquiry_month_counts (begins, received, accepted, value)
    SELECT begins, sum(received), sum(accepted), sum(value) FROM gone GROUP BY begins
    HAVING sum(received) <> 0 OR sum(accepted) <> 0 OR sum(value) <> 0`,
};

/** Adds up what was added to the counts since, so that they stay few rows. */
export async function foldInquiryCounts(dataSource: DataSource): Promise<void> {
  await rowsOf(dataSource, FOLD, []);
  await rowsOf(dataSource, FOLD_MONTHS, []);
}
