import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { OwnFactor, type FactorSetUp, type FactorState } from '../application/own-factor.js';
import { challengeExample, Reauthentication, THROTTLED, WRONG_PASSWORD } from './own-account.dto.js';
import { FactorSetUpDto, FactorStateDto, NO_FACTOR, OBLIGATORY, RecoveryCodesDto } from './own-factor.dto.js';
import { CHALLENGE_OVER, ChallengeCode, codeExample, WRONG_CODE } from './challenge.dto.js';
import { AsksAgain, BeforeFactor, SessionToken, SignedIn, StaffOnly } from './staff-only.js';

const again = { again: { value: { currentPassword: 'correct horse battery staple' } } };
const EXISTS = {
  status: 409,
  code: 'factor.exists',
  detail: 'This account has an authenticator app already.',
};

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
  @AsksAgain()
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
  @AsksAgain()
  @ApiOperation({
    operationId: 'finishFactor',
    summary: 'Confirm the key with a code',
    description: 'From now on a code is asked for after the password, and again before a sensitive action.',
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
    summary: 'Do without the authenticator app',
    description:
      'The recovery codes no longer count either, unless there are passkeys. Asks for the password once more.',
  })
  @ApiBody({ type: Reauthentication, examples: again })
  @ApiNoContentResponse({ description: 'No code of the app counts' })
  @ApiProblems(NO_FACTOR, OBLIGATORY, WRONG_PASSWORD, THROTTLED)
  removeFactor(@Body() { currentPassword }: Reauthentication, @SignedIn() by: Staff): Promise<void> {
    return this.ownFactor.remove(by, currentPassword);
  }
}
