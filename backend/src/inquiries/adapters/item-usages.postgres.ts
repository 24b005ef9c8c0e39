import { colourIdOf } from '@tiraz/contracts/colours';
import { MOST_COUNTED_INQUIRIES } from '@tiraz/contracts/inquiry-status';
import type { DataSource } from 'typeorm';
import { longRowsOf } from '../../shared/database/long-reads.js';
import { ItemUsages, type ItemUsage } from '../application/item-usages.js';

/** By the index of the same expression; a count of all would read every row of a common item. */
const COUNT = {
  text: `
    SELECT count(*)::integer AS count FROM (
      SELECT FROM inquiries WHERE jsonb_path_query_array(snapshot, '$.*.id') @> jsonb_build_array($1::text)
      LIMIT ${MOST_COUNTED_INQUIRIES + 1}
    ) AS asked`,
};

export class PostgresItemUsages extends ItemUsages {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async of(id: string): Promise<ItemUsage> {
    // The first colours have words in place of their ids.
    const values = [colourIdOf(id)];
    const [row] = await longRowsOf<{ count: number }>(this.dataSource, COUNT, values);
    const count = row?.count ?? 0;
    return {
      inquiries: Math.min(count, MOST_COUNTED_INQUIRIES),
      hasMore: count > MOST_COUNTED_INQUIRIES,
    };
  }
}
