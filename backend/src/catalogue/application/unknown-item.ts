import { DomainError } from '../../shared/domain/domain-error.js';

/** @throws DomainError `catalogue.unknown-item` */
export function unknownItem(): never {
  throw new DomainError('missing', 'catalogue.unknown-item', 'There is no such item in the catalogue.');
}
