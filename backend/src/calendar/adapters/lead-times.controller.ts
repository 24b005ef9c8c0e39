import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../shared/http/documentation.js';
import { LeadTimes } from '../application/lead-times.js';
import { LeadTimeDto, LeadTimeQuery } from './lead-times.dto.js';

@ApiTags('Quotes')
@Controller('lead-times')
export class LeadTimesController {
  constructor(private readonly leadTimes: LeadTimes) {}

  @Get()
  @ApiOperation({
    operationId: 'getLeadTime',
    summary: 'How long a sample and an order take',
    description:
      'In working days, weekends and holidays left out. Ranges that staff set; a quotation names the day.',
  })
  @ApiOkResponse({ description: 'The ranges of today.', type: LeadTimeDto })
  @ApiProblems(503)
  getLeadTime(@Query() { quantity }: LeadTimeQuery): Promise<LeadTimeDto> {
    return this.leadTimes.of(quantity);
  }
}
