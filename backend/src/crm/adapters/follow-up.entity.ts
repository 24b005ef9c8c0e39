import type { FollowUpStatus } from '@tiraz/contracts/customer-care';
import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import type { FollowUp, FollowUpMove } from '../domain/follow-up.js';

/** JSON keeps moments as text. */
const MOVE = {
  to: (move: FollowUpMove | null) => move,
  from: (move: Record<keyof FollowUpMove, string> | null): FollowUpMove | null =>
    move && {
      at: new Date(move.at),
      statusBefore: move.statusBefore as FollowUpStatus,
      scheduledAtBefore: new Date(move.scheduledAtBefore),
      changedAtBefore: new Date(move.changedAtBefore),
    },
};

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

  /** Null while it stands as it was planned, and once this was taken back. */
  @Column('jsonb', { nullable: true, transformer: MOVE })
  lastMove!: FollowUpMove | null;
}
