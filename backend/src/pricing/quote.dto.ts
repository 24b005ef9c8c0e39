import { ApiProperty } from '@nestjs/swagger';
import { signedDifference, type Money } from '../shared/domain/money.js';
import { Amount, Difference, Documented, Id } from '../shared/http/documentation.js';
import { answeredBreak } from './application/answered-configuration.js';
import { breakdownOf, rangeOf, type Hint, type HintedQuote } from './domain/configuration.js';
import {
  AppliedBreakDto,
  breakdownExample,
  Breaks,
  PriceRangeDto,
  QuoteBreakdownDto,
  UnsuitedDto,
} from './price.dto.js';

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
  breakdown: breakdownExample,
  range: { totalCostUpTo: '28440.00', pricePerItemUpTo: '284.40' },
  isSample: false,
  sampleCost: '1000.00',
  ...PRODUCTION_MESSAGE,
};

@Documented('BetterChoice', { description: 'Of the same kind, and it goes with all that is chosen.' })
export class BetterChoiceDto {
  @Id() id!: string;
  @Amount('A piece of the order with it; of a sample, of an order of 100. EGP.') pricePerItem!: Money;
  @Difference('EGP by which a piece is dearer with it; negative where it is cheaper.') dearerBy!: string;
}

@Documented('FittingHint', {
  description: 'Something chosen that does not go with something else, and a better choice.',
  example: {
    part: 'fabric',
    id: '01993c00-0000-7000-8000-000000000108',
    unsuitedTo: '01993c00-0000-7000-8000-000000000005',
    isRefused: false,
    better: { id: '01993c00-0000-7000-8000-000000000105', pricePerItem: '247.00', dearerBy: '10.00' },
  },
})
export class FittingHintDto extends UnsuitedDto {
  @ApiProperty({ description: 'An inquiry with both is refused.' }) isRefused!: boolean;
  @ApiProperty({
    required: false,
    description: 'The nearest in price; absent where nothing goes with all that is chosen.',
  })
  better?: BetterChoiceDto;
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
  @Breaks('The quantity breaks that the price was made with; absent when there are none.')
  breaks?: AppliedBreakDto[];
  @ApiProperty({ description: 'The upper ends of the production price: it is an estimate.' })
  range!: PriceRangeDto;
  @Amount('Only for a sample: one piece of an order of 100. EGP.', { required: false })
  productionPricePerItem?: Money;
  @Amount('Only for a sample: an order of 100 pieces. EGP.', { required: false })
  productionTotalCost?: Money;
  @Amount('Only for a sample: one sample piece. EGP.', { required: false })
  productionSampleCost?: Money;
  @ApiProperty({ required: false }) productionBreakdown?: QuoteBreakdownDto;
  @Breaks('Only for a sample: of an order of 100 pieces.') productionBreaks?: AppliedBreakDto[];
  @ApiProperty({
    type: [String],
    required: false,
    description:
      'Print types, by their ids, that are set up for one colour more: white under the others on dark cloth. Of a sample, of the order of 100; absent where there are none.',
  })
  underbases?: readonly string[];
  @ApiProperty({
    type: [FittingHintDto],
    required: false,
    description: 'What does not go together; absent where everything does. No price is refused for it.',
  })
  hints?: FittingHintDto[];
}

export function toQuoteDto(quote: HintedQuote): QuoteDto {
  const { totalCost, pricePerItem, lines, breaks, isSample, sampleCost, production, hints } = quote;
  const dto: QuoteDto = {
    totalCost,
    pricePerItem,
    breakdown: breakdownOf(lines),
    range: rangeOf(production ?? quote),
    isSample,
    sampleCost,
    ...(isSample ? SAMPLE_MESSAGE : PRODUCTION_MESSAGE),
  };
  if (breaks) dto.breaks = breaks.map(answeredBreak);
  const { underbases } = production ?? quote;
  if (underbases) dto.underbases = underbases;
  if (hints) dto.hints = hints.map((hint) => toHintDto(hint, (production ?? quote).pricePerItem));
  if (!production) return dto;
  return {
    ...dto,
    productionPricePerItem: production.pricePerItem,
    productionTotalCost: production.totalCost,
    productionSampleCost: sampleCost,
    productionBreakdown: breakdownOf(production.lines),
    ...(production.breaks && { productionBreaks: production.breaks.map(answeredBreak) }),
  };
}

function toHintDto({ better, ...hint }: Hint, now: Money): FittingHintDto {
  if (!better) return hint;
  return { ...hint, better: { ...better, dearerBy: signedDifference(better.pricePerItem, now) } };
}
