import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../../shared/domain/domain-error.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { PictureFiles } from '../application/picture-files.js';
import { PICTURE_WIDTHS } from '../domain/picture.js';
import { STORE_UNAVAILABLE } from './store-outage.js';

const ODD_WIDTH = `w must be one of ${PICTURE_WIDTHS.join(', ')}.`;

/** Outside /api: where the catalogue's `imageUrl` points to. */
@ApiTags('Pictures')
@Controller('objects')
export class ObjectsController {
  constructor(private readonly files: PictureFiles) {}

  @Get(':id')
  @ApiOperation({
    operationId: 'getPicture',
    summary: 'A picture of the catalogue',
    description:
      'What is under an address never changes. A picture is never wider than the one that was uploaded.',
  })
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
  @ApiQuery({
    name: 'w',
    required: false,
    description: 'Widest, in pixels; 1280 when absent.',
    schema: { type: 'integer', enum: [...PICTURE_WIDTHS] },
  })
  @ApiResponse({
    status: 200,
    description: 'WebP',
    headers: {
      'Cache-Control': { schema: { type: 'string', examples: ['public, max-age=31536000, immutable'] } },
    },
    content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiProblems(
    {
      status: 400,
      code: 'picture.odd-width',
      detail: ODD_WIDTH,
      errors: [{ path: 'w', code: 'picture.odd-width', message: ODD_WIDTH }],
    },
    { status: 404, code: 'picture.missing', detail: 'There is no such picture.' },
    STORE_UNAVAILABLE,
  )
  async getPicture(
    @Param('id') id: string,
    @Query('w') w: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const width = w === undefined ? 1280 : PICTURE_WIDTHS.find((each) => String(each) === w);
    if (!width) {
      throw new DomainError('malformed', 'picture.odd-width', ODD_WIDTH, [
        { path: 'w', code: 'picture.odd-width', message: ODD_WIDTH },
      ]);
    }
    const file = await this.files.read(id, width);
    await reply
      .headers({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(file);
  }
}
