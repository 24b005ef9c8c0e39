import { Controller, Delete, Get, Headers, HttpCode, Param, Put, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiHeader, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ARTWORK_DRAFT_HEADER, ARTWORK_DRAFT_PATTERN } from '@tiraz/contracts/artwork';
import type { FastifyReply } from 'fastify';
import { ApiProblems, CLIENT_THROTTLED, IdPipe } from '../../shared/http/documentation.js';
import { UPLOADS_PER_CLIENT } from '../../shared/http/route-limits.js';
import { ArtworkUploads } from '../application/artwork-uploads.js';
import { ArtworkDto } from './artwork.dto.js';
import { ApiPreview, sendPreview } from './preview.js';
import { MISSING, refusal } from './refusals.js';

const DRAFT = new RegExp(ARTWORK_DRAFT_PATTERN);
const OfDraft = () =>
  ApiHeader({
    name: 'Artwork-Draft',
    required: false,
    description: 'As announceArtwork gave it; without one there are no files.',
    schema: { type: 'string', pattern: ARTWORK_DRAFT_PATTERN, example: 'q3Zf0mYb1kX8rT5vJ2nLwP7sHdUe9CgA' },
  });

/** What a visitor brings along before there is an inquiry. */
@ApiTags('Artwork')
@Controller('artwork')
export class ArtworkController {
  constructor(private readonly uploads: ArtworkUploads) {}

  @Get()
  @OfDraft()
  @ApiOperation({
    operationId: 'listArtwork',
    summary: 'The files of a draft, the oldest first',
    description: 'Also those that were sent with an inquiry.',
  })
  @ApiOkResponse({ description: 'The files', type: [ArtworkDto] })
  async listArtwork(@Headers(ARTWORK_DRAFT_HEADER) draft = ''): Promise<ArtworkDto[]> {
    return DRAFT.test(draft) ? this.uploads.list(draft) : [];
  }

  @Put(':id/finish')
  @RouteConfig(UPLOADS_PER_CLIENT)
  @HttpCode(200)
  @OfDraft()
  @ApiOperation({
    operationId: 'finishArtwork',
    summary: 'Say that a file is uploaded',
    description:
      'PNG, JPEG, WebP, TIFF, SVG and PDF (with Illustrator files that hold one), told by their bytes, are looked at soon ' +
      'after; PSD, EPS, CDR and ZIP are kept for staff. After a refusal another file may be PUT to the same URL.',
  })
  @ApiOkResponse({ description: 'It is here', type: ArtworkDto })
  @ApiProblems(
    MISSING,
    refusal(409, 'too-many', 'There are 5 files already.'),
    refusal(413, 'too-large', 'The file is larger than 50 MB.'),
    refusal(422, 'not-uploaded', 'Nothing was uploaded to that URL.'),
    refusal(422, 'empty', 'The file is empty.'),
    refusal(422, 'unknown-format', 'The file is of no kind that is taken.'),
    CLIENT_THROTTLED,
    503,
  )
  finishArtwork(
    @Param('id', IdPipe) id: string,
    @Headers(ARTWORK_DRAFT_HEADER) draft = '',
  ): Promise<ArtworkDto> {
    return this.uploads.finish(draft, id);
  }

  @Get(':id/preview')
  @OfDraft()
  @ApiPreview('getArtworkPreview', 'What a file of a draft looks like')
  @ApiProblems(MISSING, 503)
  async getArtworkPreview(
    @Param('id', IdPipe) id: string,
    @Res() reply: FastifyReply,
    @Headers(ARTWORK_DRAFT_HEADER) draft = '',
  ): Promise<void> {
    sendPreview(reply, await this.uploads.preview(draft, id));
  }

  @Delete(':id')
  @HttpCode(204)
  @OfDraft()
  @ApiOperation({ operationId: 'removeArtwork', summary: 'Take a file of a draft back' })
  @ApiNoContentResponse({ description: 'It is not there, or not any more.' })
  removeArtwork(@Param('id', IdPipe) id: string, @Headers(ARTWORK_DRAFT_HEADER) draft = ''): Promise<void> {
    return this.uploads.remove(draft, id);
  }
}
