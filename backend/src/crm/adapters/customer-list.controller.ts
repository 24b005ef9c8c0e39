import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import {
  CUSTOMER_SORTS,
  CUSTOMER_STATUSES,
  LAST_ACTIVE_FIRST,
  type CustomerSort,
  type CustomerStatus,
  VALUE_TIERS,
  type ValueTier,
} from '@tiraz/contracts/customer-care';
import { Transform } from 'class-transformer';
import { ArrayUnique, IsIn, IsString, MaxLength } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StaffOnly } from '../../auth/index.js';
import { IfGiven } from '../../shared/http/documentation.js';
import { answerPage, ApiPage, PageQuery, positionOf } from '../../shared/http/paging.js';
import type { CustomerFigures } from '../application/customer-details.js';
import { CustomerReads } from '../application/customer-reads.js';
import { CustomerDto } from './customer-details.dto.js';

const ALL = 'all';

/** The query of listCustomers. */
class CustomersQuery extends PageQuery {
  @ApiPropertyOptional({
    maxLength: 200,
    description: 'Searches name, e-mail addresses, phone and company; Arabic letters and digits are folded.',
  })
  @IfGiven()
  @IsString()
  @MaxLength(200)
  q?: string;

  @ApiPropertyOptional({
    type: String,
    default: ALL,
    description: `${ALL}, or one or more of ${CUSTOMER_STATUSES.join(', ')}, separated by commas.`,
  })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsIn([ALL, ...CUSTOMER_STATUSES], { each: true })
  @ArrayUnique({ message: 'every status stands once' })
  status: (CustomerStatus | typeof ALL)[] = [ALL];

  @ApiPropertyOptional({ enum: [ALL, ...VALUE_TIERS], default: ALL })
  @IsIn([ALL, ...VALUE_TIERS])
  tier: ValueTier | typeof ALL = ALL;

  @ApiPropertyOptional({
    enum: CUSTOMER_SORTS,
    default: LAST_ACTIVE_FIRST,
    description: 'A minus sign: descending. What never happened lies before everything.',
  })
  @IsIn(CUSTOMER_SORTS, { message: `sort is one of ${CUSTOMER_SORTS.join(', ')}` })
  sort: CustomerSort = LAST_ACTIVE_FIRST;
}

@ApiTags('Customers')
@StaffOnly('customers.read')
@Controller('admin/customers')
export class CustomerListController {
  constructor(private readonly reads: CustomerReads) {}

  @Get()
  @ApiOperation({
    operationId: 'listCustomers',
    summary: 'Customers, a page at a time',
  })
  @ApiPage(CustomerDto)
  async listCustomers(
    @Query() { q, status, tier, sort, limit, cursor }: CustomersQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CustomerFigures[]> {
    const position = positionOf(cursor, sort);
    const filter = {
      q,
      statuses: status.includes('all') ? undefined : status.filter((one) => one !== 'all'),
      tier: tier === 'all' ? undefined : tier,
    };
    return answerPage(await this.reads.list(filter, sort, { limit, position }), sort, request, reply);
  }
}
