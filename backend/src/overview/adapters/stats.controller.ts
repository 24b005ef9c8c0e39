import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../auth/index.js';
import { OverviewFigures, statsOf, type Stats } from '../domain/stats.js';
import { StatsDto } from './stats.dto.js';

@ApiTags('Overview')
@StaffOnly('overview.read')
@Controller('admin/stats')
export class StatsController {
  constructor(private readonly figures: OverviewFigures) {}

  @Get()
  @ApiOperation({
    operationId: 'getStats',
    summary: 'How business goes, this month and in the twelve months to it',
  })
  @ApiOkResponse({ description: 'The figures of this moment', type: StatsDto })
  async getStats(): Promise<Stats> {
    return statsOf(await this.figures.read());
  }
}
