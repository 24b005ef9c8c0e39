import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems, IdPipe } from '../../shared/http/documentation.js';
import { MOST_LISTED, OwnAccount, type OwnSession } from '../application/own-account.js';
import { ownSessionsExample, OwnSessionDto } from './own-sessions.dto.js';
import { Reauthentication, THROTTLED, WRONG_PASSWORD } from './own-account.dto.js';
import { SessionToken, SignedIn, StaffOnly } from './staff-only.js';

const again = { again: { value: { currentPassword: 'correct horse battery staple' } } };

@ApiTags('Staff')
@StaffOnly('own-account.manage')
@Controller('admin/me/sessions')
export class OwnSessionsController {
  constructor(private readonly ownAccount: OwnAccount) {}

  @Get()
  @ApiOperation({
    operationId: 'listOwnSessions',
    summary: 'Where one is signed in',
    description: `This session first, then the latest used; at most ${MOST_LISTED}.`,
  })
  @ApiOkResponse({
    description: 'One’s own sessions',
    type: [OwnSessionDto],
    example: ownSessionsExample,
  })
  listOwnSessions(@SignedIn() staff: Staff, @SessionToken() token: string): Promise<OwnSession[]> {
    return this.ownAccount.sessions(staff, token);
  }

  @Post(':id/end')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'endOwnSession',
    summary: 'End one of one’s own sessions',
    description: 'It is dead at once. Asks for the password once more; guesses are counted as in `signIn`.',
  })
  @ApiBody({ type: Reauthentication, examples: again })
  @ApiNoContentResponse({ description: 'The session has ended' })
  @ApiProblems(
    { status: 404, code: 'session.unknown', detail: 'There is no such session.' },
    WRONG_PASSWORD,
    THROTTLED,
  )
  endOwnSession(
    @Param('id', IdPipe) id: string,
    @Body() { currentPassword }: Reauthentication,
    @SignedIn() staff: Staff,
  ): Promise<void> {
    return this.ownAccount.endSession(staff, id, currentPassword);
  }

  @Post('end-others')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'endOtherSessions',
    summary: 'End all of one’s own sessions but this one',
    description:
      'They are dead at once. Asks for the password once more; guesses are counted as in `signIn`.',
  })
  @ApiBody({ type: Reauthentication, examples: again })
  @ApiNoContentResponse({ description: 'No other session is left' })
  @ApiProblems(WRONG_PASSWORD, THROTTLED)
  endOtherSessions(
    @Body() { currentPassword }: Reauthentication,
    @SignedIn() staff: Staff,
    @SessionToken() token: string,
  ): Promise<void> {
    return this.ownAccount.endOtherSessions(staff, token, currentPassword);
  }
}
