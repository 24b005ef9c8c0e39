import { invalidField } from '../../shared/domain/domain-error.js';
import type { Customer } from '../domain/customer.js';
import type { CustomerInquiries } from './customer-inquiries.js';
import type { Customers } from './customers.js';

/** Whom, and which of the customer's inquiries, a follow-up or a communication is about. */
export interface Concern {
  customerId: string;
  inquiryId?: string | null | undefined;
}

/**
 * Whom something that is about to be stored is about: the customer of the id, or the one that it was merged into, who
 * cannot be merged away before the running transaction ends.
 *
 * @throws DomainError `invalid` for an unknown customer, or an inquiry that is not this customer's
 */
export async function holdConcern(
  { customerId, inquiryId = null }: Concern,
  customers: Customers,
  inquiries: CustomerInquiries,
): Promise<{ customer: Customer; inquiryId: string | null; inquiryReference: string | null }> {
  const customer = await customers.holdInPlace(customerId);
  if (!customer) throw invalidField('customerId', 'customer.unknown', 'There is no such customer.');
  if (inquiryId === null) return { customer, inquiryId, inquiryReference: null };
  const inquiryReference = await inquiries.referenceOf(inquiryId, customer.id);
  if (inquiryReference === undefined) {
    throw invalidField('inquiryId', 'inquiry.of-nobody', 'This customer has no such inquiry.');
  }
  return { customer, inquiryId, inquiryReference };
}
