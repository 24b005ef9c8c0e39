import type { PriceChangeState } from '@tiraz/contracts/price-change';
import type { DataSource, Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { currentManager } from '../../shared/database/current-manager.js';
import { readPage, type Order } from '../../shared/database/keyset.js';
import { longRowsOf } from '../../shared/database/long-reads.js';
import { rowsOf } from '../../shared/database/rows.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { PriceChangeSummary } from '../application/price-change-list.js';
import { PriceChanges } from '../application/price-changes.js';
import type { PriceChange } from '../domain/price-change.js';
import { PriceChangeEntity } from './price-change.entity.js';
import { RULE, type StoredRule } from './stored-change.js';

export const NEWEST_FIRST: Order = {
  columns: [
    ['created_at', 'moment'],
    ['id', 'uuid'],
  ],
  descending: true,
};

const LEFT_ALONE = `'$[*] ? (@.outcome == "kept-out" || @.outcome == "not-reverted")'`;
const COLUMNS = `
  id, version, state, rule, effective_at AS "effectiveAt", created_at AS "createdAt",
  json_build_object('id', created_by_id, 'email', created_by_email) AS "createdBy", applied_at AS "appliedAt",
  reverted_at AS "revertedAt", cancelled_at AS "cancelledAt", jsonb_array_length(items) AS "itemCount",
  jsonb_array_length(jsonb_path_query_array(items, ${LEFT_ALONE})) AS "leftAloneCount",
  json_build_object('kind', items->0->'kind', 'name', items->0->'name', 'nameAr', items->0->'nameAr') AS first`;
const DUE = {
  text: 'SELECT id FROM price_changes WHERE state = $1 AND effective_at <= $2 ORDER BY effective_at, id',
};

type SummaryRow = Omit<PriceChangeSummary, 'rule'> & { rule: StoredRule | null };

export class TypeOrmPriceChanges extends PriceChanges {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  nextId(at: Date): string {
    return uuid({ msecs: at.getTime() });
  }

  async find(id: string): Promise<PriceChange | undefined> {
    return toChange(await this.rows.findOneBy({ id }));
  }

  async hold(id: string): Promise<PriceChange | undefined> {
    return toChange(await this.rows.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } }));
  }

  async store({ createdBy, ...change }: PriceChange): Promise<void> {
    await this.rows.upsert(
      { ...change, createdById: createdBy.id, createdByEmail: createdBy.email } as PriceChangeEntity,
      ['id'],
    );
  }

  async page(wanted: PageWanted): Promise<Page<PriceChangeSummary>> {
    const page = await readPage<SummaryRow>(
      (sql, values) => longRowsOf(this.dataSource, { text: sql }, values),
      { columns: COLUMNS, from: 'price_changes', where: 'true', values: [] },
      NEWEST_FIRST,
      wanted,
    );
    return { ...page, items: page.items.map((row) => ({ ...row, rule: RULE.from(row.rule) })) };
  }

  async due(state: PriceChangeState, at: Date): Promise<string[]> {
    const rows = await rowsOf<{ id: string }>(this.dataSource, DUE, [state, at]);
    return rows.map(({ id }) => id);
  }

  private get rows(): Repository<PriceChangeEntity> {
    return currentManager(this.dataSource).getRepository(PriceChangeEntity);
  }
}

function toChange(row: PriceChangeEntity | null): PriceChange | undefined {
  if (!row) return undefined;
  const { createdById: id, createdByEmail: email, ...change } = row;
  return { ...change, createdBy: { id, email } };
}
