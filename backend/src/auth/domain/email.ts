import { CONTACT, EMAIL_PATTERN } from '@tiraz/contracts/contact';
import { invalidField } from '../../shared/domain/domain-error.js';

const EMAIL = new RegExp(EMAIL_PATTERN);

/** @throws DomainError `email.invalid` */
export function expectEmail(email: string): void {
  if (EMAIL.test(email) && email.length <= CONTACT.customerEmail.longest) return;
  throw invalidField('email', 'email.invalid', 'This is not an e-mail address.');
}
