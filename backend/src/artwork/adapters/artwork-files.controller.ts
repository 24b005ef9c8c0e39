import { Controller, Get, Param, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { StaffOnly } from '../../auth/index.js';
import { ApiProblems, DOWNLOADED, IdPipe } from '../../shared/http/documentation.js';
import { STREAMS_ITS_ANSWER } from '../../shared/http/route-limits.js';
import { InquiryFiles } from '../application/inquiry-files.js';
import { ApiPreview, HARMLESS, sendPreview } from './preview.js';
import { MISSING } from './refusals.js';

const UNKNOWN = { status: 404, code: 'inquiry.unknown', detail: 'There is no such inquiry.' };

/** The files of an inquiry's designs. */
@ApiTags('Artwork')
@StaffOnly('inquiries.read')
@Controller('admin/inquiries/:id/artwork/:artworkId')
export class ArtworkFilesController {
  constructor(private readonly files: InquiryFiles) {}

  @Get('preview')
  @ApiPreview('getInquiryArtworkPreview', 'What a design looks like')
  @ApiProblems(UNKNOWN, MISSING, 503)
  async getInquiryArtworkPreview(
    @Param('id', IdPipe) id: string,
    @Param('artworkId', IdPipe) artworkId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPreview(reply, await this.files.preview(id, artworkId));
  }

  @Get('file')
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
    headers: DOWNLOADED,
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiProblems(UNKNOWN, MISSING, 503)
  async downloadInquiryArtwork(
    @Param('id', IdPipe) id: string,
    @Param('artworkId', IdPipe) artworkId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { fileName, bytes, file } = await this.files.open(id, artworkId);
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
