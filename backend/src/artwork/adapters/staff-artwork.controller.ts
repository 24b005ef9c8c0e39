import { Controller, Get, Param, ParseUUIDPipe, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { StaffOnly } from '../../auth/index.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { STREAMS_ITS_ANSWER } from '../../shared/http/route-limits.js';
import { InquiryArtwork } from '../application/inquiry-artwork.js';
import { ArtworkDto } from './artwork.dto.js';
import { ApiPreview, HARMLESS, sendPreview } from './preview.js';
import { MISSING } from './refusals.js';

const UNKNOWN = { status: 404, code: 'inquiry.unknown', detail: 'There is no such inquiry.' };

@ApiTags('Artwork')
@StaffOnly('inquiries.read')
@Controller('admin/inquiries/:id/artwork')
export class StaffArtworkController {
  constructor(private readonly artwork: InquiryArtwork) {}

  @Get()
  @ApiOperation({ operationId: 'listInquiryArtwork', summary: 'The designs that came with an inquiry' })
  @ApiOkResponse({ description: 'The oldest first', type: [ArtworkDto] })
  @ApiProblems(UNKNOWN)
  listInquiryArtwork(@Param('id', ParseUUIDPipe) id: string): Promise<ArtworkDto[]> {
    return this.artwork.list(id);
  }

  @Get(':artworkId/preview')
  @ApiPreview('getInquiryArtworkPreview', 'What a design looks like')
  @ApiProblems(UNKNOWN, MISSING, 503)
  async getInquiryArtworkPreview(
    @Param('id', ParseUUIDPipe) id: string,
    @Param('artworkId', ParseUUIDPipe) artworkId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPreview(reply, await this.artwork.preview(id, artworkId));
  }

  @Get(':artworkId/file')
  @RouteConfig(STREAMS_ITS_ANSWER)
  @ApiOperation({
    operationId: 'downloadInquiryArtwork',
    summary: 'A design as it was uploaded',
    description:
      'To be kept as a file; nobody has looked whether it is harmless. An answer that breaks off is not complete.',
  })
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({
    description: 'The file',
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiProblems(UNKNOWN, MISSING, 503)
  async downloadInquiryArtwork(
    @Param('id', ParseUUIDPipe) id: string,
    @Param('artworkId', ParseUUIDPipe) artworkId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { fileName, bytes, file } = await this.artwork.open(id, artworkId);
    void reply
      .headers({
        ...HARMLESS,
        'content-disposition': `attachment; filename*=UTF-8''${asParameter(fileName)}`,
        'content-length': bytes,
      })
      .type('application/octet-stream')
      .send(file);
  }
}

/** RFC 8187: what encodeURIComponent leaves as it is would end the value. */
function asParameter(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
