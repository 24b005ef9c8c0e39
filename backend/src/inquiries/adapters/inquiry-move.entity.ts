import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { InquiryStatus } from '../domain/inquiry.js';

/** An inquiry received its first status, or another one. */
@Entity('inquiry_history')
export class InquiryMoveEntity {
  /** In the order of the moves. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('uuid')
  inquiryId!: string;

  /** Null for the submission. */
  @Column('text', { nullable: true })
  fromStatus!: InquiryStatus | null;

  @Column('text')
  toStatus!: InquiryStatus;

  @Column('timestamptz')
  changedAt!: Date;

  @Column('uuid', { nullable: true })
  changedBy!: string | null;

  @Column('text', { nullable: true })
  changedByEmail!: string | null;

  /** The inquiry's version since the move; null where the move was stored by a release that kept none. */
  @Column('integer', { nullable: true })
  version!: number | null;

  /** The version whose move this one took back. */
  @Column('integer', { nullable: true })
  undoes!: number | null;

  @Column('timestamptz', { nullable: true })
  acceptedAtBefore!: Date | null;

  @Column('timestamptz', { nullable: true })
  statusChangedAtBefore!: Date | null;
}
