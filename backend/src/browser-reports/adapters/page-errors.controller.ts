import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { ApiBody, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../shared/http/documentation.js';
import { schemaOf } from '../../shared/http/route-schema.js';
import { PageErrors } from '../application/page-errors.js';
import type { PageError } from '../domain/page-error.js';
import { PageErrorDto, pageErrorExample } from './page-errors.dto.js';

@ApiTags('Health')
@Controller('page-errors')
export class PageErrorsController {
  constructor(private readonly errors: PageErrors) {}

  @Post()
  @HttpCode(204)
  @RouteSchema({ body: schemaOf(PageErrorDto) })
  @ApiOperation({
    operationId: 'reportPageError',
    summary: 'An error that no part of a page caught',
    description:
      'For our own pages, once for each message of a page. It is logged and counted without what it quotes; nothing is ' +
      'stored, nothing tells who sent it. Unknown fields are ignored.',
  })
  @ApiBody({ type: PageErrorDto, examples: { fault: { value: pageErrorExample } } })
  @ApiNoContentResponse({ description: 'It was logged' })
  @ApiProblems({
    status: 429,
    code: 'page-errors.throttled',
    detail: 'Enough errors were reported this minute.',
  })
  reportPageError(@Body() error: PageError): void {
    this.errors.receive(error);
  }
}
