import type { DataSource } from 'typeorm';
import { readPricedConfiguration } from '../../pricing/index.js';
import { longRowsOf } from '../../shared/database/long-reads.js';
import { AskedSelections, type AskedSelection } from '../application/neighbours.js';

/** Each configuration, a few kilobytes aside from its row, is opened once. */
const COMMONEST = {
  text: `
    WITH asked AS (
      SELECT id, created_at, jsonb_build_array(
          chosen."productType"->'id', chosen.fabric->'id', chosen.fit->'id', chosen."finishingQuality"->'id',
          (
            SELECT jsonb_agg(jsonb_build_array(print->'id', print->'colors') ORDER BY print->>'id')
            FROM jsonb_array_elements(chosen.prints) AS print
          )
        ) AS things
      FROM asked_configurations, jsonb_to_record(snapshot)
        AS chosen("productType" jsonb, fabric jsonb, fit jsonb, "finishingQuality" jsonb, prints jsonb)
      WHERE created_at >= $1
    ), commonest AS (
      SELECT count(*)::integer AS inquiries, max(created_at) AS latest, (array_agg(id ORDER BY created_at DESC, id DESC))[1] AS id
      FROM asked GROUP BY things ORDER BY 1 DESC, 2 DESC, 3 LIMIT $2
    )
    SELECT inquiries, snapshot FROM commonest JOIN asked_configurations USING (id) ORDER BY inquiries DESC, latest DESC, id`,
};

export class PostgresAskedSelections extends AskedSelections {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async commonest(since: Date, most: number): Promise<AskedSelection[]> {
    const rows = await longRowsOf<{ inquiries: number; snapshot: unknown }>(this.dataSource, COMMONEST, [
      since,
      most,
    ]);
    return rows.map(({ inquiries, snapshot }) => ({
      inquiries,
      configuration: readPricedConfiguration(snapshot),
    }));
  }
}
