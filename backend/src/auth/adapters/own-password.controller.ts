import { Body, Controller, HttpCode, Put, Req, Res } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { OwnAccount } from '../application/own-account.js';
import { BrowserCookies } from './browser-cookies.js';
import { PasswordChange, refusedField, THROTTLED, WRONG_PASSWORD } from './own-account.dto.js';
import { AsksAgain, SessionToken, SignedIn, StaffOnly } from './staff-only.js';

@ApiTags('Staff')
@StaffOnly('own-account.manage')
@Controller('admin/me/password')
export class OwnPasswordController {
  constructor(
    private readonly ownAccount: OwnAccount,
    private readonly cookies: BrowserCookies,
  ) {}

  @Put()
  @HttpCode(204)
  @AsksAgain()
  @ApiOperation({
    operationId: 'changePassword',
    summary: 'Change one’s own password',
    description: 'Every other session of the account ends; this one goes on under a new cookie.',
  })
  @ApiBody({
    type: PasswordChange,
    examples: {
      change: {
        value: {
          currentPassword: 'correct horse battery staple',
          newPassword: 'another horse, another staple',
        },
      },
    },
  })
  @ApiNoContentResponse({ description: 'The new password counts' })
  @ApiProblems(
    refusedField('password.too-short', 'newPassword', 'A password has at least 12 characters.'),
    refusedField(
      'password.common',
      'newPassword',
      'This password is one of those that are tried first. Choose another.',
    ),
    WRONG_PASSWORD,
    THROTTLED,
  )
  async changePassword(
    @Body() change: PasswordChange,
    @SignedIn() staff: Staff,
    @SessionToken() current: string,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const token = await this.ownAccount.changePassword(staff, current, change, headers['user-agent']);
    this.cookies.setSession(reply, token);
  }
}
