import type { WeaveName } from '@tiraz/contracts/garments';
import { Column, Entity } from 'typeorm';
import { MoneyColumn } from '../../shared/database/columns.js';
import type { Money } from '../../shared/domain/money.js';
import type { Fabric } from '../domain/catalogue-items.js';
import { DescribedItemEntity } from './catalogue-item.entity.js';

@Entity('fabrics')
export class FabricEntity extends DescribedItemEntity implements Fabric {
  @Column('integer', { default: 180 })
  gsm!: number;

  @Column('text', { default: '' })
  composition!: string;

  @Column('text', { default: '' })
  compositionAr!: string;

  @MoneyColumn({ precision: 9, default: 0 })
  costMultiplier!: Money;

  @Column('text', { default: 'generic' })
  weave!: WeaveName;

  @Column('text', { default: '' })
  imageUrl!: string;

  @Column('json', { default: () => "'[]'::json" })
  unsuitedProductTypes!: string[];

  @Column('boolean', { default: false })
  isUnsuitedRefused!: boolean;
}
