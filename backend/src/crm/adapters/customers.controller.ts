import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Needs, SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { EntityTag, IfMatch } from '../../shared/http/entity-tag.js';
import { answerPage, ApiPage, positionOf } from '../../shared/http/paging.js';
import { ApiProblems } from '../../shared/http/problem.js';
import { CustomerReads, type CustomerDetails, type CustomerFigures } from '../application/customer-reads.js';
import { ManageCustomers } from '../application/manage-customers.js';
import {
  CustomerChanges,
  customerChangesExamples,
  CustomerDetailsDto,
  CustomerDto,
  CustomerMerge,
  customerMergeExamples,
  CustomersQuery,
} from './customers.dto.js';

const SORT = 'activity';
const UNKNOWN = { status: 404, code: 'customer.unknown', detail: 'There is no such customer.' };
const SAME = 'These two are the same customer already.';

@ApiTags('Customers')
@StaffOnly('customers.read')
@Controller('admin/customers')
export class CustomersController {
  constructor(
    private readonly reads: CustomerReads,
    private readonly customers: ManageCustomers,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listCustomers',
    summary: 'Customers; those of whom something happened last come first',
  })
  @ApiPage(CustomerDto)
  async listCustomers(
    @Query() { q, status, tier, limit, cursor }: CustomersQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CustomerFigures[]> {
    const position = positionOf(cursor, SORT);
    const filter = {
      q,
      statuses: status.includes('all') ? undefined : status.filter((one) => one !== 'all'),
      tier: tier === 'all' ? undefined : tier,
    };
    return answerPage(await this.reads.list(filter, { limit, position }), SORT, request, reply);
  }

  @Get(':id')
  @EntityTag()
  @ApiOperation({
    operationId: 'getCustomer',
    summary: 'A customer with inquiries, communications and follow-ups',
    description: 'The id of a customer that was merged leads to the one that it was merged into.',
  })
  @ApiOkResponse({ description: 'The newest of everything', type: CustomerDetailsDto })
  @ApiProblems(UNKNOWN)
  getCustomer(@Param('id', ParseUUIDPipe) id: string): Promise<CustomerDetails> {
    return this.reads.details(id);
  }

  @Put(':id')
  @Needs('customers.write')
  @EntityTag()
  @ApiOperation({ operationId: 'updateCustomer', summary: 'Correct a customer, or say whether it is active' })
  @ApiBody({ type: CustomerChanges, examples: customerChangesExamples })
  @ApiOkResponse({ description: 'As it is now', type: CustomerDetailsDto })
  @ApiProblems(UNKNOWN)
  updateCustomer(
    @Param('id', ParseUUIDPipe) id: string,
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
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { duplicateId }: CustomerMerge,
    @SignedIn() by: Staff,
  ): Promise<CustomerDetails> {
    return this.customers.merge(id, duplicateId, by);
  }
}
