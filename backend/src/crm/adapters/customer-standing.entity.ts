import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How a customer stands, of whom nothing has changed since; written and read by SQL alone. */
@Entity('customer_standings')
export class CustomerStandingEntity {
  @PrimaryColumn('uuid')
  customerId!: string;

  /** EGP. */
  @Column('numeric', { precision: 24, scale: 2 })
  lifetimeValue!: string;

  @Column('timestamptz', { nullable: true })
  lastOrderAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  lastCommunicationAt!: Date | null;

  @Column('timestamptz')
  lastActivityAt!: Date;

  /** The first that is pending. */
  @Column('timestamptz', { nullable: true })
  nextFollowUpAt!: Date | null;

  @Column('boolean')
  isDeclaredInactive!: boolean;

  /** The beginning of the month in which this was derived, in Cairo. */
  @Column('timestamptz')
  month!: Date;

  /** Whether the customer was not inactive then. */
  @Column('boolean')
  wasActive!: boolean;
}
