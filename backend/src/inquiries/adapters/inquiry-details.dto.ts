import { ApiProperty } from '@nestjs/swagger';
import { INQUIRY_STATUSES, type InquiryStatus } from '@tiraz/contracts/inquiry-status';
import type {
  AnsweredAmount,
  AnsweredConfiguration,
  AnsweredPrice,
  ColorUse,
  NeededUnderbase,
  PricedSizes,
} from '@tiraz/contracts/selection';
import {
  breakdownExample,
  PriceLineDto,
  PriceRangeDto,
  PricedSizesField,
  QuoteBreakdownDto,
  UnderbaseField,
  UnsuitedDto,
} from '../../pricing/price.dto.js';
import { ColorUses } from '../../pricing/selection.dto.js';
import {
  Amount,
  Difference,
  Documented,
  Moment,
  OneOf,
  TextOrNull,
  Whole,
} from '../../shared/http/documentation.js';
import {
  SEEN_AMOUNTS,
  type HistoryEntry,
  type NotesSaved,
  type SeenAmount,
} from '../application/inquiry-summary.js';
import type { ClockedInquiry, SeenPrice } from '../application/staff-inquiries.js';
import {
  Chosen,
  ChosenColor,
  InquiryHeadDto,
  inquiryHeadExample,
  LostDto,
  LostField,
} from './inquiry-summary.dto.js';

@Documented('ChosenProductType')
class ChosenProductType extends Chosen {
  @Amount('EGP. Per piece.') basePrice!: AnsweredAmount;
}

@Documented('ChosenFabric')
class ChosenFabric extends Chosen {
  @Amount('EGP. Added per piece.') costMultiplier!: AnsweredAmount;
}

@Documented('ChosenFit')
class ChosenFit extends Chosen {
  @Amount('EGP. Added per piece.') priceModifier!: AnsweredAmount;
}

@Documented('ChosenFinishingQuality')
class ChosenFinishingQuality extends Chosen {
  @Amount('EGP. Added per piece.') priceModifier!: AnsweredAmount;
}

@Documented('ChosenPrint')
class ChosenPrint extends Chosen {
  @Amount('EGP. Once per print colour.') setupCost!: AnsweredAmount;
  @Amount('EGP. Per piece.') perItemCost!: AnsweredAmount;
  @Whole(1) colors!: number;
  @UnderbaseField() underbase?: NeededUnderbase;
}

@Documented('InquirySelection', {
  description:
    'What was chosen, with names and prices as of the submission; later catalogue edits never change it.',
})
class InquirySelectionDto implements Readonly<AnsweredConfiguration['selection']> {
  @ApiProperty() productType!: ChosenProductType;
  @ApiProperty() fabric!: ChosenFabric;
  @ApiProperty() fit!: ChosenFit;
  @ApiProperty() finishingQuality!: ChosenFinishingQuality;
  @ApiProperty({ type: [ChosenPrint] }) prints!: readonly ChosenPrint[];
  @ApiProperty({ type: [String], description: 'Garment colours.' }) colors!: readonly string[];
  @ApiProperty({ type: [ChosenColor], description: 'The same colours, as they were called and looked.' })
  swatches!: readonly ChosenColor[];
  @Whole(1, { description: 'Pieces.' }) quantity!: number;
  @ApiProperty({
    type: [UnsuitedDto],
    required: false,
    description: 'What did not go together at the submission; absent where everything did.',
  })
  unsuited?: readonly UnsuitedDto[];
  @ColorUses() colorUse?: ColorUse;
  @PricedSizesField() sizes?: PricedSizes<AnsweredAmount>;
}

@Documented('InquiryProduction', { description: 'Only for one piece: 100 of the same.' })
class InquiryProductionDto implements AnsweredPrice {
  @Amount('EGP. The whole order.') totalCost!: AnsweredAmount;
  @Amount('EGP. The share of one piece.') pricePerItem!: AnsweredAmount;
  @ApiProperty() breakdown!: QuoteBreakdownDto;
  @ApiProperty({ type: [PriceLineDto], description: 'They add up to the total.' }) lines!: PriceLineDto[];
}

@Documented('InquiryQuote', { description: 'What it cost at the moment of submission.' })
class InquiryQuoteDto extends InquiryProductionDto implements Readonly<AnsweredConfiguration['quote']> {
  @ApiProperty({ description: 'The quantity is 1.' }) isSample!: boolean;
  @Amount('EGP. One sample piece.') sampleCost!: AnsweredAmount;
  @ApiProperty() range!: PriceRangeDto;
  @ApiProperty({ required: false }) production?: InquiryProductionDto;
}

@Documented('SeenTotals', { description: "What the visitor's page showed; null where it sent nothing." })
class SeenTotalsDto implements Record<SeenAmount, string | null> {
  @Amount('EGP. ', { nullable: true }) totalCost!: string | null;
  @Amount('EGP. ', { nullable: true }) pricePerItem!: string | null;
  @Amount('EGP. ', { nullable: true }) sampleCost!: string | null;
}

@Documented('SeenPrice', { description: "Our price beside the one that the visitor's page showed." })
class SeenPriceDto implements SeenPrice {
  @OneOf(SEEN_AMOUNTS) price!: SeenAmount;
  @Amount('EGP.') ours!: string;
  @Amount('EGP.') seen!: string;
  @Difference('EGP by which ours is higher; negative where it is lower.') higherBy!: string;
}

@Documented('InquiryHistoryEntry')
class InquiryHistoryEntryDto implements HistoryEntry {
  @OneOf(INQUIRY_STATUSES, { nullable: true, description: 'Null for the submission.' })
  from!: InquiryStatus | null;
  @OneOf(INQUIRY_STATUSES) to!: InquiryStatus;
  @TextOrNull(
    'The e-mail address of the member of staff at the time: of the first entry, who entered the inquiry. Null for the visitor.',
  )
  changedBy!: string | null;
  @Moment() changedAt!: Date;
  @ApiProperty({ description: 'It took the change before it back, the moment of acceptance with it.' })
  isUndo!: boolean;
  @LostField('Why it came to nothing by this; null otherwise, and where nobody said.') lost!: LostDto | null;
}

@Documented('NotesSaved')
class NotesSavedDto implements NotesSaved {
  @ApiProperty({ description: 'The e-mail address of the member of staff at the time.' }) by!: string;
  @Moment() at!: Date;
}

const item = (number: string, name: string, nameAr: string) => ({
  id: `01993c00-0000-7000-8000-000000000${number}`,
  name,
  nameAr,
});

export const inquiryDetailsExample = {
  ...inquiryHeadExample,
  sampleCost: '1000.00',
  orderTotal: '23700.00',
  acceptedAt: null,
  seen: { totalCost: '23700.00', pricePerItem: '237.00', sampleCost: null },
  seenPrices: [
    { price: 'totalCost', ours: '23700.00', seen: '23700.00', higherBy: '0.00' },
    { price: 'pricePerItem', ours: '237.00', seen: '237.00', higherBy: '0.00' },
  ],
  valueHigherBy: '0.00',
  silhouette: 't-shirt',
  selection: {
    productType: { ...item('001', 'Basic T-Shirt', 'تيشيرت أساسي'), basePrice: '145.00' },
    fabric: { ...item('102', 'Combed Single Jersey', 'سنجل جيرسي ممشط'), costMultiplier: '15.00' },
    fit: { ...item('204', 'Oversized', 'أوفر سايز'), priceModifier: '30.00' },
    finishingQuality: { ...item('302', 'Premium', 'تشطيب ممتاز'), priceModifier: '25.00' },
    prints: [
      {
        ...item('401', 'Screen Print', 'طباعة سلك سكرين'),
        setupCost: '350.00',
        perItemCost: '15.00',
        colors: 2,
      },
    ],
    colors: ['white', 'black'],
    swatches: [
      { id: 'white', name: 'White', nameAr: 'أبيض', hex: '#FFFFFF' },
      { id: 'black', name: 'Black', nameAr: 'أسود', hex: '#1B1B1D' },
    ],
    quantity: 100,
  },
  quote: {
    isSample: false,
    totalCost: '23700.00',
    pricePerItem: '237.00',
    breakdown: breakdownExample,
    lines: [
      { part: 'baseCost', perPiece: '145.00', amount: '14500.00' },
      { part: 'fabricCost', perPiece: '15.00', amount: '1500.00' },
      { part: 'fitCost', perPiece: '30.00', amount: '3000.00' },
      { part: 'finishingCost', perPiece: '25.00', amount: '2500.00' },
      { part: 'printCost', perPiece: '15.00', amount: '1500.00' },
      { part: 'printSetupCost', perPiece: null, amount: '700.00' },
    ],
    sampleCost: '1000.00',
    range: { totalCostUpTo: '28440.00', pricePerItemUpTo: '284.40' },
  },
  history: [
    {
      from: null,
      to: 'new',
      changedBy: null,
      changedAt: '2026-03-01T09:30:00.000Z',
      isUndo: false,
      lost: null,
    },
  ],
  notesSaved: null,
};

@Documented('InquiryDetails', { example: inquiryDetailsExample })
export class InquiryDetailsDto extends InquiryHeadDto implements ClockedInquiry {
  @Amount('EGP. One sample piece.') sampleCost!: string;
  @Amount('EGP. The whole selection as it was priced, for a sample request too.') orderTotal!: string;
  @Moment({ nullable: true, description: 'From when it counts as revenue.' }) acceptedAt!: Date | null;
  @ApiProperty() seen!: SeenTotalsDto;
  @ApiProperty({ type: [SeenPriceDto], description: 'Those that the visitor sent.' })
  seenPrices!: SeenPriceDto[];
  @Difference('EGP by which its value is higher than the one that the visitor saw; 0.00 where they saw none.')
  valueHigherBy!: string;
  @ApiProperty({ description: 'What the product type is drawn as today, as in listProductTypes.' })
  silhouette!: string;
  @ApiProperty() selection!: InquirySelectionDto;
  @ApiProperty() quote!: InquiryQuoteDto;
  @ApiProperty({ type: [InquiryHistoryEntryDto], description: 'Newest first.' })
  history!: InquiryHistoryEntryDto[];
  @ApiProperty({
    type: NotesSavedDto,
    nullable: true,
    description: 'Who saved the notes last; null while nobody has.',
  })
  notesSaved!: NotesSavedDto | null;
}
