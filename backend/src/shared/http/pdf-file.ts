import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import { IsIn } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { DOWNLOADED, OneOf } from './documentation.js';

/** Which of the two PDFs. */
export class FileQuery {
  @OneOf(LANGUAGES)
  @IsIn(LANGUAGES)
  language!: Language;
}

/** @param description left out for a stored PDF, whose bytes never change */
export function ApiPdf(
  operationId: string,
  summary: string,
  description = 'The same bytes for ever.',
): MethodDecorator {
  return applyDecorators(
    ApiOperation({ operationId, summary, description }),
    ApiProduces('application/pdf'),
    ApiOkResponse({
      description: 'A PDF',
      headers: DOWNLOADED,
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    }),
  );
}

/** Sends it as a download that no cache on the way may store. */
export function sendPdf(reply: FastifyReply, { fileName, pdf }: { fileName: string; pdf: Uint8Array }): void {
  void reply
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'no-store')
    .type('application/pdf')
    .send(Buffer.from(pdf));
}
