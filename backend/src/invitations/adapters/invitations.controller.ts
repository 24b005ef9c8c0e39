import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { AsksAgain, SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { ACCOUNT_EXISTS, ApiProblems, IdPipe } from '../../shared/http/documentation.js';
import { Invitations, type Invitation } from '../application/invitations.js';
import { InvitationDto, WrittenInvitationDto } from './invitations.dto.js';

const UNKNOWN = { status: 404, code: 'invitation.unknown', detail: 'There is no such invitation.' };

@ApiTags('Staff')
@StaffOnly('staff.manage')
@Controller('admin/invitations')
export class InvitationsController {
  constructor(private readonly invitations: Invitations) {}

  @Get()
  @ApiOperation({
    operationId: 'listInvitations',
    summary: 'Who was invited and has no account yet',
    description: 'Those whose time is over are among them until they are sent again or revoked.',
  })
  @ApiOkResponse({ description: 'The newest first', type: [InvitationDto] })
  listInvitations(): Promise<Invitation[]> {
    return this.invitations.list();
  }

  @Post()
  @AsksAgain()
  @ApiOperation({
    operationId: 'invite',
    summary: 'Ask somebody to make an account',
    description: 'By mail, with a link that works once, for 48 hours.',
  })
  @ApiBody({
    type: WrittenInvitationDto,
    examples: { sales: { value: { email: 'omar@tiraz.example', role: 'sales', language: 'ar' } } },
  })
  @ApiCreatedResponse({ description: 'The mail is written', type: InvitationDto })
  @ApiProblems(
    ACCOUNT_EXISTS,
    {
      status: 409,
      code: 'invitation.exists',
      detail: 'This e-mail address has been invited already: send it again instead.',
    },
    {
      status: 422,
      code: 'email.invalid',
      detail: 'This is not an e-mail address.',
      errors: [{ path: 'email', code: 'email.invalid', message: 'This is not an e-mail address.' }],
    },
  )
  invite(@Body() written: WrittenInvitationDto, @SignedIn() by: Staff): Promise<Invitation> {
    return this.invitations.invite(written, by);
  }

  @Post(':id/repeat')
  @AsksAgain()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'repeatInvitation',
    summary: 'Send an invitation again',
    description: 'Its 48 hours begin anew; earlier links lead nowhere.',
  })
  @ApiOkResponse({ description: 'Another mail is written', type: InvitationDto })
  @ApiProblems(UNKNOWN, ACCOUNT_EXISTS)
  repeatInvitation(@Param('id', IdPipe) id: string, @SignedIn() by: Staff): Promise<Invitation> {
    return this.invitations.repeat(id, by);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ operationId: 'revokeInvitation', summary: 'Take an invitation back' })
  @ApiNoContentResponse({ description: 'Its links lead nowhere' })
  @ApiProblems(UNKNOWN)
  revokeInvitation(@Param('id', IdPipe) id: string, @SignedIn() by: Staff): Promise<void> {
    return this.invitations.revoke(id, by);
  }
}
