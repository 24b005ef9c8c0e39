import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { SignedIn, StaffOnly } from '../../auth/index.js';
import { LARGEST_SHEET_BYTES, tooLargeSheet } from '../../shared/domain/sheet-reader.js';
import type { Staff } from '../../shared/domain/staff.js';
import { wholeFile } from '../../shared/files/arriving-file.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { TAKES_A_FILE } from '../../shared/http/route-limits.js';
import { READS_A_SHEET } from '../../shared/http/sheet-file.js';
import { CustomerImports } from '../application/customer-imports.js';
import {
  FAULTY_SHEET,
  ReadCustomersDto,
  TOO_MANY_CUSTOMERS,
  toReadCustomersDto,
} from './read-customers.dto.js';

@ApiTags('Customers')
@StaffOnly('customers.write')
@Controller('admin/customers')
export class CustomerImportsController {
  constructor(private readonly imports: CustomerImports) {}

  @Post('sheet')
  @HttpCode(200)
  @RouteConfig(TAKES_A_FILE)
  @ApiOperation({
    operationId: 'readCustomerSheet',
    summary: 'What a table of customers would add',
    description:
      'The first sheet of a workbook (.xlsx), or CSV (UTF-8, UTF-16 or Windows-1256), at most 2 MB and 1,000 rows: with columns for name and ' +
      'e-mail, where there are some for phone, company and language. Nothing is stored.',
  })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse({ description: 'Row by row, with what is wrong', type: ReadCustomersDto })
  @ApiProblems(...READS_A_SHEET, TOO_MANY_CUSTOMERS)
  async readCustomerSheet(@Req() request: FastifyRequest): Promise<ReadCustomersDto> {
    return toReadCustomersDto(await this.imports.check(await fileOf(request)));
  }

  @Post('import')
  @HttpCode(200)
  @RouteConfig(TAKES_A_FILE)
  @ApiOperation({
    operationId: 'importCustomers',
    summary: 'Take over the customers of a table',
    description:
      'All of them or none. Who is known by the address keeps everything and has blanks filled; the same table again ' +
      'changes nothing.',
  })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse({ description: 'What was done, row by row', type: ReadCustomersDto })
  @ApiProblems(...READS_A_SHEET, TOO_MANY_CUSTOMERS, FAULTY_SHEET)
  async importCustomers(@Req() request: FastifyRequest, @SignedIn() by: Staff): Promise<ReadCustomersDto> {
    return toReadCustomersDto(await this.imports.store(await fileOf(request), by));
  }
}

function fileOf({ body }: FastifyRequest): Promise<Uint8Array> {
  return wholeFile(body, LARGEST_SHEET_BYTES, tooLargeSheet);
}
