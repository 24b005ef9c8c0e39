import {
  CUSTOMER_COLUMNS,
  CUSTOMER_SHEET_FAULTS,
  IMPORT_OUTCOMES,
  type ImportOutcome,
} from '@tiraz/contracts/customer-care';
import { ApiProperty } from '@nestjs/swagger';
import { Documented, OneOf, Whole } from '../../shared/http/documentation.js';
import { MOST_SHEET_FAULTS, sheetFaultDto, toFaults } from '../../shared/http/sheet-fault.dto.js';
import {
  FAULTY,
  TOO_MANY,
  type CustomerFault,
  type ImportedRow,
  type ReadCustomers,
} from '../application/customer-imports.js';

const FILLED = ['phone', 'company'] as const;

export const TOO_MANY_CUSTOMERS = { status: 422, ...TOO_MANY };
export const FAULTY_SHEET = { status: 422, ...FAULTY };

@Documented('ImportedCustomer')
class ImportedRowDto implements ImportedRow {
  @Whole(1, { description: 'As Excel numbers it.' }) row!: number;
  @ApiProperty({ description: 'Of who is known, as it is known.' }) name!: string;
  @ApiProperty() email!: string;
  @OneOf(IMPORT_OUTCOMES) outcome!: ImportOutcome;
  @ApiProperty({ enum: FILLED, isArray: true, description: 'The blanks that are filled.' })
  fills!: (typeof FILLED)[number][];
}

const CustomerFaultDto = sheetFaultDto('CustomerSheetFault', CUSTOMER_COLUMNS, CUSTOMER_SHEET_FAULTS);

const layla = { row: 2, name: 'Layla Haddad', email: 'layla@dune-label.example' };

@Documented('ReadCustomers', {
  example: {
    rows: 1,
    customers: [{ ...layla, outcome: 'filled', fills: ['phone'] }],
    faults: [],
    faultCount: 0,
  },
})
export class ReadCustomersDto {
  @Whole(1, { description: 'Below the heads, those that are blank left out.' }) rows!: number;
  @ApiProperty({ type: [ImportedRowDto], description: 'Nobody while there are faults.' })
  customers!: ImportedRowDto[];
  @ApiProperty({
    type: [CustomerFaultDto],
    description: `At most ${MOST_SHEET_FAULTS}, in the order of the table.`,
  })
  faults!: CustomerFault[];
  @Whole(0) faultCount!: number;
}

export function toReadCustomersDto({ rows, customers, faults }: ReadCustomers): ReadCustomersDto {
  return {
    rows,
    customers: customers.map(({ fills, ...row }) => ({ ...row, fills: [...fills] })),
    ...toFaults(faults),
  };
}
