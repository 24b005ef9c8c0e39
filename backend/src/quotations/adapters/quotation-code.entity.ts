import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SentCode } from '../domain/acceptance-code.js';

@Entity('quotation_codes')
export class QuotationCodeEntity implements SentCode {
  @PrimaryColumn('uuid')
  revisionId!: string;

  @Column('text')
  hash!: string;

  @Column('timestamptz')
  sentAt!: Date;

  @Column('integer', { default: 0 })
  tries!: number;
}
