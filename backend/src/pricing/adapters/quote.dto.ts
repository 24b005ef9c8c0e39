import { ApiProperty } from '@nestjs/swagger';
import { COLOUR_IDS } from '@tiraz/contracts/colours';
import {
  MAXIMUM_PRINT_COLOURS,
  MAXIMUM_PRINT_OPTIONS,
  MAXIMUM_QUANTITY,
  MINIMUM_ORDER_QUANTITY,
} from '@tiraz/contracts/quantity';
import type { Money } from '../../shared/domain/money.js';
import { Amount, Documented } from '../../shared/http/fields.js';
import { schemaOf } from '../../shared/http/route-schema.js';
import type { PrintOption, SentSelection, Selection } from '../domain/configuration.js';
import type { Quote } from '../domain/price-lines.js';
import { breakdownOf, type QuoteBreakdown } from './breakdown.js';

/** Whether a whole number is one that business takes is the domain's to say; here it only has to be one. */
function WholeNumber(description: string): PropertyDecorator {
  return ApiProperty({ type: 'integer', minimum: -2_147_483_648, maximum: 2_147_483_647, description });
}

/** `format` alone would let `urn:uuid:` pass. */
function ItemId(): PropertyDecorator {
  const pattern = '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$';
  return ApiProperty({ type: 'string', format: 'uuid', pattern });
}

@Documented('PrintOption')
class PrintOptionDto implements PrintOption {
  @ItemId() printTypeId!: string;
  @WholeNumber(`How many colours the print has, 1 to ${MAXIMUM_PRINT_COLOURS}.`) colors!: number;
}

/** The one form of a selection: Fastify checks requests against its schema, and the API document shows it. */
@Documented('Selection')
export class SelectionDto implements SentSelection {
  @ItemId() productTypeId!: string;
  @ItemId() fabricId!: string;
  @ItemId() fitId!: string;
  @ItemId() finishingQualityId!: string;
  @WholeNumber(`Pieces: 1 for a sample, or ${MINIMUM_ORDER_QUANTITY} to ${MAXIMUM_QUANTITY}.`)
  quantity!: number;
  @ApiProperty({
    type: 'array',
    maxItems: 64,
    items: { type: 'string', maxLength: 32 },
    description: `Garment colours, each once, of: ${COLOUR_IDS.join(', ')}. They do not change the price.`,
  })
  colors!: string[];
  @ApiProperty({
    type: [PrintOptionDto],
    maxItems: 64,
    description: `Each print type once, at most ${MAXIMUM_PRINT_OPTIONS}.`,
  })
  printOptions!: PrintOptionDto[];
}

export const selectionSchema = schemaOf(SelectionDto);

/** The specification's worked example, on made-up ids. */
export const selectionExample = {
  productTypeId: '01993c00-0000-7000-8000-000000000001',
  fabricId: '01993c00-0000-7000-8000-000000000102',
  fitId: '01993c00-0000-7000-8000-000000000204',
  finishingQualityId: '01993c00-0000-7000-8000-000000000302',
  quantity: 100,
  colors: ['white', 'black'],
  printOptions: [{ printTypeId: '01993c00-0000-7000-8000-000000000401', colors: 2 }],
};

export function toSelection(sent: SentSelection): Selection {
  return {
    productTypeId: sent.productTypeId,
    fabricId: sent.fabricId,
    fitId: sent.fitId,
    finishingQualityId: sent.finishingQualityId,
    lines: [{ pieces: sent.quantity }],
    colors: sent.colors,
    printOptions: sent.printOptions,
  };
}

const SAMPLE_MESSAGE = {
  message: 'A sample piece has one fixed price, whatever you choose.',
  messageAr: 'سعر العيّنة ثابت مهما كانت اختياراتك.',
};
const PRODUCTION_MESSAGE = {
  message: 'This is an estimate; the confirmation call and the contract settle the final price.',
  messageAr: 'هذا سعر تقديري، ويتحدّد السعر النهائي بعد مكالمة التأكيد وتفاصيل العقد.',
};

export const quoteExample = {
  totalCost: '23700.00',
  pricePerItem: '237.00',
  breakdown: {
    baseCost: '14500.00',
    fabricCost: '1500.00',
    fitCost: '3000.00',
    finishingCost: '2500.00',
    printSetupCost: '700.00',
    printCost: '1500.00',
  },
  isSample: false,
  sampleCost: '1000.00',
  ...PRODUCTION_MESSAGE,
};

@Documented('QuoteBreakdown', {
  description: 'Totals for the whole order; the six add up to the total cost, exactly.',
})
export class QuoteBreakdownDto implements QuoteBreakdown {
  @Amount('The product type. EGP.') baseCost!: Money;
  @Amount('The fabric. EGP.') fabricCost!: Money;
  @Amount('The fit. EGP.') fitCost!: Money;
  @Amount('The finishing. EGP.') finishingCost!: Money;
  @Amount('Setting the prints up, per colour. EGP.') printSetupCost!: Money;
  @Amount('Printing the pieces. EGP.') printCost!: Money;
}

/** A quote as it is answered; amounts turn into decimal strings when it is written as JSON. */
@Documented('Quote', { example: quoteExample })
export class QuoteDto {
  @Amount('The whole order. EGP.') totalCost!: Money;
  @Amount('The share of one piece, half up to the piastre; the total is the truth. EGP.')
  pricePerItem!: Money;
  @Amount('One sample piece. EGP.') sampleCost!: Money;
  @ApiProperty({ description: 'The quantity is 1.' }) isSample!: boolean;
  @ApiProperty({ description: 'One sentence, in English.' }) message!: string;
  @ApiProperty({ description: 'The same sentence, in Arabic.' }) messageAr!: string;
  @ApiProperty() breakdown!: QuoteBreakdownDto;
  @Amount('Only for a sample: one piece of an order of 100. EGP.', { required: false })
  productionPricePerItem?: Money;
  @Amount('Only for a sample: an order of 100 pieces. EGP.', { required: false })
  productionTotalCost?: Money;
  @Amount('Only for a sample: one sample piece. EGP.', { required: false })
  productionSampleCost?: Money;
  @ApiProperty({ required: false }) productionBreakdown?: QuoteBreakdownDto;
}

export function toQuoteDto(quote: Quote): QuoteDto {
  const { totalCost, pricePerItem, lines, isSample, sampleCost, production } = quote;
  const dto = {
    totalCost,
    pricePerItem,
    breakdown: breakdownOf(lines),
    isSample,
    sampleCost,
    ...(isSample ? SAMPLE_MESSAGE : PRODUCTION_MESSAGE),
  };
  if (!production) return dto;
  return {
    ...dto,
    productionPricePerItem: production.pricePerItem,
    productionTotalCost: production.totalCost,
    productionSampleCost: sampleCost,
    productionBreakdown: breakdownOf(production.lines),
  };
}
