import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MOST_PASSKEYS } from '@tiraz/contracts/passkeys';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems, IdPipe } from '../../shared/http/documentation.js';
import { OwnPasskeys, type ListedPasskeys, type PasskeySetUp } from '../application/own-passkeys.js';
import { CHALLENGE_OVER, WRONG_PASSKEY } from './challenge.dto.js';
import { createdExample } from './credential.dto.js';
import { challengeExample, Reauthentication, THROTTLED, WRONG_PASSWORD } from './own-account.dto.js';
import { OBLIGATORY, RecoveryCodesDto } from './own-factor.dto.js';
import {
  MadePasskey,
  NO_PASSKEY,
  OwnPasskeysDto,
  PASSKEY_EXISTS,
  PasskeyName,
  PasskeySetUpDto,
  TOO_MANY_PASSKEYS,
} from './passkey.dto.js';
import { AsksAgain, BeforeFactor, SessionToken, SignedIn, StaffOnly } from './staff-only.js';

const again = { again: { value: { currentPassword: 'correct horse battery staple' } } };
const name = 'Mona’s phone';

@ApiTags('Staff')
@StaffOnly('own-account.manage')
@Controller('admin/me/passkeys')
export class OwnPasskeysController {
  constructor(private readonly ownPasskeys: OwnPasskeys) {}

  @Get()
  @BeforeFactor()
  @ApiOperation({ operationId: 'listOwnPasskeys', summary: 'The passkeys of one’s own account' })
  @ApiOkResponse({ description: 'As they are now', type: OwnPasskeysDto })
  listOwnPasskeys(@SignedIn() by: Staff): Promise<ListedPasskeys> {
    return this.ownPasskeys.list(by);
  }

  @Post()
  @HttpCode(200)
  @BeforeFactor()
  @AsksAgain()
  @ApiOperation({
    operationId: 'beginPasskey',
    summary: 'Begin to add a passkey',
    description: `It counts once \`finishPasskey\` was given what the authenticator made; at most ${MOST_PASSKEYS}. Asks for the password once more.`,
  })
  @ApiBody({ type: Reauthentication, examples: again })
  @ApiOkResponse({ description: 'What an authenticator needs', type: PasskeySetUpDto })
  @ApiProblems(TOO_MANY_PASSKEYS, WRONG_PASSWORD, THROTTLED)
  beginPasskey(@Body() { currentPassword }: Reauthentication, @SignedIn() by: Staff): Promise<PasskeySetUp> {
    return this.ownPasskeys.begin(by, currentPassword);
  }

  @Post('finish')
  @HttpCode(200)
  @BeforeFactor()
  @AsksAgain()
  @ApiOperation({
    operationId: 'finishPasskey',
    summary: 'Add the passkey that was made',
    description: 'From now on it is one of the ways to give the second factor.',
  })
  @ApiBody({
    type: MadePasskey,
    examples: { passkey: { value: { challenge: challengeExample, name, credential: createdExample } } },
  })
  @ApiOkResponse({
    description: 'The recovery codes, of an account that had no second factor',
    type: RecoveryCodesDto,
  })
  @ApiProblems(CHALLENGE_OVER, PASSKEY_EXISTS, TOO_MANY_PASSKEYS, WRONG_PASSKEY)
  async finishPasskey(
    @Body() given: MadePasskey,
    @SignedIn() by: Staff,
    @SessionToken() token: string,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.ownPasskeys.finish(by, token, given) };
  }

  @Put(':id')
  @HttpCode(204)
  @ApiOperation({ operationId: 'renamePasskey', summary: 'Give a passkey another name' })
  @ApiBody({ type: PasskeyName, examples: { name: { value: { name } } } })
  @ApiNoContentResponse({ description: 'It is called so from now on' })
  @ApiProblems(NO_PASSKEY)
  renamePasskey(
    @Param('id', IdPipe) id: string,
    @Body() { name: wanted }: PasskeyName,
    @SignedIn() by: Staff,
  ): Promise<void> {
    return this.ownPasskeys.rename(by, id, wanted);
  }

  @Post(':id/remove')
  @HttpCode(204)
  @AsksAgain()
  @ApiOperation({
    operationId: 'removePasskey',
    summary: 'Remove a passkey',
    description:
      'The recovery codes go with the last one, unless there is an authenticator app. Asks for the password once more.',
  })
  @ApiBody({ type: Reauthentication, examples: again })
  @ApiNoContentResponse({ description: 'It no longer counts' })
  @ApiProblems(NO_PASSKEY, OBLIGATORY, WRONG_PASSWORD, THROTTLED)
  removePasskey(
    @Param('id', IdPipe) id: string,
    @Body() { currentPassword }: Reauthentication,
    @SignedIn() by: Staff,
  ): Promise<void> {
    return this.ownPasskeys.remove(by, id, currentPassword);
  }
}
