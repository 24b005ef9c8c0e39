import { ApiProperty } from '@nestjs/swagger';
import type { Breakdown } from '@tiraz/contracts/selection';
import type { Money } from '../../shared/domain/money.js';
import { Amount, Documented, OneOf, Whole } from '../../shared/http/documentation.js';
import type { WorkedExample } from '../application/quotes.js';
import { piecesOf, BREAKDOWN_FIELDS, rangeOf } from '../domain/configuration.js';
import { PriceRangeDto } from '../price.dto.js';
import { quoteExample } from '../quote.dto.js';
import { SelectionDto, selectionExample } from '../selection.dto.js';

@Documented('WorkedExampleLine')
class WorkedExampleLineDto {
  @OneOf(Object.values(BREAKDOWN_FIELDS)) part!: keyof Breakdown<Money>;
  @ApiProperty({ description: 'What is paid for, in English.' }) name!: string;
  @ApiProperty({ description: 'The same in Arabic; empty when there is none.' }) nameAr!: string;
  @Whole(1, { description: 'Pieces; for the set-up of a print its colours.' }) count!: number;
  @Amount('For one of them. EGP.') price!: Money;
  @Amount('For all of them. EGP.') amount!: Money;
}

@Documented('WorkedExample', {
  example: {
    selection: { ...selectionExample, colors: [] },
    lines: [
      {
        part: 'baseCost',
        name: 'Basic T-Shirt',
        nameAr: 'تيشيرت أساسي',
        count: 100,
        price: '145.00',
        amount: '14500.00',
      },
    ],
    totalCost: quoteExample.totalCost,
    pricePerItem: quoteExample.pricePerItem,
    range: quoteExample.range,
    sampleCost: quoteExample.sampleCost,
  },
})
export class WorkedExampleDto {
  @ApiProperty({ description: 'As `POST /api/calculate-quote` takes it.' }) selection!: SelectionDto;
  @ApiProperty({ type: [WorkedExampleLineDto], description: 'They add up to the total, exactly.' })
  lines!: WorkedExampleLineDto[];
  @Amount('The whole order. EGP.') totalCost!: Money;
  @Amount('The share of one piece, half up to the piastre. EGP.') pricePerItem!: Money;
  @ApiProperty({ description: 'The upper ends: it is an estimate.' }) range!: PriceRangeDto;
  @Amount('One sample piece, whatever is chosen. EGP.') sampleCost!: Money;
}

export function toWorkedExampleDto({ selection, price, lines }: WorkedExample): WorkedExampleDto {
  const { lines: _, ...choice } = selection;
  return {
    selection: {
      ...choice,
      quantity: piecesOf(selection),
      colors: [...choice.colors],
      printOptions: [...choice.printOptions],
    },
    lines: lines.map(({ kind, ...line }) => ({ part: BREAKDOWN_FIELDS[kind], ...line })),
    totalCost: price.totalCost,
    pricePerItem: price.pricePerItem,
    range: rangeOf(price),
    sampleCost: price.sampleCost,
  };
}
