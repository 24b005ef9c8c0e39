import type { Underbase } from '@tiraz/contracts/cloth';
import type { PrintTechnique } from '@tiraz/contracts/garments';
import { Column, Entity } from 'typeorm';
import { MoneyColumn } from '../../shared/database/columns.js';
import type { Money } from '../../shared/domain/money.js';
import type { QuantityBreak } from '../../shared/domain/quantity-break.js';
import type { PrintType } from '../domain/catalogue-items.js';
import { DescribedItemEntity } from './catalogue-item.entity.js';

@Entity('print_types')
export class PrintTypeEntity extends DescribedItemEntity implements PrintType {
  @MoneyColumn({ precision: 9, default: 0 })
  setupCost!: Money;

  @MoneyColumn({ precision: 9, default: 0 })
  perItemCost!: Money;

  @Column('json', { default: () => "'[]'::json" })
  quantityBreaks!: QuantityBreak[];

  @Column('text', { default: 'generic' })
  technique!: PrintTechnique;

  @Column('text', { default: 'none' })
  underbase!: Underbase;

  @Column('json', { default: () => "'[]'::json" })
  unsuitedFabrics!: string[];

  @Column('boolean', { default: false })
  isUnsuitedRefused!: boolean;
}
