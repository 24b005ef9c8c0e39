import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { SecondStep } from '../application/signing-in.js';
import { BrowserCookies } from './browser-cookies.js';
import { challengeExample, THROTTLED } from './own-account.dto.js';
import { CHALLENGE_OVER, ChallengeCode, codeExample, WRONG_CODE, WRONG_PASSKEY } from './challenge.dto.js';
import { assertedExample, PasskeyAnswer } from './second-step.dto.js';
import { StaffDto, staffExample } from './staff.dto.js';

@ApiTags('Staff')
@Controller('admin/login')
export class SecondStepController {
  constructor(
    private readonly secondStep: SecondStep,
    private readonly cookies: BrowserCookies,
  ) {}

  @Post('code')
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
  giveCode(
    @Body() given: ChallengeCode,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Staff> {
    return this.finish(given, request, reply);
  }

  @Post('passkey')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'givePasskey',
    summary: 'Sign in, the second step, with a passkey',
    description:
      'As `giveCode`: the passkey signs the challenge of `signIn`. Wrong ones are counted with wrong passwords.',
  })
  @ApiBody({
    type: PasskeyAnswer,
    examples: { passkey: { value: { challenge: challengeExample, credential: assertedExample } } },
  })
  @ApiOkResponse({ description: 'Who is signed in now', type: StaffDto, example: staffExample })
  @ApiProblems(CHALLENGE_OVER, WRONG_PASSKEY, THROTTLED)
  givePasskey(
    @Body() given: PasskeyAnswer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Staff> {
    return this.finish(given, request, reply);
  }

  private async finish(
    given: ChallengeCode | PasskeyAnswer,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Staff> {
    const { staff, tokens } = await this.secondStep.finish(given, this.cookies.browserOf(request));
    this.cookies.signIn(reply, tokens);
    return staff;
  }
}
