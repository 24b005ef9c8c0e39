import { Column, PrimaryColumn, VersionColumn } from 'typeorm';
import type { CatalogueItem } from '../domain/catalogue-items.js';

/** What the tables of all kinds share. */
export abstract class CatalogueItemEntity implements CatalogueItem {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text', { default: '' })
  nameAr!: string;

  @Column('boolean', { default: true })
  isActive!: boolean;

  @Column('integer', { default: 0 })
  sortOrder!: number;

  @VersionColumn({ type: 'integer', default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  archivedAt!: Date | null;
}

/** Of the kinds that are described to visitors. */
export abstract class DescribedItemEntity extends CatalogueItemEntity {
  @Column('text', { default: '' })
  description!: string;

  @Column('text', { default: '' })
  descriptionAr!: string;
}
