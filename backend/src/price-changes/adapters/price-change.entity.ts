import type { PriceChangeState } from '@tiraz/contracts/price-change';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ChangedItem } from '../domain/changed-item.js';
import type { PriceRule } from '../domain/price-rule.js';
import { ITEMS, RULE } from './stored-change.js';

/** Rule and items are JSON: written together, read whole. */
@Entity('price_changes')
export class PriceChangeEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  state!: PriceChangeState;

  @Column('jsonb', { nullable: true, transformer: RULE })
  rule!: PriceRule | null;

  @Column('jsonb', { transformer: ITEMS })
  items!: readonly ChangedItem[];

  @Column('timestamptz', { nullable: true })
  effectiveAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('uuid')
  createdById!: string;

  @Column('text')
  createdByEmail!: string;

  @Column('timestamptz', { nullable: true })
  appliedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  revertedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  cancelledAt!: Date | null;
}
