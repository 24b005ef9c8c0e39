import type { FollowUpStatus } from '@tiraz/contracts/customer-care';
import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import type { FollowUp } from '../domain/follow-up.js';

@Entity('follow_ups')
export class FollowUpEntity implements FollowUp {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  customerId!: string;

  @Column('uuid', { nullable: true })
  inquiryId!: string | null;

  @Column('timestamptz')
  scheduledAt!: Date;

  @Column('text')
  subject!: string;

  @Column('text')
  description!: string;

  @Column('text')
  status!: FollowUpStatus;

  @VersionColumn({ type: 'integer', default: 1 })
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  changedAt!: Date;
}
