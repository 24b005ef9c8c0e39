import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems, IdPipe } from '../../shared/http/documentation.js';
import { MailRetries } from '../application/mail-retries.js';

@ApiTags('Mails')
@StaffOnly('mail.retry')
@Controller('admin/mails/:id/retry')
export class MailRetriesController {
  constructor(private readonly retries: MailRetries) {}

  @Post()
  @HttpCode(204)
  @ApiOperation({
    operationId: 'retryMail',
    summary: 'Have a mail that failed or is held sent again, with all its tries',
  })
  @ApiNoContentResponse({ description: 'It is due' })
  @ApiProblems(
    { status: 404, code: 'mail.unknown', detail: 'There is no mail with this id.' },
    { status: 409, code: 'mail.not-waiting', detail: 'This mail is due, or was sent.' },
    { status: 409, code: 'mail.over', detail: 'What this mail brings is over.' },
  )
  retry(@Param('id', IdPipe) id: string, @SignedIn() by: Staff): Promise<void> {
    return this.retries.retry(id, by);
  }
}
