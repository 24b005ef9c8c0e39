import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Needs, SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems, IdPipe } from '../../shared/http/documentation.js';
import { StaffLinks, type RecipientLinks } from '../application/staff-links.js';
import { LinkRevocation, RecipientLinksDto, REVOCATION_EXAMPLES } from './staff-links.dto.js';

const UNKNOWN = { status: 404, code: 'inquiry.unknown', detail: 'There is no such inquiry.' };

@ApiTags('Inquiries')
@StaffOnly('inquiries.read')
@Controller('admin/inquiries/:id/links')
export class StaffLinksController {
  constructor(private readonly links: StaffLinks) {}

  @Get()
  @ApiOperation({
    operationId: 'listCustomerLinks',
    summary: 'Who has a link to the inquiry, the first one first',
  })
  @ApiOkResponse({ description: 'The recipients', type: [RecipientLinksDto] })
  @ApiProblems(UNKNOWN)
  listCustomerLinks(@Param('id', IdPipe) id: string): Promise<RecipientLinks[]> {
    return this.links.list(id);
  }

  @Post('revoke')
  @Needs('links.manage')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'revokeCustomerLinks',
    summary: 'Make all links of a recipient useless',
    description: 'It cannot be undone; a later mail to the same address brings a new link.',
  })
  @ApiBody({ type: LinkRevocation, examples: REVOCATION_EXAMPLES })
  @ApiOkResponse({ description: 'The recipients that are left', type: [RecipientLinksDto] })
  @ApiProblems(UNKNOWN)
  revokeCustomerLinks(
    @Param('id', IdPipe) id: string,
    @Body() { recipient }: LinkRevocation,
    @SignedIn() by: Staff,
  ): Promise<RecipientLinks[]> {
    return this.links.revoke(id, recipient, by);
  }
}
