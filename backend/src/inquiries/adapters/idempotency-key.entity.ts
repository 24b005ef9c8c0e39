import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('idempotency_keys')
export class IdempotencyKeyEntity {
  @PrimaryColumn('text')
  key!: string;

  /** SHA-256 of the submission that used it. */
  @Column('bytea')
  fingerprint!: Buffer;

  @Column('uuid')
  inquiryId!: string;

  @Column('timestamptz')
  claimedAt!: Date;
}
