import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { Confirmation } from '../application/confirmation.js';
import type { CodeAsked } from '../application/signing-in.js';
import { challengeExample, THROTTLED } from './own-account.dto.js';
import { NO_FACTOR } from './own-factor.dto.js';
import { CHALLENGE_OVER, Code, codeExample, WRONG_CODE, WRONG_PASSKEY } from './challenge.dto.js';
import { CodeAskedDto } from './code-asked.dto.js';
import { assertedExample, PasskeyAnswer } from './second-step.dto.js';
import { AsksAgain, SessionToken, SignedIn, StaffOnly } from './staff-only.js';

@ApiTags('Staff')
@StaffOnly('own-account.manage')
@Controller('admin/me/confirmation')
export class ConfirmationController {
  constructor(private readonly confirmation: Confirmation) {}

  @Get()
  @HttpCode(204)
  @AsksAgain()
  @ApiOperation({
    operationId: 'checkConfirmation',
    summary: 'Whether a code would be asked for again',
    description: 'Before a file that the browser fetches by itself, where nobody could be asked.',
  })
  @ApiNoContentResponse({ description: 'No code is asked for at the moment' })
  checkConfirmation(): void {
    // The guard has looked.
  }

  @Post()
  @HttpCode(204)
  @ApiOperation({
    operationId: 'confirmSession',
    summary: 'Give a code once more',
    description:
      'What answers 403 `session.confirmation-required` is allowed in this session for 15 minutes from now on.',
  })
  @ApiBody({ type: Code, examples: { code: { value: { code: codeExample } } } })
  @ApiNoContentResponse({ description: 'The session is confirmed' })
  @ApiProblems(WRONG_CODE, THROTTLED)
  confirmSession(
    @Body() { code }: Code,
    @SignedIn() by: Staff,
    @SessionToken() token: string,
  ): Promise<void> {
    return this.confirmation.confirm(by, token, { code });
  }
  @Post('question')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'askForConfirmation',
    summary: 'In which ways the second factor can be given once more',
    description: 'A passkey signs the challenge. A code can be given without: `confirmSession`.',
  })
  @ApiOkResponse({ description: 'The challenge', type: CodeAskedDto })
  @ApiProblems(NO_FACTOR)
  askForConfirmation(@SignedIn() by: Staff): Promise<CodeAsked> {
    return this.confirmation.ask(by);
  }

  @Post('passkey')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'confirmByPasskey',
    summary: 'Use a passkey once more',
    description:
      'As `confirmSession`, with the answer of a passkey to the challenge of `askForConfirmation`.',
  })
  @ApiBody({
    type: PasskeyAnswer,
    examples: { passkey: { value: { challenge: challengeExample, credential: assertedExample } } },
  })
  @ApiNoContentResponse({ description: 'The session is confirmed' })
  @ApiProblems(CHALLENGE_OVER, WRONG_PASSKEY, THROTTLED)
  confirmByPasskey(
    @Body() given: PasskeyAnswer,
    @SignedIn() by: Staff,
    @SessionToken() token: string,
  ): Promise<void> {
    return this.confirmation.confirm(by, token, given);
  }
}
