import { Controller, Get, Param, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CustomerLinks, openedBy } from '../../customer-links/index.js';
import { ApiProblems, CLIENT_THROTTLED, IdPipe, UNKNOWN_LINK } from '../../shared/http/documentation.js';
import { OPENED_BY_LINK, PICTURED_BY_LINK } from '../../shared/http/route-limits.js';
import { InquiryArtwork } from '../application/inquiry-artwork.js';
import { ArtworkDto } from './artwork.dto.js';
import { ApiPreview, sendPreview } from './preview.js';
import { MISSING } from './refusals.js';

@ApiTags('Artwork')
@Controller('requests/:token/artwork')
export class CustomerArtworkController {
  constructor(
    private readonly artwork: InquiryArtwork,
    private readonly links: CustomerLinks,
  ) {}

  @Get()
  @RouteConfig(OPENED_BY_LINK)
  @ApiOperation({ operationId: 'listCustomerArtwork', summary: 'The designs that came with an inquiry' })
  @ApiOkResponse({ description: 'The oldest first', type: [ArtworkDto] })
  @ApiProblems(UNKNOWN_LINK, CLIENT_THROTTLED)
  async listCustomerArtwork(@Param('token') token: string): Promise<ArtworkDto[]> {
    return this.artwork.list(await this.inquiryOf(token));
  }

  @Get(':artworkId/preview')
  @RouteConfig(PICTURED_BY_LINK)
  @ApiPreview('getCustomerArtworkPreview', 'What a design looks like')
  @ApiProblems(UNKNOWN_LINK, MISSING, CLIENT_THROTTLED, 503)
  async getCustomerArtworkPreview(
    @Param('token') token: string,
    @Param('artworkId', IdPipe) artworkId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPreview(reply, await this.artwork.preview(await this.inquiryOf(token), artworkId));
  }

  private async inquiryOf(token: string): Promise<string> {
    return (await openedBy(this.links, token)).inquiryId;
  }
}
