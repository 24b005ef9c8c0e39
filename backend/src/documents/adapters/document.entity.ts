import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StoredDocument } from '../application/documents.js';

@Entity('documents')
export class DocumentEntity implements StoredDocument {
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  sha256!: string;

  @Column('integer')
  bytes!: number;

  @Column('timestamptz')
  madeAt!: Date;
}
