import type { QuotationEventKind } from '@tiraz/contracts/quotation';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { QuotationEvent } from '../domain/revision.js';

@Entity('quotation_events')
export class QuotationEventEntity implements QuotationEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('uuid')
  quotationId!: string;

  @Column('uuid')
  revisionId!: string;

  @Column('timestamptz')
  at!: Date;

  @Column('text')
  kind!: QuotationEventKind;

  /** Null: the customer, on the page. */
  @Column('text', { nullable: true })
  staffEmail!: string | null;

  @Column('jsonb')
  data!: QuotationEvent['data'];
}
