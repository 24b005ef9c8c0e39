import { DomainError, invalidField } from '../../shared/domain/domain-error.js';
import { fillBlanks, type Customer } from './customer.js';

/** When each of two customers sent their latest inquiry; null where they sent none. */
export type LastInquiries = Readonly<Record<'customer' | 'duplicate', Date | null>>;

/**
 * The customer that stays when two become one: it takes over what it lacked, and has been known since the first contact
 * of either. It is answered in the language of whichever sent the latest inquiry. Name, address and what staff said of it
 * stay; of the duplicate they go. Its next version is one that neither had: whoever read either has read an older one.
 *
 * @param duplicate whose belongings, address and former addresses belong to the other from now on
 * @throws DomainError `invalid` for one and the same, or one that was merged away meanwhile
 */
export function merged(customer: Customer, duplicate: Customer, last: LastInquiries): Customer {
  if (customer.id === duplicate.id)
    throw invalidField('duplicateId', 'merge.same', 'These two are the same customer already.');
  if (customer.mergedInto !== null || duplicate.mergedInto !== null) {
    throw invalidField(
      'duplicateId',
      'merge.merged-already',
      'One of the two was merged into another customer meanwhile.',
    );
  }
  const isOlder = duplicate.createdAt < customer.createdAt;
  const isHeardLast = last.duplicate !== null && (last.customer === null || last.duplicate > last.customer);
  return {
    ...fillBlanks(customer, duplicate),
    language: isHeardLast ? duplicate.language : customer.language,
    version: Math.max(customer.version, duplicate.version),
    createdAt: isOlder ? duplicate.createdAt : customer.createdAt,
  };
}

export function unknownDuplicate(): DomainError {
  return invalidField('duplicateId', 'customer.unknown', 'There is no such customer.');
}
