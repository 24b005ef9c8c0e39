import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Colleagues, type Colleague } from '../application/colleagues.js';
import { ColleagueDto } from './colleague.dto.js';
import { StaffOnly } from './staff-only.js';

@ApiTags('Staff')
@StaffOnly('own-account.manage')
@Controller('admin/colleagues')
export class ColleaguesController {
  constructor(private readonly staff: Colleagues) {}

  @Get()
  @ApiOperation({
    operationId: 'listColleagues',
    summary: 'Who is who on the staff',
    description: 'Also the accounts that are switched off.',
  })
  @ApiOkResponse({ description: 'By e-mail address', type: [ColleagueDto] })
  listColleagues(): Promise<Colleague[]> {
    return this.staff.colleagues();
  }
}
