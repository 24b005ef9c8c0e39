import type { PrintArea, Silhouette } from '@tiraz/contracts/garments';
import { Column, Entity } from 'typeorm';
import { MoneyColumn } from '../../shared/database/columns.js';
import type { Money } from '../../shared/domain/money.js';
import type { QuantityBreak } from '../../shared/domain/quantity-break.js';
import type { Size } from '../../shared/domain/size.js';
import type { ProductType } from '../domain/catalogue-items.js';
import { DescribedItemEntity } from './catalogue-item.entity.js';

@Entity('product_types')
export class ProductTypeEntity extends DescribedItemEntity implements ProductType {
  @MoneyColumn({ precision: 9, default: 0 })
  basePrice!: Money;

  @Column('json', { default: () => "'[]'::json" })
  quantityBreaks!: QuantityBreak[];

  @Column('json', { default: () => "'[]'::json" })
  sizes!: Size[];

  @Column('text', { default: 'generic' })
  silhouette!: Silhouette;

  @Column('json', { default: () => "'[]'::json" })
  printAreas!: PrintArea[];

  @Column('text', { default: '' })
  imageUrl!: string;
}
