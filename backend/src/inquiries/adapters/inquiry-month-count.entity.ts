import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Written by triggers of `inquiries`, and read by SQL alone: what there is, is the sum of these. */
@Entity('inquiry_month_counts')
export class InquiryMonthCountEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  /** 21:00 UTC before a month for one hour, or 22:00 for the rest: whenever it begins in Cairo, a period begins. */
  @Column('timestamptz')
  begins!: Date;

  /** How many came then, or if negative went. */
  @Column('bigint')
  received!: string;

  /** How many were accepted then, whenever they came. */
  @Column('bigint')
  accepted!: string;

  /** EGP. What these are worth together. */
  @Column('numeric', { precision: 24, scale: 2 })
  value!: string;
}
