import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';

/** Nothing of a stranger's file may run here, whatever a browser takes it for. */
export const HARMLESS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'no-store',
} as const;

export function ApiPreview(operationId: string, summary: string): MethodDecorator {
  return applyDecorators(
    ApiOperation({ operationId, summary, description: 'Our own picture of it, at most 1600 pixels a side.' }),
    ApiProduces('image/png'),
    ApiOkResponse({
      description: 'A PNG',
      content: { 'image/png': { schema: { type: 'string', format: 'binary' } } },
    }),
  );
}

export function sendPreview(reply: FastifyReply, png: Uint8Array): void {
  void reply.headers(HARMLESS).type('image/png').send(Buffer.from(png));
}
