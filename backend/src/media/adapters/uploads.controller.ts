import { Body, Controller, HttpCode, Post, Put, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { SessionToken, SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { WORKS_ON_A_FILE } from '../../shared/http/route-limits.js';
import { tokenHash } from '../../shared/secrets/tokens.js';
import { PictureUploads } from '../application/picture-uploads.js';
import { STORE_FULL, STORE_UNAVAILABLE } from './store-outage.js';
import {
  FinalizedPicture,
  finalizedPictureExample,
  FinalizedUpload,
  finalizedUploadExamples,
  UploadPlace,
  uploadPlaceExample,
} from './uploads.dto.js';

@ApiTags('Pictures')
@Controller('objects')
@StaffOnly('catalogue.write')
export class UploadsController {
  constructor(private readonly pictures: PictureUploads) {}

  @Post('upload')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'requestUpload',
    summary: 'Ask where to upload a picture',
    description:
      'PUT the file itself to uploadURL within ten minutes (no form, no more than 5 MB), then finalize. The URL may ' +
      'lead to another origin. Nobody can read what was uploaded.',
  })
  @ApiOkResponse({
    description: 'Good for one picture and for this session',
    type: UploadPlace,
    example: uploadPlaceExample,
  })
  @ApiProblems(STORE_UNAVAILABLE)
  async requestUpload(
    @Req() { protocol, host }: FastifyRequest,
    @SessionToken() token: string,
  ): Promise<UploadPlace> {
    return { uploadURL: await this.pictures.requestUpload(nameOf(token), `${protocol}://${host}`) };
  }

  @Put('finalize')
  @RouteConfig(WORKS_ON_A_FILE)
  @ApiOperation({
    operationId: 'finalizeUpload',
    summary: 'Make a picture of what was uploaded',
    description:
      'PNG, JPEG, WebP or AVIF, told by its bytes, of at most 5 MB, 40 million pixels and 30,000 on a side; of an AVIF ' +
      'at most 12.5 million, half as many with more than 8 bits. It is turned upright and kept ' +
      'as WebP at 320, 640 and 1280 pixels, never enlarged; of an animation the first picture stays, of everything ' +
      'else in the file nothing. After a refusal another file may be PUT to the same URL.',
  })
  @ApiBody({ type: FinalizedUpload, examples: finalizedUploadExamples })
  @ApiOkResponse({
    description: 'What an item of the catalogue takes as its imageUrl',
    type: FinalizedPicture,
    example: finalizedPictureExample,
  })
  @ApiProblems(
    { status: 409, code: 'upload.finalized', detail: 'This upload has become a picture already.' },
    { status: 413, code: 'picture.too-large', detail: 'The file is larger than 5 MB.' },
    { status: 422, code: 'upload.unknown', detail: 'This session was not given that URL to upload to.' },
    { status: 422, code: 'upload.missing', detail: 'Nothing was uploaded to that URL.' },
    { status: 422, code: 'picture.empty', detail: 'The file is empty.' },
    {
      status: 422,
      code: 'picture.unknown-format',
      detail: 'The file is no PNG, JPEG, WebP or AVIF picture.',
    },
    { status: 422, code: 'picture.broken', detail: 'The picture is broken or not whole.' },
    {
      status: 422,
      code: 'picture.too-many-pixels',
      detail: 'The picture has 16000 × 16000 pixels; 40 million are the most.',
    },
    {
      status: 422,
      code: 'picture.too-long',
      detail: 'The picture has 39000000 × 1 pixels; a side has 30,000 at most.',
    },
    {
      status: 422,
      code: 'picture.too-much-memory',
      detail:
        'The picture has 6300 × 6300 pixels, too many for a file of its kind, which has to be decoded whole; save it ' +
        'smaller or as a plain JPEG.',
    },
    STORE_UNAVAILABLE,
    STORE_FULL,
  )
  async finalizeUpload(
    @Body() { imageURL }: FinalizedUpload,
    @SessionToken() token: string,
    @SignedIn() staff: Staff,
  ): Promise<FinalizedPicture> {
    return { objectPath: await this.pictures.finalize(imageURL, nameOf(token), staff) };
  }
}

/** Tells sessions apart without being worth anything to who reads it. */
function nameOf(token: string): string {
  return tokenHash(token).toString('hex');
}
