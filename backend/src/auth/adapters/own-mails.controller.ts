import { Body, Controller, HttpCode, Put } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Staff } from '../../shared/domain/staff.js';
import { OwnMails } from '../application/own-mails.js';
import { OwnDigest, OwnLanguage } from './own-mails.dto.js';
import { SignedIn, StaffOnly } from './staff-only.js';

@ApiTags('Staff')
@StaffOnly('own-account.manage')
@Controller('admin/me')
export class OwnMailsController {
  constructor(private readonly mails: OwnMails) {}

  @Put('language')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'sayLanguage',
    summary: 'Say in which language mails to oneself are written',
    description: 'The staff area says it of the language in which it is open.',
  })
  @ApiBody({ type: OwnLanguage, examples: { arabic: { value: { language: 'ar' } } } })
  @ApiNoContentResponse({ description: 'Mails are written in it from now on' })
  sayLanguage(@Body() { language }: OwnLanguage, @SignedIn() { id }: Staff): Promise<void> {
    return this.mails.writeIn(language, id);
  }

  @Put('digest')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'sayDigest',
    summary: 'Say whether one wants the daily digest',
    description: 'At 09:00 in Cairo on working days, of what waits then and the account may read.',
  })
  @ApiBody({ type: OwnDigest, examples: { off: { value: { isWanted: false } } } })
  @ApiNoContentResponse({ description: 'It counts from the next digest on' })
  sayDigest(@Body() { isWanted }: OwnDigest, @SignedIn() { id }: Staff): Promise<void> {
    return this.mails.sendDigest(isWanted, id);
  }
}
