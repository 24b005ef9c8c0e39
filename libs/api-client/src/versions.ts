import type { ApiError } from './base-query';
import type { Problem } from './generated';
import { problemOf } from './problem';

/** The header by which a write says what it was based on; spread into the argument of an update. */
export function ifMatch(version: number): { 'If-Match': string } {
  return { 'If-Match': `"${version}"` };
}

/** The entity as it is now, when a write was refused (412) because somebody else had changed it meanwhile. */
export function currentOf<Entity>(error: ApiError): Entity | undefined {
  if (error.status !== 412) return undefined;
  return (problemOf(error) as { current?: Entity } | undefined)?.current;
}

/** Who was quicker, and when, where a write was refused (412); undefined where nobody knows. */
export function changedOf(error: ApiError): Problem['changed'] {
  return error.status === 412 ? problemOf(error)?.changed : undefined;
}
