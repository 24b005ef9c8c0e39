import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, IsIn, IsObject, IsUUID, ValidateNested } from 'class-validator';
import { StaffOnly } from '../../auth/index.js';
import type { Money } from '../../shared/domain/money.js';
import { amountBodySchema, IsAmount } from '../../shared/http/amount-field.js';
import { ApiProblems } from '../../shared/http/problem.js';
import { IfGiven } from '../../shared/http/fields.js';
import { PricePreviews } from '../application/price-previews.js';
import type { BookItem } from '../domain/price-book.js';
import { PRICED_KINDS, type PricedKind, type PricePreview } from '../domain/price-preview.js';

class PriceChanges {
  @IfGiven()
  @IsAmount('Base price')
  basePrice?: Money;

  @IfGiven()
  @IsAmount('Cost multiplier')
  costMultiplier?: Money;

  @IfGiven()
  @IsAmount('Price modifier')
  priceModifier?: Money;

  @IfGiven()
  @IsAmount('Setup cost')
  setupCost?: Money;

  @IfGiven()
  @IsAmount('Per item cost')
  perItemCost?: Money;
}

class PricePreviewRequest {
  @IsIn(PRICED_KINDS)
  kind!: PricedKind;

  @IfGiven()
  @IsUUID('all')
  id?: string;

  @ValidateNested()
  @IsObject()
  @IsDefined({ message: 'changes is required' })
  @Type(() => PriceChanges)
  changes!: PriceChanges;
}

const requestSchema = {
  title: 'PricePreviewRequest',
  type: 'object',
  required: ['kind', 'changes'],
  properties: {
    kind: { type: 'string', enum: PRICED_KINDS },
    id: { type: 'string', format: 'uuid', description: 'Absent for an item that is not stored yet.' },
    changes: {
      type: 'object',
      properties: {
        basePrice: amountBodySchema,
        costMultiplier: amountBodySchema,
        priceModifier: amountBodySchema,
        setupCost: amountBodySchema,
        perItemCost: amountBodySchema,
      },
      description: 'New prices; only those that the kind has.',
    },
  },
};

const orderSchema = {
  title: 'PreviewedOrder',
  type: 'object',
  required: ['pricePerItem', 'totalCost'],
  properties: {
    pricePerItem: { type: 'string', description: 'EGP, half up to the piastre.' },
    totalCost: { type: 'string', description: 'EGP.' },
  },
};
const pricesSchema = {
  title: 'PreviewedPrices',
  type: 'object',
  required: ['at100', 'at500'],
  properties: { at100: orderSchema, at500: orderSchema },
};
const sampleItemSchema = {
  oneOf: [
    {
      title: 'SampleItem',
      type: 'object',
      required: ['id', 'name', 'nameAr'],
      properties: {
        id: { type: 'string', format: 'uuid' },
        name: { type: 'string' },
        nameAr: { type: 'string' },
      },
    },
    { type: 'null' },
  ],
  description: 'Null for the item itself when it is not stored yet.',
};

const previewSchema = {
  title: 'PricePreview',
  type: 'object',
  required: ['now', 'after', 'sample'],
  properties: {
    now: { oneOf: [pricesSchema, { type: 'null' }], description: 'Null for an item that is not stored yet.' },
    after: pricesSchema,
    sample: {
      title: 'SampleConfiguration',
      type: 'object',
      description: 'What is priced: the item with the first of everything else that is offered.',
      required: ['productType', 'fabric', 'fit', 'finishingQuality', 'prints'],
      properties: {
        productType: sampleItemSchema,
        fabric: sampleItemSchema,
        fit: sampleItemSchema,
        finishingQuality: sampleItemSchema,
        prints: {
          type: 'array',
          items: {
            type: 'object',
            required: ['printType', 'colors'],
            properties: { printType: sampleItemSchema, colors: { type: 'integer', minimum: 1 } },
          },
        },
      },
    },
  },
};

const ID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';
const named = (name: string, nameAr: string) => ({ id: ID, name, nameAr });
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
    fit: named('Regular', 'قصّة عادية'),
    finishingQuality: named('Standard', 'تشطيب قياسي'),
    prints: [],
  },
};

@ApiTags('Catalogue')
@StaffOnly('catalogue.write')
@Controller('admin/price-preview')
export class PricePreviewController {
  constructor(private readonly previews: PricePreviews) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'previewPrice',
    summary: 'What other prices of an item would do to an order of 100 and of 500 pieces',
    description: "Computed by the formula of every quote, from this moment's prices. Nothing is stored.",
  })
  @ApiBody({
    schema: requestSchema,
    examples: {
      'a dearer shirt': { value: { kind: 'productType', id: ID, changes: { basePrice: '150.00' } } },
    },
  })
  @ApiOkResponse({ description: 'The prices now and after.', schema: previewSchema, example: previewExample })
  @ApiProblems(
    { status: 404, code: 'catalogue.unknown-item', detail: 'There is no such item in the catalogue.' },
    {
      status: 422,
      code: 'preview.nothing-to-combine',
      detail: 'Nothing is offered yet that this could be combined with.',
    },
  )
  previewPrice(@Body() { kind, id, changes }: PricePreviewRequest) {
    return toDto(this.previews.preview(kind, id, { ...changes }));
  }
}

function toDto({ now, after, sample: { prints, ...items } }: PricePreview) {
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

function toName(item: BookItem | null) {
  return item && { id: item.id, name: item.name, nameAr: item.nameAr };
}
