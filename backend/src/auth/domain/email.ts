import { CONTACT, EMAIL_PATTERN } from '@tiraz/contracts/contact';
import { DomainError } from '../../shared/domain/domain-error.js';

const EMAIL = new RegExp(EMAIL_PATTERN);

/** @throws DomainError `email.invalid` */
export function expectEmail(email: string): void {
  if (EMAIL.test(email) && email.length <= CONTACT.customerEmail.longest) return;
  const message = 'This is not an e-mail address.';
  throw new DomainError('invalid', 'email.invalid', message, [
    { path: 'email', code: 'email.invalid', message },
  ]);
}
