import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import {
  CUSTOMER_STATUSES,
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

const SORT = 'activity';
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
}

@ApiTags('Customers')
@StaffOnly('customers.read')
@Controller('admin/customers')
export class CustomerListController {
  constructor(private readonly reads: CustomerReads) {}

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
}
