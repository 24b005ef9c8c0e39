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
import type { FastifyRequest } from 'fastify';
import { StaffOnly } from '../../auth/index.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { TAKES_A_FILE } from '../../shared/http/route-limits.js';
import { LARGEST_FILE_BYTES, pictureTooLarge } from '../domain/picture.js';
import { STORE_FULL, STORE_UNAVAILABLE } from './store-outage.js';
import { receiveFile, UploadReceiver } from './upload-receiver.js';

/** Where the upload URLs of the file store lead; with an object store there is no such route. */
@ApiTags('Pictures')
@Controller('objects/quarantine')
@StaffOnly('catalogue.write')
export class FileUploadsController {
  constructor(private readonly store: UploadReceiver) {}

  @Put(':id')
  @HttpCode(200)
  @RouteConfig(TAKES_A_FILE)
  @ApiOperation({
    operationId: 'receiveUpload',
    summary: 'Upload a file to the URL that requestUpload gave',
    description:
      'Whatever the content type says. A later file takes the place of an earlier one until finalized.',
  })
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
  @ApiQuery({ name: 'expires', schema: { type: 'string' } })
  @ApiQuery({ name: 'signature', schema: { type: 'string' } })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse({ description: 'It is stored; no body' })
  @ApiProblems(
    { status: 403, code: 'upload.refused', detail: 'The upload URL is not valid, or not any more.' },
    { status: 413, code: 'picture.too-large', detail: 'The file is larger than 5 MB.' },
    STORE_UNAVAILABLE,
    STORE_FULL,
  )
  async receiveUpload(
    @Param('id') id: string,
    @Query('expires') expires: unknown,
    @Query('signature') signature: unknown,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await receiveFile(this.store, `quarantine/${id}`, { expires, signature }, request.body, {
      mostBytes: LARGEST_FILE_BYTES,
      tooLarge: pictureTooLarge,
    });
  }
}
