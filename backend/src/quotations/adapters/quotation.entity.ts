import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

@Entity('quotations')
export class QuotationEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  inquiryId!: string;

  @VersionColumn({ type: 'integer', default: 1 })
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;
}
