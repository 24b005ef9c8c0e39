import type { DataSource } from 'typeorm';
import { rowsOf } from '../../shared/database/rows.js';

/** Of the table, or of its partitions. */
const TAKE_IN = {
  text: `
    SELECT gin_clean_pending_list(indexrelid)
    FROM pg_index
    JOIN pg_class ON pg_class.oid = indexrelid
    JOIN pg_am ON pg_am.oid = relam
    WHERE amname = 'gin' AND relkind = 'i' AND (
      indrelid = 'inquiries'::regclass
      OR indrelid IN (SELECT inhrelid FROM pg_inherits WHERE inhparent = 'inquiries'::regclass)
    )`,
};

/**
 * Takes the inquiries of the last minutes into the index of searches. Until then a search reads through them; each on
 * its own would take ten times as long, and the visitor who sends it would wait for that.
 */
export async function indexNewInquiries(dataSource: DataSource): Promise<void> {
  await rowsOf(dataSource, TAKE_IN, []);
}
