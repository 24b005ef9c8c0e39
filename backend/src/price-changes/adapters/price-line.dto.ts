import { PRICE_FIELDS, PRICED_KINDS, type PricedKind, type PriceField } from '@tiraz/contracts/price-change';
import { ApiProperty } from '@nestjs/swagger';
import type { Money } from '../../shared/domain/money.js';
import { Amount, Documented, Id, OneOf } from '../../shared/http/documentation.js';
import type { PriceLine } from '../domain/changed-item.js';

@Documented('PriceChangeLine', { description: 'One price of an item.' })
export class PriceLineDto {
  @OneOf([...PRICE_FIELDS, 'quantityBreak', 'surcharge']) price!: PriceField | 'quantityBreak' | 'surcharge';
  @ApiProperty({ type: 'integer', nullable: true, minimum: 1, description: 'Of a quantity break.' })
  pieces!: number | null;
  @ApiProperty({ type: 'string', nullable: true, description: 'Of a surcharge: the label of the size.' })
  size!: string | null;
  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The same in Arabic; empty where it is the same.',
  })
  sizeAr!: string | null;
  @Amount('EGP.') before!: Money;
  @Amount('EGP.') after!: Money;
}

export class NamedItemDto {
  @OneOf(PRICED_KINDS) kind!: PricedKind;
  @Id() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() nameAr!: string;
}

export const firstExample = { kind: 'fabric', name: 'Single Jersey 30/1', nameAr: 'سنجل جيرسي 30/1' };
export const itemExample = { ...firstExample, id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11' };
export const lineExample = {
  price: 'costMultiplier',
  pieces: null,
  size: null,
  sizeAr: null,
  before: '15.00',
  after: '16.25',
};

export function toLine(line: PriceLine): PriceLineDto {
  const { price, before, after } = line;
  return {
    price,
    pieces: line.price === 'quantityBreak' ? line.from : null,
    size: line.price === 'surcharge' ? line.size.label : null,
    sizeAr: line.price === 'surcharge' ? line.size.labelAr : null,
    before,
    after,
  };
}
