import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many of `customer_standings` are alike. */
@Entity('standing_counts')
export class StandingCountEntity {
  /** The `cairo_period` of a day that their last activity falls into. */
  @PrimaryColumn('timestamptz')
  activeIn!: Date;

  @PrimaryColumn('boolean')
  isDeclaredInactive!: boolean;

  @PrimaryColumn('timestamptz')
  month!: Date;

  @PrimaryColumn('boolean')
  wasActive!: boolean;

  @Column('bigint')
  customers!: string;
}
