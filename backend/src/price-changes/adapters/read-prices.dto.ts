import { PRICE_FIELDS, PRICED_KINDS, type PricedKind, type PriceField } from '@tiraz/contracts/price-change';
import { PRICE_COLUMNS, PRICE_SHEET_FAULTS } from '@tiraz/contracts/price-sheet';
import { ApiProperty } from '@nestjs/swagger';
import { Amount, Documented, Id, OneOf, Whole } from '../../shared/http/documentation.js';
import { MOST_SHEET_FAULTS, sheetFaultDto, toFaults } from '../../shared/http/sheet-fault.dto.js';
import type { ReadPrices } from '../application/read-price-sheets.js';
import type { PriceFault, SheetPrice } from '../domain/price-sheet.js';

@Documented('ReadPrice', { description: 'One price as a row of the table says it.' })
class ReadPriceDto implements SheetPrice {
  @OneOf(PRICED_KINDS) kind!: PricedKind;
  @Id() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() nameAr!: string;
  @Whole(1, { description: 'As Excel numbers it.' }) row!: number;
  @OneOf(PRICE_FIELDS) field!: PriceField;
  @Amount('EGP. As it is now.') was!: string;
  @Amount('EGP. As the table has it.') price!: string;
}

const PriceFaultDto = sheetFaultDto('PriceSheetFault', PRICE_COLUMNS, PRICE_SHEET_FAULTS);

const example = {
  kind: 'fabric',
  id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11',
  name: 'Single Jersey 30/1',
  nameAr: 'سنجل جيرسي 30/1',
  row: 2,
  field: 'costMultiplier',
  was: '15.00',
  price: '16.25',
};

@Documented('ReadPrices', {
  example: {
    rows: 2,
    prices: [example],
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
