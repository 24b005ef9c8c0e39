import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { SecondStep } from '../application/signing-in.js';
import { BrowserCookies } from './browser-cookies.js';
import { THROTTLED } from './own-account.dto.js';
import {
  CHALLENGE_OVER,
  ChallengeCode,
  challengeExample,
  codeExample,
  WRONG_CODE,
} from './second-step.dto.js';
import { StaffDto, staffExample } from './staff.dto.js';

@ApiTags('Staff')
@Controller('admin/login/code')
export class SecondStepController {
  constructor(
    private readonly secondStep: SecondStep,
    private readonly cookies: BrowserCookies,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'giveCode',
    summary: 'Sign in, the second step',
    description:
      'After `signIn` has answered 202. Sets the cookies that `signIn` sets for an account without a second factor. ' +
      'Wrong codes are counted with wrong passwords.',
  })
  @ApiBody({
    type: ChallengeCode,
    examples: { code: { value: { challenge: challengeExample, code: codeExample } } },
  })
  @ApiOkResponse({ description: 'Who is signed in now', type: StaffDto, example: staffExample })
  @ApiProblems(CHALLENGE_OVER, WRONG_CODE, THROTTLED)
  async giveCode(
    @Body() given: ChallengeCode,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Staff> {
    const { staff, tokens } = await this.secondStep.finish(given, this.cookies.browserOf(request));
    this.cookies.signIn(reply, tokens);
    return staff;
  }
}
