import { ApiProperty } from '@nestjs/swagger';
import { Money, signedDifference } from '../shared/domain/money.js';
import { Amount, Difference, Documented, Id, OneOf, Whole } from '../shared/http/documentation.js';
import {
  FITTING_PARTS,
  NEEDED_UNDERBASES,
  pricesPerPiece,
  type FittingPart,
  type Hint,
  type HintedQuote,
  type NeededUnderbase,
  type PricedConfiguration,
  type Unsuited,
} from './domain/configuration.js';
import {
  BREAKDOWN_FIELDS,
  breakdownOf,
  rangeOf,
  type AppliedBreak,
  type Price,
  type PriceRange,
  type QuoteBreakdown,
} from './domain/price-lines.js';

const ITEM_ID = '01993c00-0000-7000-8000-000000000001';

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
  range: { totalCostUpTo: '28440.00', pricePerItemUpTo: '284.40' },
  isSample: false,
  sampleCost: '1000.00',
  ...PRODUCTION_MESSAGE,
};

@Documented('QuoteBreakdown', {
  description: 'Totals for the whole order; all of them add up to the total cost, exactly.',
})
export class QuoteBreakdownDto implements QuoteBreakdown {
  @Amount('The product type. EGP.') baseCost!: Money;
  @Amount('The fabric. EGP.') fabricCost!: Money;
  @Amount('The fit. EGP.') fitCost!: Money;
  @Amount('The finishing. EGP.') finishingCost!: Money;
  @Amount('Setting the prints up, per colour. EGP.') printSetupCost!: Money;
  @Amount('Printing the pieces. EGP.') printCost!: Money;
  @Amount('What large sizes add; absent where they add nothing. EGP.', { required: false }) sizeCost?: Money;
}

@Documented('AppliedBreak', {
  description: 'A quantity break that was reached: what makes its part of the price cheaper.',
  example: { part: 'baseCost', id: ITEM_ID, from: 500, listPrice: '145.00', price: '137.75' },
})
export class AppliedBreakDto {
  @OneOf([BREAKDOWN_FIELDS.base, BREAKDOWN_FIELDS.print]) part!: 'baseCost' | 'printCost';
  @Id({ description: 'Of the product type or the print type.' }) id!: string;
  @Whole(2, { description: 'Pieces from which it holds.' }) from!: number;
  @Amount('A piece without it. EGP.') listPrice!: Money;
  @Amount('A piece with it. EGP.') price!: Money;
}

export function toAppliedBreak({ kind, ...each }: AppliedBreak): AppliedBreakDto {
  return { part: BREAKDOWN_FIELDS[kind], ...each };
}

/** Absent where no break was reached. */
function Breaks(description: string): PropertyDecorator {
  return ApiProperty({ type: [AppliedBreakDto], required: false, description });
}

@Documented('PriceRange')
export class PriceRangeDto implements PriceRange {
  @Amount('EGP. The upper end that a visitor is shown beside the total.') totalCostUpTo!: Money;
  @Amount('EGP. The upper end beside the price of a piece.') pricePerItemUpTo!: Money;
}

@Documented('BetterChoice', { description: 'Of the same kind, and it goes with all that is chosen.' })
export class BetterChoiceDto {
  @Id() id!: string;
  @Amount('A piece of the order with it; of a sample, of an order of 100. EGP.') pricePerItem!: Money;
  @Difference('EGP by which a piece is dearer with it; negative where it is cheaper.') dearerBy!: string;
}

@Documented('Unsuited', { description: 'Something chosen that does not go with something else.' })
export class UnsuitedDto implements Unsuited {
  @OneOf(FITTING_PARTS) part!: FittingPart;
  @Id({ description: 'Of the fabric, the fit or the print type.' }) id!: string;
  @Id({ description: 'Of the product type, or for a print of the fabric.' }) unsuitedTo!: string;
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
  if (breaks) dto.breaks = breaks.map(toAppliedBreak);
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
    ...(production.breaks && { productionBreaks: production.breaks.map(toAppliedBreak) }),
  };
}

function toHintDto({ better, ...hint }: Hint, now: Money): FittingHintDto {
  if (!better) return hint;
  return { ...hint, better: { ...better, dearerBy: signedDifference(better.pricePerItem, now) } };
}

export type { NeededUnderbase };

/** Of a print that was chosen. */
export function UnderbaseField(): PropertyDecorator {
  return OneOf(NEEDED_UNDERBASES, {
    required: false,
    description:
      'White under it, which dark cloth makes it need, set up once as another colour: `all`, in this price; `quoted`, in what staff quote. Absent where it needs none; customers are told of `all` alone.',
  });
}

@Documented('PriceLine', {
  description: 'A part of a price; what costs nothing has none, but for the product type.',
})
export class PriceLineDto {
  @OneOf(Object.values(BREAKDOWN_FIELDS)) part!: keyof QuoteBreakdown;
  @Amount('For one piece; null for the set-up, which is paid once. EGP.', { nullable: true })
  perPiece!: Money | null;
  @Amount('For all pieces. EGP.') amount!: Money;
  @Breaks('The quantity breaks that it was made with; absent when there are none.')
  breaks?: AppliedBreakDto[];
}

type PriceDto = Omit<Price, 'lines'> & { breakdown: QuoteBreakdown; lines: PriceLineDto[] };

/** A priced configuration as it is answered; amounts turn into decimal strings when it is written as JSON. */
export interface PricedConfigurationDto {
  selection: Omit<PricedConfiguration, 'schemaVersion' | 'lines' | 'quote'>;
  quote: PriceDto &
    Pick<PricedConfiguration['quote'], 'isSample' | 'sampleCost' | 'range'> & { production?: PriceDto };
}

export function toPricedConfigurationDto(configuration: PricedConfiguration): PricedConfigurationDto {
  const { schemaVersion: _, lines: __, quote, ...selection } = configuration;
  const { isSample, sampleCost, range, production } = quote;
  const perPiece = pricesPerPiece(configuration);
  return {
    selection,
    quote: {
      isSample,
      ...toPriceDto(quote, perPiece),
      sampleCost,
      range,
      ...(production && { production: toPriceDto(production, perPiece) }),
    },
  };
}

/** The parts in the order in which a garment is made; what is paid once comes last. */
const LINES = ['base', 'fabric', 'fit', 'finishing', 'print', 'sizes', 'printSetup'] as const;

function toPriceDto(
  { totalCost, pricePerItem, lines, breaks = [] }: Price,
  perPiece: ReturnType<typeof pricesPerPiece>,
): PriceDto {
  const breakdown = breakdownOf(lines);
  return {
    totalCost,
    pricePerItem,
    breakdown,
    lines: LINES.map((kind) => ({
      part: BREAKDOWN_FIELDS[kind],
      perPiece: perPiece[kind],
      amount: breakdown[BREAKDOWN_FIELDS[kind]] ?? Money.ZERO,
      ...withBreaks(breaks.filter((each) => each.kind === kind)),
    })).filter(({ part, amount }) => part === 'baseCost' || amount.piastres > 0n),
  };
}

function withBreaks(breaks: readonly AppliedBreak[]): Pick<PriceLineDto, 'breaks'> {
  return breaks.length > 0 ? { breaks: breaks.map(toAppliedBreak) } : {};
}
