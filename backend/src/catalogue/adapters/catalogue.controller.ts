import { applyDecorators, Controller, Get } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Direct } from '../../shared/http/direct.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { publicItem } from './catalogue-items.dto.js';
import type { Kind } from '../domain/kinds.js';
import { type PublicList, PublicLists } from './public-lists.js';

const NOT_LOADED = {
  status: 503,
  code: 'catalogue.not-loaded',
  detail: 'The catalogue is not loaded yet; try again shortly.',
};

function List(path: string, operationId: string, what: string, kind: Kind): MethodDecorator {
  const headers = {
    ETag: { description: 'Strong; changes with the list.', schema: { type: 'string' } },
    'Cache-Control': { schema: { type: 'string', examples: ['public, max-age=0, must-revalidate'] } },
  } as const;
  return applyDecorators(
    Get(path),
    ApiOperation({ operationId, summary: `The ${what} a visitor can choose, by sort order, then name` }),
    ApiHeader({ name: 'If-None-Match', required: false, description: 'An ETag from an earlier answer.' }),
    ApiResponse({
      status: 200,
      description: `Active ${what}`,
      headers,
      type: publicItem(kind),
      isArray: true,
    }),
    ApiResponse({ status: 304, description: 'Not changed since the given ETag', headers }),
    ApiProblems(NOT_LOADED),
  );
}

@ApiTags('Catalogue')
@Controller()
export class CatalogueController {
  constructor(private readonly lists: PublicLists) {}

  @Direct()
  @List('product-types', 'listProductTypes', 'product types', 'productTypes')
  productTypes(request: FastifyRequest, reply: FastifyReply): void {
    send(this.lists.list('productTypes'), request, reply);
  }

  @Direct()
  @List('fabrics', 'listFabrics', 'fabrics', 'fabrics')
  fabrics(request: FastifyRequest, reply: FastifyReply): void {
    send(this.lists.list('fabrics'), request, reply);
  }

  @Direct()
  @List('fits', 'listFits', 'fits', 'fits')
  fits(request: FastifyRequest, reply: FastifyReply): void {
    send(this.lists.list('fits'), request, reply);
  }

  @Direct()
  @List('finishing-qualities', 'listFinishingQualities', 'finishing qualities', 'finishingQualities')
  finishingQualities(request: FastifyRequest, reply: FastifyReply): void {
    send(this.lists.list('finishingQualities'), request, reply);
  }

  @Direct()
  @List('print-types', 'listPrintTypes', 'print types', 'printTypes')
  printTypes(request: FastifyRequest, reply: FastifyReply): void {
    send(this.lists.list('printTypes'), request, reply);
  }

  @Direct()
  @List('colors', 'listColors', 'garment colors', 'colors')
  colors(request: FastifyRequest, reply: FastifyReply): void {
    send(this.lists.list('colors'), request, reply);
  }
}

function send({ body, etag }: PublicList, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('etag', etag).header('cache-control', 'public, max-age=0, must-revalidate');
  if (matches(request.headers['if-none-match'], etag)) void reply.code(304).send();
  else void reply.type('application/json; charset=utf-8').send(body);
}

/** If-None-Match compares weakly (RFC 9110 §13.1.2): a proxy that compressed the answer may have made the tag weak. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined || header === etag) return header === etag;
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
