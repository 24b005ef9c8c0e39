import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Needs, SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { EntityTag, IfMatch } from '../../shared/http/entity-tag.js';
import { ApiProblems, IdPipe } from '../../shared/http/documentation.js';
import type { CustomerDetails } from '../application/customer-details.js';
import { StaffCustomers } from '../application/staff-customers.js';
import { CustomerDetailsDto } from './customer-details.dto.js';
import {
  CustomerChanges,
  customerChangesExamples,
  CustomerMerge,
  customerMergeExamples,
} from './customers.dto.js';

const UNKNOWN = { status: 404, code: 'customer.unknown', detail: 'There is no such customer.' };
const SAME = 'These two are the same customer already.';

@ApiTags('Customers')
@StaffOnly('customers.read')
@Controller('admin/customers')
export class CustomersController {
  constructor(private readonly customers: StaffCustomers) {}

  @Get(':id')
  @EntityTag()
  @ApiOperation({
    operationId: 'getCustomer',
    summary: 'A customer with inquiries, communications and follow-ups',
    description: 'The id of a customer that was merged leads to the one that it was merged into.',
  })
  @ApiOkResponse({ description: 'The newest of everything', type: CustomerDetailsDto })
  @ApiProblems(UNKNOWN)
  getCustomer(@Param('id', IdPipe) id: string): Promise<CustomerDetails> {
    return this.customers.read(id);
  }

  @Put(':id')
  @Needs('customers.write')
  @EntityTag()
  @ApiOperation({ operationId: 'updateCustomer', summary: 'Correct a customer, or say whether it is active' })
  @ApiBody({ type: CustomerChanges, examples: customerChangesExamples })
  @ApiOkResponse({ description: 'As it is now', type: CustomerDetailsDto })
  @ApiProblems(UNKNOWN)
  updateCustomer(
    @Param('id', IdPipe) id: string,
    @Body() changes: CustomerChanges,
    @IfMatch() version: number | undefined,
    @SignedIn() by: Staff,
  ): Promise<CustomerDetails> {
    return this.customers.update(id, changes, version, by);
  }

  @Post(':id/merge')
  @Needs('customers.write')
  @HttpCode(200)
  @EntityTag()
  @ApiOperation({
    operationId: 'mergeCustomers',
    summary: 'Make two customers one',
    description:
      'Inquiries, communications and follow-ups of the duplicate move to the customer in the address, which takes ' +
      'over the phone and the company where it had none. The duplicate’s e-mail address finds this customer from now on.',
  })
  @ApiBody({ type: CustomerMerge, examples: customerMergeExamples })
  @ApiOkResponse({ description: 'The customer that stays', type: CustomerDetailsDto })
  @ApiProblems(UNKNOWN, {
    status: 422,
    code: 'merge.same',
    detail: SAME,
    errors: [{ path: 'duplicateId', code: 'merge.same', message: SAME }],
  })
  mergeCustomers(
    @Param('id', IdPipe) id: string,
    @Body() { duplicateId }: CustomerMerge,
    @SignedIn() by: Staff,
  ): Promise<CustomerDetails> {
    return this.customers.merge(id, duplicateId, by);
  }
}
