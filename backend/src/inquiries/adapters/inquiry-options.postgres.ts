import type { DataSource } from 'typeorm';
import { longRowsOf } from '../../shared/database/long-reads.js';
import type { InquiryFilter } from '../application/inquiry-filter.js';
import {
  besides,
  InquiryOptions,
  toldOf,
  type CountedOption,
  type OptionCounts,
  type ValueCount,
} from '../application/option-counts.js';
import { listing } from './inquiry-lists.postgres.js';

const COLUMNS = {
  type: 'is_sample_request',
  productType: 'product_type_id',
  owner: 'owner_id',
} as const satisfies Record<CountedOption, string>;

export class PostgresInquiryOptions extends InquiryOptions {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** From what is kept, where that tells the options apart; else all are read. */
  async counts(of: CountedOption, filter: InquiryFilter): Promise<OptionCounts> {
    const rest = besides(of, filter);
    const { from, where, values, kept } = await listing(this.dataSource, '', rest);
    const read = kept && of !== 'productType' ? kept : { total: 'count(*)', from };
    const text = `
      SELECT ${COLUMNS[of]} AS value, ${read.total}::int AS count FROM ${read.from} WHERE ${where}
      GROUP BY ${COLUMNS[of]} HAVING ${read.total} > 0`;
    return toldOf(of, rest, await longRowsOf<ValueCount>(this.dataSource, { text }, [...values]));
  }
}
