import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { MINIMUM_ORDER_QUANTITY } from '@tiraz/contracts/selection';
import { Type } from 'class-transformer';
import { IsDefined, IsIn, IsObject, ValidateNested } from 'class-validator';
import type { Money } from '../../shared/domain/money.js';
import { amountBodySchema, IsAmount } from '../../shared/http/amount-field.js';
import { Documented, Id, IfGiven, OneOf, Whole, IsId } from '../../shared/http/documentation.js';
import {
  areQuantityBreaks,
  QuantityBreakBody,
  shownBreaks,
} from '../../shared/http/quantity-breaks-field.js';
import { PRICED_KINDS, type PricedKind, type PricePreview } from '../domain/previewed-prices.js';

function NewPrice(label: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: Object, ...amountBodySchema, required: false }),
    IfGiven(),
    IsAmount(label),
  );
}

function NewBreaks(): PropertyDecorator {
  return applyDecorators(IfGiven(), ...areQuantityBreaks('Quantity breaks'));
}

@Documented('PriceChanges', { description: 'New prices; only those that the kind has.' })
class PriceChanges {
  @NewPrice('Base price') basePrice?: Money;
  @NewPrice('Cost multiplier') costMultiplier?: Money;
  @NewPrice('Price modifier') priceModifier?: Money;
  @NewPrice('Setup cost') setupCost?: Money;
  @NewPrice('Per item cost') perItemCost?: Money;

  @ApiProperty({ ...shownBreaks(QuantityBreakBody), required: false } as ApiPropertyOptions)
  @NewBreaks()
  quantityBreaks?: QuantityBreakBody[];
}

export class PricePreviewRequest {
  @OneOf(PRICED_KINDS)
  @IsIn(PRICED_KINDS)
  kind!: PricedKind;

  @Id({ required: false, description: 'Absent for an item that is not stored yet.' })
  @IfGiven()
  @IsId()
  id?: string;

  @ApiProperty()
  @ValidateNested()
  @IsObject()
  @IsDefined({ message: 'changes is required' })
  @Type(() => PriceChanges)
  changes!: PriceChanges;
}

@Documented('PreviewedOrder')
class PreviewedOrderDto {
  @ApiProperty({ type: 'string', description: 'EGP, half up to the piastre.' }) pricePerItem!: Money;
  @ApiProperty({ type: 'string', description: 'EGP.' }) totalCost!: Money;
}

@Documented('PreviewedBreak')
class PreviewedBreakDto extends PreviewedOrderDto {
  @Whole(MINIMUM_ORDER_QUANTITY) pieces!: number;
}

@Documented('PreviewedPrices')
class PreviewedPricesDto {
  @ApiProperty() at100!: PreviewedOrderDto;
  @ApiProperty() at500!: PreviewedOrderDto;
  @ApiProperty({
    type: [PreviewedBreakDto],
    required: false,
    description: 'Where the item has a quantity break now or after; absent where it has none.',
  })
  atBreaks?: readonly PreviewedBreakDto[];
}

@Documented('SampleItem')
class SampleItemDto {
  @Id() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() nameAr!: string;
}

function SampleItem(): PropertyDecorator {
  const description = 'Null for the item itself when it is not stored yet.';
  return ApiProperty({ type: SampleItemDto, nullable: true, description });
}

@Documented('SamplePrint')
class SamplePrintDto {
  @SampleItem() printType!: SampleItemDto | null;
  @Whole(1) colors!: number;
}

@Documented('SampleConfiguration', {
  description: 'What is priced: the item with the first of everything else that is offered.',
})
class SampleConfigurationDto {
  @SampleItem() productType!: SampleItemDto | null;
  @SampleItem() fabric!: SampleItemDto | null;
  @SampleItem() fit!: SampleItemDto | null;
  @SampleItem() finishingQuality!: SampleItemDto | null;
  @ApiProperty({ type: [SamplePrintDto] }) prints!: SamplePrintDto[];
}

const ID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';
const named = (name: string, nameAr: string) => ({ id: ID, name, nameAr });
export const pricePreviewRequestExamples = {
  'a dearer shirt': { value: { kind: 'productType', id: ID, changes: { basePrice: '150.00' } } },
};

const previewExample = {
  now: {
    at100: { pricePerItem: '145.00', totalCost: '14500.00' },
    at500: { pricePerItem: '145.00', totalCost: '72500.00' },
  },
  after: {
    at100: { pricePerItem: '150.00', totalCost: '15000.00' },
    at500: { pricePerItem: '150.00', totalCost: '75000.00' },
  },
  sample: {
    productType: named('Basic T-Shirt', 'تيشيرت أساسي'),
    fabric: named('Single Jersey 30/1', 'سنجل جيرسي 30/1'),
    fit: named('Regular', 'قَصّة عادية'),
    finishingQuality: named('Standard', 'تشطيب قياسي'),
    prints: [],
  },
};

@Documented('PricePreview', { example: previewExample })
export class PricePreviewDto {
  @ApiProperty({
    type: PreviewedPricesDto,
    nullable: true,
    description: 'Null for an item that is not stored yet.',
  })
  now!: PreviewedPricesDto | null;
  @ApiProperty() after!: PreviewedPricesDto;
  @ApiProperty() sample!: SampleConfigurationDto;
}

export function toDto({ now, after, sample: { prints, ...items } }: PricePreview): PricePreviewDto {
  const { productType, fabric, fit, finishingQuality } = items;
  return {
    now,
    after,
    sample: {
      productType: toName(productType),
      fabric: toName(fabric),
      fit: toName(fit),
      finishingQuality: toName(finishingQuality),
      prints: prints.map(({ printType, colors }) => ({ printType: toName(printType), colors })),
    },
  };
}

function toName(item: SampleItemDto | null) {
  return item && { id: item.id, name: item.name, nameAr: item.nameAr };
}
