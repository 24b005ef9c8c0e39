import type { InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Written by triggers of `inquiries`, and read by SQL alone: what there is, is the sum of these. */
@Entity('inquiry_counts')
export class InquiryCountEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('text')
  status!: InquiryStatus;

  @Column('boolean')
  isSampleRequest!: boolean;

  /** Null: nobody's. */
  @Column('uuid', { nullable: true })
  ownerId!: string | null;

  /** How many came, or if negative went. */
  @Column('bigint')
  inquiries!: string;

  /** EGP. What they are worth together. */
  @Column('numeric', { precision: 24, scale: 2 })
  value!: string;
}
