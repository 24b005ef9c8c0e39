import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import { IsIn } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { OneOf } from './documentation.js';

/** Which of the two PDFs. */
export class FileQuery {
  @OneOf(LANGUAGES)
  @IsIn(LANGUAGES)
  language!: Language;
}

/** @param description unless it is kept for ever */
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
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    }),
  );
}

/** Sends it to be kept as a file, and by nobody on the way. */
export function sendPdf(reply: FastifyReply, { fileName, pdf }: { fileName: string; pdf: Uint8Array }): void {
  void reply
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'no-store')
    .type('application/pdf')
    .send(Buffer.from(pdf));
}
