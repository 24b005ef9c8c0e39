import { HttpException } from '@nestjs/common';
import type { FastifyError } from 'fastify';
import { DomainError, StaleError, type RefusalKind } from '../domain/domain-error.js';
import { databaseFault, type DatabaseFault } from '../database/database-fault.js';
import type { ProblemExample } from './documentation.js';
import { validationFaults } from './validation-faults.js';

const STATUS_OF_KIND: Readonly<Record<RefusalKind, number>> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  stale: 412,
  'too-large': 413,
  invalid: 422,
  throttled: 429,
  unavailable: 503,
};

const DATABASE: Readonly<Record<DatabaseFault, ProblemExample>> = {
  away: {
    status: 503,
    code: 'database.unavailable',
    detail: 'The database does not answer; try again shortly.',
  },
  collision: {
    status: 409,
    code: 'resource.conflict',
    detail: 'Somebody else changed the same thing at the same moment.',
  },
  duplicate: {
    status: 409,
    code: 'resource.conflict',
    detail: 'It collides with something that is stored already.',
  },
  unstorable: { status: 400, code: 'body.unstorable', detail: 'A value cannot be stored as it is.' },
};

const MALFORMED_BODY = { status: 400, code: 'body.malformed', detail: 'The body is not well-formed JSON.' };

/** Fastify's own refusals by their code; the rest of its 4xx errors follow by status. */
const FASTIFY: Readonly<Record<string, ProblemExample>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: MALFORMED_BODY,
  FST_ERR_CTP_EMPTY_JSON_BODY: { ...MALFORMED_BODY, detail: 'The body is empty.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    ...MALFORMED_BODY,
    detail: 'The body is not as long as Content-Length says.',
  },
};

const BY_STATUS: Readonly<Record<number, ProblemExample>> = {
  400: { status: 400, code: 'request.malformed', detail: 'The request is malformed.' },
  404: { status: 404, code: 'resource.missing', detail: 'There is nothing at this address.' },
  413: { status: 413, code: 'body.too-large', detail: 'The body is larger than 64 KB.' },
  414: { status: 414, code: 'request.address-too-long', detail: 'The address is too long.' },
  415: { status: 415, code: 'body.media-type', detail: 'The body must be application/json.' },
};

export const SERVER_FAULT: ProblemExample = {
  status: 500,
  code: 'server.fault',
  detail: 'The server failed; the fault is logged under the request id.',
};

/**
 * What the caller is told about an error, in words that reveal nothing of the inside.
 *
 * @returns SERVER_FAULT itself for an error that nobody expected
 */
export function refusalOf(error: unknown): ProblemExample {
  if (error instanceof DomainError) {
    return {
      status: STATUS_OF_KIND[error.kind],
      code: error.code,
      detail: error.message,
      errors: error.faults,
      current: error instanceof StaleError ? error.current : undefined,
    };
  }
  // Nest wraps what Fastify throws below 500 and keeps the original as the cause.
  if (error instanceof HttpException) {
    return fastifyRefusal(error.cause) ?? BY_STATUS[error.getStatus()] ?? ofStatus(error.getStatus());
  }
  const fault = databaseFault(error);
  return (fault && DATABASE[fault]) ?? fastifyRefusal(error) ?? SERVER_FAULT;
}

function fastifyRefusal(error: unknown): ProblemExample | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, statusCode, validation, validationContext } = error as Partial<FastifyError>;
  if (validation) {
    const where = validationContext === 'body' ? 'body' : 'request';
    return {
      status: 400,
      code: `${where}.invalid`,
      detail: `The ${where} does not have the documented form.`,
      errors: validationFaults(validation),
    };
  }
  if (code && FASTIFY[code]) return FASTIFY[code];
  return statusCode !== undefined && statusCode < 500
    ? (BY_STATUS[statusCode] ?? ofStatus(statusCode))
    : undefined;
}

function ofStatus(status: number): ProblemExample {
  return status >= 500
    ? SERVER_FAULT
    : { status, code: 'request.refused', detail: 'The request is refused.' };
}
