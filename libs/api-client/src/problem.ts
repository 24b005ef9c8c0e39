import type { ApiError } from './base-query';
import type { Problem } from './generated';

/** The problem+json (RFC 9457) that an error carries, if it carries one. */
export function problemOf({ body }: ApiError): Problem | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isProblem(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}
