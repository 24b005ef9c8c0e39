import { Controller, HttpCode, Post, Res, UseGuards } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems, CLIENT_THROTTLED } from '../../shared/http/documentation.js';
import type { CodeAsked } from '../application/signing-in.js';
import { StaffSessions } from '../application/staff-sessions.js';
import { BrowserCookies } from './browser-cookies.js';
import { LocalGuard, SignInAnswer } from './local.guard.js';
import { Credentials } from './sign-in.dto.js';
import { THROTTLED } from './own-account.dto.js';
import { CodeAskedDto } from './code-asked.dto.js';
import { StaffDto, staffExample } from './staff.dto.js';
import { BeforeFactor, SessionToken, SignedIn, StaffOnly } from './staff-only.js';

@ApiTags('Staff')
@Controller()
export class AuthController {
  constructor(
    private readonly sessions: StaffSessions,
    private readonly cookies: BrowserCookies,
  ) {}

  @Post('admin/login')
  @HttpCode(200)
  @UseGuards(LocalGuard)
  @ApiOperation({
    operationId: 'signIn',
    summary: 'Sign in',
    description:
      'Sets the session cookie, which every staff request needs, and a second one by which this browser is known ' +
      'later: it has guesses of its own, and is not kept waiting by others. At most 10 wrong passwords in 10 minutes are ' +
      'looked at.',
  })
  @ApiBody({
    type: Credentials,
    examples: { staff: { value: { email: staffExample.email, password: 'correct horse battery staple' } } },
  })
  @ApiOkResponse({ description: 'Who is signed in now', type: StaffDto, example: staffExample })
  @ApiAcceptedResponse({
    description: 'The account has a second factor: go on with `giveCode`',
    type: CodeAskedDto,
  })
  @ApiProblems(
    { status: 401, code: 'credentials.wrong', detail: 'The e-mail address or the password is wrong.' },
    THROTTLED,
    CLIENT_THROTTLED,
  )
  signIn(
    @SignInAnswer() answer: Staff | CodeAsked,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Staff | CodeAsked {
    if ('challenge' in answer) void reply.status(202).header('cache-control', 'no-store');
    return answer;
  }

  @Post('admin/logout')
  @HttpCode(204)
  @StaffOnly('own-account.manage')
  @BeforeFactor()
  @ApiOperation({ operationId: 'signOut', summary: 'Sign out', description: 'The session is dead at once.' })
  @ApiNoContentResponse({ description: 'Nobody is signed in any more' })
  async signOut(
    @SignedIn() staff: Staff,
    @SessionToken() token: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.end(token, staff);
    this.cookies.dropSession(reply);
  }
}
