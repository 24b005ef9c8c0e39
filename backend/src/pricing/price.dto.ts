import { ApiProperty } from '@nestjs/swagger';
import {
  FITTING_PARTS,
  NEEDED_UNDERBASES,
  PRICE_PARTS,
  SIZE_MODES,
  type AnsweredAmount,
  type AnsweredBreak,
  type AnsweredPriceLine,
  type Breakdown,
  type FittingPart,
  type PricedSizes,
  type PricePart,
  type PriceRange,
  type SizedPieces,
  type Unsuited,
} from '@tiraz/contracts/selection';
import { Amount, Documented, Id, OneOf, TextOrNull, Whole } from '../shared/http/documentation.js';
import { SizePartsDto } from './selection.dto.js';

/** Of the specification's worked example. */
export const breakdownExample = {
  baseCost: '14500.00',
  fabricCost: '1500.00',
  fitCost: '3000.00',
  finishingCost: '2500.00',
  printSetupCost: '700.00',
  printCost: '1500.00',
};

@Documented('QuoteBreakdown', {
  description: 'Totals for the whole order; all of them add up to the total cost, exactly.',
})
export class QuoteBreakdownDto implements Breakdown<AnsweredAmount> {
  @Amount('The product type. EGP.') baseCost!: AnsweredAmount;
  @Amount('The fabric. EGP.') fabricCost!: AnsweredAmount;
  @Amount('The fit. EGP.') fitCost!: AnsweredAmount;
  @Amount('The finishing. EGP.') finishingCost!: AnsweredAmount;
  @Amount('Setting the prints up, per colour. EGP.') printSetupCost!: AnsweredAmount;
  @Amount('Printing the pieces. EGP.') printCost!: AnsweredAmount;
  @Amount('What large sizes add; absent where they add nothing. EGP.', { required: false })
  sizeCost?: AnsweredAmount;
}

@Documented('AppliedBreak', {
  description: 'A quantity break that was reached: what makes its part of the price cheaper.',
  example: {
    part: 'baseCost',
    id: '01993c00-0000-7000-8000-000000000001',
    from: 500,
    listPrice: '145.00',
    price: '137.75',
  },
})
export class AppliedBreakDto implements AnsweredBreak {
  @OneOf(['baseCost', 'printCost']) part!: AnsweredBreak['part'];
  @Id({ description: 'Of the product type or the print type.' }) id!: string;
  @Whole(2, { description: 'Pieces from which it holds.' }) from!: number;
  @Amount('A piece without it. EGP.') listPrice!: AnsweredAmount;
  @Amount('A piece with it. EGP.') price!: AnsweredAmount;
}

/** Absent where no break was reached. */
export function Breaks(description: string): PropertyDecorator {
  return ApiProperty({ type: [AppliedBreakDto], required: false, description });
}

@Documented('PriceLine', {
  description: 'A part of a price; what costs nothing has none, but for the product type.',
})
export class PriceLineDto implements AnsweredPriceLine {
  @OneOf(PRICE_PARTS) part!: PricePart;
  @Amount('For one piece; null for the set-up, which is paid once. EGP.', { nullable: true })
  perPiece!: AnsweredAmount | null;
  @Amount('For all pieces. EGP.') amount!: AnsweredAmount;
  @Breaks('The quantity breaks that it was made with; absent when there are none.')
  breaks?: AppliedBreakDto[];
}

@Documented('PriceRange')
export class PriceRangeDto implements PriceRange<AnsweredAmount> {
  @Amount('EGP. The upper end that a visitor is shown beside the total.') totalCostUpTo!: AnsweredAmount;
  @Amount('EGP. The upper end beside the price of a piece.') pricePerItemUpTo!: AnsweredAmount;
}

@Documented('Unsuited', { description: 'Something chosen that does not go with something else.' })
export class UnsuitedDto implements Unsuited {
  @OneOf(FITTING_PARTS) part!: FittingPart;
  @Id({ description: 'Of the fabric, the fit or the print type.' }) id!: string;
  @Id({ description: 'Of the product type, or for a print of the fabric.' }) unsuitedTo!: string;
}

/** Of a print that was chosen. */
export function UnderbaseField(): PropertyDecorator {
  return OneOf(NEEDED_UNDERBASES, {
    required: false,
    description:
      'White under it, which dark cloth makes it need, set up once as another colour: `all`, in this price; `quoted`, in what staff quote. Absent where it needs none; customers are told of `all` alone.',
  });
}

@Documented('PricedSize')
export class PricedSizeDto {
  @ApiProperty() id!: string;
  @ApiProperty() label!: string;
  @ApiProperty({ description: 'Empty: as in English.' }) labelAr!: string;
}

@Documented('SizedPieces')
class SizedPiecesDto implements SizedPieces<AnsweredAmount> {
  @TextOrNull('A colour, where they are colourways; else null.') color!: string | null;
  @ApiProperty({ type: PricedSizeDto }) size!: PricedSizeDto;
  @Amount('EGP. What the size added to a piece.') surcharge!: AnsweredAmount;
  @Whole(0, { description: 'Pieces.' }) pieces!: number;
}

/** Every piece in its size, as it was called and what it cost at that moment. */
@Documented('PricedSizes')
class PricedSizesDto implements PricedSizes<AnsweredAmount> {
  @OneOf(SIZE_MODES) mode!: PricedSizes<AnsweredAmount>['mode'];
  @ApiProperty({
    type: [SizePartsDto],
    required: false,
    description: 'As it was asked for, where it was a ratio.',
  })
  ratio?: readonly SizePartsDto[];
  @ApiProperty({ type: [SizedPiecesDto] }) cells!: readonly SizedPiecesDto[];
}

/** Of a stored configuration. */
export function PricedSizesField(): PropertyDecorator {
  return ApiProperty({ type: PricedSizesDto, required: false, description: 'Absent: they are said later.' });
}
