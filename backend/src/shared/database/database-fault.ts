import { types } from 'node:util';

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
]);
/** What pg and TypeORM throw without a code: on connecting, on a broken connection; and what ImpatientClient does. */
const CONNECTION_MESSAGES =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|connection ended|not queryable|driver not connected|client was closed|already released/i;

/**
 * SQLSTATE classes and codes after which the same request may well succeed a little later. 25006 is said by a server that
 * takes no writes, such as a standby before its promotion, 28 by one that does not know the password.
 */
const AWAY = /^(08|53|57P0|57014|55P03|25P0[34]|25006|28)/;
/** Those after which the connection is of no use: another one may lead to a server that takes writes. */
const ELSEWHERE = new Set(['25006']);

/** Whether no other query should be sent on the connection on which this one failed. */
export function isWrongServer(error: unknown): boolean {
  return ELSEWHERE.has((error as { code?: string } | undefined)?.code ?? '');
}

const unreached = new WeakSet<object>();

/** Has a fault count as an absent database, whatever it is: no connection could be made. */
export function noteUnreached(error: unknown): void {
  if (typeof error === 'object' && error !== null) unreached.add(error);
}
const COLLISION = new Set(['40001', '40P01']);
const DUPLICATE = new Set(['23503', '23505']);
const UNSTORABLE = new Set(['22021', '22P05', '22P02', '22003', '23514']);

export type DatabaseFault = 'away' | 'collision' | 'duplicate' | 'unstorable';

/** What kind of trouble the database reports, or undefined when the error is not the database's. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  // Not instanceof: a socket's error may stem from another realm than ours.
  if (!types.isNativeError(error)) return undefined;
  const { code, driverError, errors } = error as {
    code?: unknown;
    driverError?: unknown;
    errors?: unknown[];
  };
  if (unreached.has(error)) return 'away';
  if (errors) return databaseFault(errors[0]);
  if (driverError) return databaseFault(driverError);
  if (typeof code === 'string') {
    if (CONNECTION_CODES.has(code) || AWAY.test(code)) return 'away';
    if (COLLISION.has(code)) return 'collision';
    if (DUPLICATE.has(code)) return 'duplicate';
    if (UNSTORABLE.has(code)) return 'unstorable';
  }
  return CONNECTION_MESSAGES.test(error.message) ? 'away' : undefined;
}

/** Node wraps what several addresses answered, TypeORM what a driver did; the wrapper may say nothing. */
export function innermost(error: unknown): string {
  const { message, errors, driverError } = error as Error & { errors?: unknown[]; driverError?: unknown };
  const inner = errors?.[0] ?? driverError;
  return inner === undefined ? message : innermost(inner);
}
