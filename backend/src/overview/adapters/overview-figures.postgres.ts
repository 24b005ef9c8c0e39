import type { DataSource } from 'typeorm';
import { longRowsOf } from '../../shared/database/long-reads.js';
import { instantInCairo, wallTimeInCairo } from '../../shared/domain/cairo.js';
import type { Clock } from '../../shared/domain/clock.js';
import { Money } from '../../shared/domain/money.js';
import { OverviewFigures, type Figures, type MonthFigures } from '../domain/stats.js';

const MONTHS = 12;

/** What the overview needs of CRM. */
export interface ActiveCustomers {
  /** How many customers are not inactive now, or were not at an earlier moment. */
  countActive(at?: Date): Promise<number>;
}

const MONTHLY = `
  SELECT coalesce(sum(received), 0)::integer AS inquiries, coalesce(sum(accepted), 0)::integer AS "acceptedOrders",
    trunc(coalesce(sum(value), 0) * 100)::text AS piastres
  FROM unnest($1::timestamptz[], $2::timestamptz[]) WITH ORDINALITY AS month (since, until, place)
  LEFT JOIN inquiry_months ON begins >= since AND begins < until
  GROUP BY place ORDER BY place`;

const CONVERSION = `
  SELECT json_build_object(
    'now', json_build_object('inquiries', coalesce(sum(received), 0), 'accepted', coalesce(sum(accepted), 0)),
    'before', json_build_object(
      'inquiries', coalesce(sum(received) FILTER (WHERE begins < $1), 0),
      'accepted', coalesce(sum(accepted) FILTER (WHERE begins < $1), 0)
    )
  ) AS conversion
  FROM inquiry_months`;

/** Adds up what is kept of all that the overview shows, in four statements. */
export class PostgresOverviewFigures extends OverviewFigures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly customers: ActiveCustomers,
    private readonly clock: Clock,
  ) {
    super();
  }

  async read(): Promise<Figures> {
    const { year, month } = wallTimeInCairo(this.clock.now());
    const startOf = (monthsLater: number) => instantInCairo({ year, month: month + monthsLater, day: 1 });
    const months = Array.from({ length: MONTHS }, (_, index) => {
      const since = startOf(index - MONTHS + 1);
      return { name: nameOf(since), since, until: startOf(index - MONTHS + 2) };
    });
    const start = startOf(0);
    const [monthly, [counted], now, before] = await Promise.all([
      this.query<Pick<MonthFigures, 'inquiries' | 'acceptedOrders'> & { piastres: string }>(MONTHLY, [
        months.map(({ since }) => since),
        months.map(({ until }) => until),
      ]),
      this.query<Pick<Figures, 'conversion'>>(CONVERSION, [start]),
      this.customers.countActive(),
      this.customers.countActive(start),
    ]);
    if (!counted) throw new Error('a count returned no row');
    return {
      months: monthly.map(({ piastres, ...figures }, index) => ({
        month: months[index]?.name ?? '',
        ...figures,
        revenue: Money.ofPiastres(BigInt(piastres)),
      })),
      conversion: counted.conversion,
      activeCustomers: { now, before },
    };
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return longRowsOf(this.dataSource, { text: sql }, values);
  }
}

function nameOf(since: Date): string {
  const { year, month } = wallTimeInCairo(since);
  return `${year}-${String(month).padStart(2, '0')}`;
}
