import { Entity } from 'typeorm';
import { MoneyColumn } from '../../shared/database/columns.js';
import type { Money } from '../../shared/domain/money.js';
import type { FinishingQuality } from '../domain/catalogue-items.js';
import { DescribedItemEntity } from './catalogue-item.entity.js';

@Entity('finishing_qualities')
export class FinishingQualityEntity extends DescribedItemEntity implements FinishingQuality {
  @MoneyColumn({ precision: 9, default: 0 })
  priceModifier!: Money;
}
