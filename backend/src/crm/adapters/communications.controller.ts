import { Body, Controller, Post } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { CommunicationLog } from '../application/communication-log.js';
import type { CommunicationDetails } from '../application/customer-details.js';
import { NewCommunication, newCommunicationExamples } from './communications.dto.js';
import { ABOUT_NOBODY, CommunicationDto } from './customer-details.dto.js';

@ApiTags('Customers')
@StaffOnly('customers.write')
@Controller('admin/communications')
export class CommunicationsController {
  constructor(private readonly communications: CommunicationLog) {}

  @Post()
  @ApiOperation({ operationId: 'createCommunication', summary: 'Log what was said or written' })
  @ApiBody({ type: NewCommunication, examples: newCommunicationExamples })
  @ApiCreatedResponse({ description: 'It is logged.', type: CommunicationDto })
  @ApiProblems(ABOUT_NOBODY)
  createCommunication(
    @Body() communication: NewCommunication,
    @SignedIn() by: Staff,
  ): Promise<CommunicationDetails> {
    return this.communications.log(communication, by);
  }
}
