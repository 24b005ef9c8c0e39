import { DomainError } from '../../shared/domain/domain-error.js';

export function unknownQuotation(): DomainError {
  return new DomainError('missing', 'quotation.unknown', 'There is no quotation for this inquiry.');
}
