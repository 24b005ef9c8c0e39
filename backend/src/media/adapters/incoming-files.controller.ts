import { Controller, HttpCode, Param, Put, Query, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  ApiBody,
  ApiConsumes,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import { ARTWORK_LIMITS } from '@tiraz/contracts/artwork';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../shared/domain/domain-error.js';
import { ApiProblems, CLIENT_THROTTLED } from '../../shared/http/documentation.js';
import { TAKES_A_FILE, UPLOADS_PER_CLIENT } from '../../shared/http/route-limits.js';
import { STORE_FULL, STORE_UNAVAILABLE } from './store-outage.js';
import { receiveFile, UploadReceiver } from './upload-receiver.js';

const TOO_LARGE = { status: 413, code: 'upload.too-large', detail: 'The file is larger than 50 MB.' };
const tooLarge = () => new DomainError('too-large', TOO_LARGE.code, TOO_LARGE.detail);

/** Where the upload URLs of the file store lead that visitors get; with an object store there is no such route. */
@ApiTags('Artwork')
@Controller('objects/incoming')
export class IncomingFilesController {
  constructor(private readonly store: UploadReceiver) {}

  @Put(':id')
  @HttpCode(200)
  @RouteConfig({ ...TAKES_A_FILE, answeredWithinMs: ARTWORK_LIMITS.uploadMs, ...UPLOADS_PER_CLIENT })
  @ApiOperation({
    operationId: 'receiveArtwork',
    summary: 'Upload a design to the URL that announceArtwork gave',
    description:
      'Whatever the content type says. A later file takes the place of an earlier one until it is finished.',
  })
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
  @ApiQuery({ name: 'expires', schema: { type: 'string' } })
  @ApiQuery({ name: 'signature', schema: { type: 'string' } })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse({ description: 'It is stored; no body' })
  @ApiProblems(
    { status: 403, code: 'upload.refused', detail: 'The upload URL is not valid, or not any more.' },
    TOO_LARGE,
    CLIENT_THROTTLED,
    STORE_UNAVAILABLE,
    STORE_FULL,
  )
  async receiveArtwork(
    @Param('id') id: string,
    @Query('expires') expires: unknown,
    @Query('signature') signature: unknown,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const permission = { expires, signature };
    const limit = { mostBytes: ARTWORK_LIMITS.fileBytes, tooLarge };
    await receiveFile(this.store, `incoming/${id}`, permission, request.body, limit);
  }
}
