import type { RevisionState } from '@tiraz/contracts/quotation';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { MoneyColumn } from '../../shared/database/columns.js';
import type { Money } from '../../shared/domain/money.js';
import type { Revision } from '../domain/revision.js';
import type { StoredBasis, StoredOffer } from './stored-offer.js';
import { MOMENTS } from './stored-moments.js';

/** What happened to it is JSON: written once, read whole. */
@Entity('quotation_revisions')
export class QuotationRevisionEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  quotationId!: string;

  @Column('integer')
  number!: number;

  @Column('text')
  state!: RevisionState;

  /** Of the offer, for the statement that accepts it. */
  @Column('text')
  validThrough!: string;

  @Column('jsonb')
  offer!: StoredOffer;

  @Column('jsonb')
  basis!: StoredBasis;

  @MoneyColumn({ precision: 17 })
  subtotal!: Money;

  @MoneyColumn({ precision: 17 })
  discount!: Money;

  @MoneyColumn({ precision: 17 })
  tax!: Money;

  @MoneyColumn({ precision: 17 })
  total!: Money;

  /** Of a sample credit: for which sample, and to whom it was sent. */
  @Column('uuid', { nullable: true })
  sampleInquiryId!: string | null;

  @Column('uuid', { nullable: true })
  sampleCustomerId!: string | null;

  @Column('jsonb', { nullable: true, transformer: MOMENTS })
  sending!: Revision['sending'];

  @Column('jsonb', { nullable: true })
  documents!: Revision['documents'];

  @Column('jsonb', { nullable: true, transformer: MOMENTS })
  decline!: Revision['decline'];

  @Column('jsonb', { nullable: true, transformer: MOMENTS })
  acceptance!: Revision['acceptance'];
}
