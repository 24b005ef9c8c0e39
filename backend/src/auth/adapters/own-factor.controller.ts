import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { OwnFactor, type FactorSetUp, type FactorState } from '../application/own-factor.js';
import { Reauthentication, THROTTLED, WRONG_PASSWORD } from './own-account.dto.js';
import { FactorSetUpDto, FactorStateDto, NO_FACTOR, RecoveryCodesDto } from './own-factor.dto.js';
import {
  CHALLENGE_OVER,
  ChallengeCode,
  challengeExample,
  Code,
  codeExample,
  WRONG_CODE,
} from './second-step.dto.js';
import { AsksAgain, BeforeFactor, SessionToken, SignedIn, StaffOnly } from './staff-only.js';

const again = { again: { value: { currentPassword: 'correct horse battery staple' } } };
const OBLIGATORY = {
  status: 409,
  code: 'factor.obligatory',
  detail: 'Accounts of this role need a second factor.',
};
const EXISTS = { status: 409, code: 'factor.exists', detail: 'This account has a second factor already.' };

@ApiTags('Staff')
@StaffOnly('own-account.manage')
@Controller('admin/me')
export class OwnFactorController {
  constructor(private readonly ownFactor: OwnFactor) {}

  @Get('factor')
  @BeforeFactor()
  @ApiOperation({ operationId: 'getOwnFactor', summary: 'Whether one’s own account has a second factor' })
  @ApiOkResponse({ description: 'As it is now', type: FactorStateDto })
  getOwnFactor(@SignedIn() by: Staff): Promise<FactorState> {
    return this.ownFactor.state(by);
  }

  @Post('factor')
  @HttpCode(200)
  @BeforeFactor()
  @ApiOperation({
    operationId: 'beginFactor',
    summary: 'Make a key for an authenticator app',
    description: 'It counts once `finishFactor` was given a code of it. Asks for the password once more.',
  })
  @ApiBody({ type: Reauthentication, examples: again })
  @ApiOkResponse({ description: 'The key, which is shown this once', type: FactorSetUpDto })
  @ApiProblems(EXISTS, WRONG_PASSWORD, THROTTLED)
  beginFactor(@Body() { currentPassword }: Reauthentication, @SignedIn() by: Staff): Promise<FactorSetUp> {
    return this.ownFactor.begin(by, currentPassword);
  }

  @Post('factor/finish')
  @HttpCode(200)
  @BeforeFactor()
  @ApiOperation({
    operationId: 'finishFactor',
    summary: 'Confirm the key with a code',
    description: 'From now on a code is asked for after the password, and again before what is dear.',
  })
  @ApiBody({
    type: ChallengeCode,
    examples: { code: { value: { challenge: challengeExample, code: codeExample } } },
  })
  @ApiOkResponse({ description: 'The recovery codes', type: RecoveryCodesDto })
  @ApiProblems(CHALLENGE_OVER, EXISTS, WRONG_CODE, THROTTLED)
  async finishFactor(
    @Body() given: ChallengeCode,
    @SignedIn() by: Staff,
    @SessionToken() token: string,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.ownFactor.finish(by, token, given) };
  }

  @Post('factor/recovery-codes')
  @HttpCode(200)
  @AsksAgain()
  @ApiOperation({
    operationId: 'renewRecoveryCodes',
    summary: 'Make new recovery codes',
    description: 'Those of before no longer count. Asks for the password once more.',
  })
  @ApiBody({ type: Reauthentication, examples: again })
  @ApiOkResponse({ description: 'The recovery codes', type: RecoveryCodesDto })
  @ApiProblems(NO_FACTOR, WRONG_PASSWORD, THROTTLED)
  async renewRecoveryCodes(
    @Body() { currentPassword }: Reauthentication,
    @SignedIn() by: Staff,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.ownFactor.renewRecoveryCodes(by, currentPassword) };
  }

  @Post('factor/remove')
  @HttpCode(204)
  @AsksAgain()
  @ApiOperation({
    operationId: 'removeFactor',
    summary: 'Do without a second factor',
    description: 'Its recovery codes no longer count either. Asks for the password once more.',
  })
  @ApiBody({ type: Reauthentication, examples: again })
  @ApiNoContentResponse({ description: 'The password alone counts' })
  @ApiProblems(NO_FACTOR, OBLIGATORY, WRONG_PASSWORD, THROTTLED)
  removeFactor(@Body() { currentPassword }: Reauthentication, @SignedIn() by: Staff): Promise<void> {
    return this.ownFactor.remove(by, currentPassword);
  }

  @Get('confirmation')
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

  @Post('confirmation')
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
    return this.ownFactor.confirmSession(by, token, code);
  }
}
