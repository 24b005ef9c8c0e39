import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  ACCOUNT_EXISTS,
  ApiProblems,
  CLIENT_THROTTLED,
  UNKNOWN_LINK,
} from '../../shared/http/documentation.js';
import { OPENED_BY_LINK } from '../../shared/http/route-limits.js';
import { InvitationJoining } from '../application/invitation-joining.js';
import { InvitationToken, JoiningDto, OpenedInvitationDto, TOKEN_EXAMPLE } from './joining.dto.js';

const TOO_SHORT = 'A password has at least 12 characters.';

/** For whoever has the link of an invitation. */
@ApiTags('Staff')
@Controller('invitations')
export class JoiningController {
  constructor(private readonly invitations: InvitationJoining) {}

  @Post('open')
  @HttpCode(200)
  @RouteConfig(OPENED_BY_LINK)
  @ApiOperation({ operationId: 'openInvitation', summary: 'Whose account an invitation is for' })
  @ApiBody({ type: InvitationToken, examples: { link: { value: { token: TOKEN_EXAMPLE } } } })
  @ApiOkResponse({ description: 'It waits for a name and a password', type: OpenedInvitationDto })
  @ApiProblems(UNKNOWN_LINK, CLIENT_THROTTLED)
  async openInvitation(@Body() { token }: InvitationToken): Promise<OpenedInvitationDto> {
    const { email, role } = await this.invitations.open(token);
    return { email, role };
  }

  @Post('accept')
  @HttpCode(204)
  @RouteConfig(OPENED_BY_LINK)
  @ApiOperation({
    operationId: 'acceptInvitation',
    summary: 'Make the account of an invitation',
    description: 'The link has done its work then. Signs nobody in.',
  })
  @ApiBody({
    type: JoiningDto,
    examples: {
      link: {
        value: {
          token: TOKEN_EXAMPLE,
          name: 'عمر حداد',
          password: 'correct horse battery staple',
          language: 'ar',
        },
      },
    },
  })
  @ApiNoContentResponse({ description: 'There is an account; one may sign in' })
  @ApiProblems(UNKNOWN_LINK, CLIENT_THROTTLED, ACCOUNT_EXISTS, {
    status: 422,
    code: 'password.too-short',
    detail: TOO_SHORT,
    errors: [{ path: 'password', code: 'password.too-short', message: TOO_SHORT }],
  })
  acceptInvitation(@Body() joining: JoiningDto): Promise<void> {
    return this.invitations.join(joining);
  }
}
