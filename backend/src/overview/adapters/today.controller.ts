import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permitted, StaffOnly, type Permissions } from '../../auth/index.js';
import { TodayReading, type Today } from '../application/today.js';
import { TodayDto } from './today.dto.js';

@ApiTags('Overview')
@StaffOnly('overview.read')
@Controller('admin/today')
export class TodayController {
  constructor(private readonly today: TodayReading) {}

  @Get()
  @ApiOperation({
    operationId: 'getToday',
    summary: 'What waits for staff: new inquiries, follow-ups, quotations, mails and jobs',
    description:
      'Five of each at most, with how many there are. A block is absent for an account that may not read what is in it.',
  })
  @ApiOkResponse({ description: 'As of this moment', type: TodayDto })
  getToday(@Permitted() permitted: Permissions): Promise<Today> {
    return this.today.read(permitted);
  }
}
