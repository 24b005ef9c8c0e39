import { Body, Controller, Ip, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { clientOf } from '@tiraz/observability/client-address';
import type { FastifyRequest } from 'fastify';
import { ApiProblems, CLIENT_THROTTLED } from '../../shared/http/documentation.js';
import { UPLOADS_PER_CLIENT } from '../../shared/http/route-limits.js';
import { ArtworkUploads } from '../application/artwork-uploads.js';
import { announcementExamples, ArtworkAnnouncement, ArtworkUploadPlaceDto } from './announcement.dto.js';
import { refusal } from './refusals.js';

/** Where a visitor asks for a place to upload a design to. */
@ApiTags('Artwork')
@Controller('artwork')
export class ArtworkAnnouncementsController {
  constructor(private readonly uploads: ArtworkUploads) {}

  @Post()
  @RouteConfig(UPLOADS_PER_CLIENT)
  @ApiOperation({
    operationId: 'announceArtwork',
    summary: 'Ask where to upload a design',
    description:
      'PUT the file itself to uploadUrl within an hour (no form), then finish it. The URL may lead to another origin. Five ' +
      'files of 50 MB each and 120 MB together for an inquiry, ten a day from one address; what is sent with no inquiry ' +
      'is deleted after a day.',
  })
  @ApiBody({ type: ArtworkAnnouncement, examples: announcementExamples })
  @ApiCreatedResponse({ description: 'Good for one file', type: ArtworkUploadPlaceDto })
  @ApiProblems(
    refusal(404, 'unknown-draft', 'There is no such draft, or not any more.'),
    refusal(409, 'too-many', 'There are 5 files already.'),
    refusal(413, 'too-large', 'The file is larger than 50 MB.'),
    refusal(413, 'too-much', 'All files together are larger than 120 MB.'),
    refusal(429, 'too-often', 'Enough files came from this address today.'),
    CLIENT_THROTTLED,
    503,
  )
  announceArtwork(
    @Body() announcement: ArtworkAnnouncement,
    @Ip() address: string,
    @Req() { protocol, host }: FastifyRequest,
  ): Promise<ArtworkUploadPlaceDto> {
    return this.uploads.announce(announcement, clientOf(address), `${protocol}://${host}`);
  }
}
