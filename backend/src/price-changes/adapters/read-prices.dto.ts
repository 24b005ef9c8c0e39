import { PRICE_FIELDS, type PriceField } from '@tiraz/contracts/price-change';
import { PRICE_COLUMNS, PRICE_SHEET_FAULTS } from '@tiraz/contracts/price-sheet';
import { ApiProperty } from '@nestjs/swagger';
import { Amount, Documented, OneOf, Whole } from '../../shared/http/documentation.js';
import { MOST_SHEET_FAULTS, sheetFaultDto, toFaults } from '../../shared/http/sheet-fault.dto.js';
import type { ReadPrices } from '../application/price-sheets.js';
import type { PriceFault } from '../domain/price-sheet.js';
import { itemExample, NamedItemDto } from './price-line.dto.js';

@Documented('ReadPrice', { description: 'One price as a row of the table says it.' })
class ReadPriceDto extends NamedItemDto {
  @Whole(1, { description: 'As Excel numbers it.' }) row!: number;
  @OneOf(PRICE_FIELDS) field!: PriceField;
  @Amount('EGP. As it is now.') was!: string;
  @Amount('EGP. As the table has it.') price!: string;
}

const PriceFaultDto = sheetFaultDto('PriceSheetFault', PRICE_COLUMNS, PRICE_SHEET_FAULTS);

const prices = { field: 'costMultiplier', was: '15.00', price: '16.25' };

@Documented('ReadPrices', {
  example: {
    rows: 2,
    prices: [{ ...itemExample, row: 2, ...prices }],
    faults: [{ row: 3, column: 'amount', code: 'not-a-number', text: '2026-03-01' }],
    faultCount: 1,
  },
})
export class ReadPricesDto {
  @Whole(1, { description: 'Below the heads, those that are blank left out.' }) rows!: number;
  @ApiProperty({ type: [ReadPriceDto], description: 'Rows that hold, also where the price stays.' })
  prices!: ReadPriceDto[];
  @ApiProperty({
    type: [PriceFaultDto],
    description: `At most ${MOST_SHEET_FAULTS}, in the order of the table.`,
  })
  faults!: PriceFault[];
  @Whole(0) faultCount!: number;
}

export function toReadPricesDto({ rows, prices: all, faults }: ReadPrices): ReadPricesDto {
  return { rows, prices: [...all], ...toFaults(faults) };
}
