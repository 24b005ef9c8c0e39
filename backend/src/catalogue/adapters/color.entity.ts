import { Column, Entity } from 'typeorm';
import type { Color } from '../domain/catalogue-items.js';
import { CatalogueItemEntity } from './catalogue-item.entity.js';

@Entity('garment_colors')
export class ColorEntity extends CatalogueItemEntity implements Color {
  @Column('text')
  hex!: string;
}
