import { DomainError } from '../domain/domain-error.js';

export function databaseUnavailable(): DomainError {
  return new DomainError(
    'unavailable',
    'database.unavailable',
    'The database does not answer; try again shortly.',
  );
}
