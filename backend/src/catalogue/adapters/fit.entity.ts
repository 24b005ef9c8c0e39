import type { Cut } from '@tiraz/contracts/garments';
import { Column, Entity } from 'typeorm';
import { MoneyColumn } from '../../shared/database/columns.js';
import type { Money } from '../../shared/domain/money.js';
import type { Fit } from '../domain/catalogue-items.js';
import { CatalogueItemEntity } from './catalogue-item.entity.js';

@Entity('fits')
export class FitEntity extends CatalogueItemEntity implements Fit {
  @MoneyColumn({ precision: 9, default: 0 })
  priceModifier!: Money;

  @Column('text', { default: 'regular' })
  cut!: Cut;

  @Column('json', { default: () => "'[]'::json" })
  unsuitedProductTypes!: string[];

  @Column('boolean', { default: false })
  isUnsuitedRefused!: boolean;
}
