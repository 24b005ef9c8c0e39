import { Column, Entity, PrimaryColumn } from 'typeorm';
import { MoneyColumn } from '../../shared/database/columns.js';
import type { Money } from '../../shared/domain/money.js';

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

  /** As the receipt had it; null while the inquiry still has. */
  @MoneyColumn({ precision: 17, nullable: true })
  totalCost!: Money | null;

  @MoneyColumn({ precision: 17, nullable: true })
  pricePerItem!: Money | null;
}
