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
/** What pg throws without a code: on connecting, on a broken connection; and what ImpatientClient does. */
const CONNECTION_MESSAGES =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|connection ended|not queryable|driver not connected|client was closed/i;

/** SQLSTATE classes and codes after which the same request may well succeed a little later. */
const AWAY = /^(08|53|57P0|57014|55P03|25P03)/;
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
