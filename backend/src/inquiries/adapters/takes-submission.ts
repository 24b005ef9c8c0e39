import { applyDecorators, type Type } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiHeader } from '@nestjs/swagger';
import { ApiProblems } from '../../shared/http/documentation.js';
import { ONE_PIECE } from '../domain/submitted-inquiry.js';
import { idempotencyKeySchema } from './submission.dto.js';

const KEY_REUSED = 'This Idempotency-Key was already sent with another inquiry.';
const UNSUITED = 'This fabric does not go with this product type.';
const UNKNOWN_DRAFT = 'The files of this draft are not there, or not any more.';
const UNKNOWN_FABRIC = 'There is no such fabric.';

/** What a route's schema says of the headers. */
export const KEY_HEADER = { type: 'object', properties: { 'idempotency-key': idempotencyKeySchema } };

/** As other services name it that keep such keys. */
export const REPLAYED = 'Idempotent-Replayed';

/** Of a route that takes an inquiry: what it is sent and answers, and why it refuses. */
export function TakesSubmission({
  body,
  example,
  receipt,
  answered,
}: {
  body: Type;
  example: object;
  receipt: Type;
  answered: string;
}): MethodDecorator {
  return applyDecorators(
    ApiHeader({ name: 'Idempotency-Key', required: false, schema: idempotencyKeySchema }),
    ApiBody({ type: body, examples: { order: { value: example } } }),
    ApiCreatedResponse({
      description: answered,
      type: receipt,
      headers: {
        [REPLAYED]: {
          description: 'true when it had been stored before',
          schema: { type: 'string', enum: ['true'] },
        },
      },
    }),
    ApiProblems(
      { status: 422, code: 'idempotency.key-reused', detail: KEY_REUSED },
      {
        status: 422,
        code: 'selection.unknown-fabric',
        detail: UNKNOWN_FABRIC,
        errors: [{ path: 'fabricId', code: 'selection.unknown-fabric', message: UNKNOWN_FABRIC }],
      },
      {
        status: 422,
        code: 'selection.unsuited',
        detail: UNSUITED,
        errors: [{ path: 'fabricId', code: 'selection.unsuited', message: UNSUITED }],
      },
      {
        status: 422,
        code: 'artwork.unknown-draft',
        detail: UNKNOWN_DRAFT,
        errors: [{ path: 'artwork.draft', code: 'artwork.unknown-draft', message: UNKNOWN_DRAFT }],
      },
      { status: 422, code: ONE_PIECE.code, detail: ONE_PIECE.message, errors: [ONE_PIECE] },
      {
        status: 503,
        code: 'database.unavailable',
        detail: 'The database does not answer; try again shortly.',
      },
    ),
  );
}
