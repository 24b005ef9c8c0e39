import type { Staff } from '../../shared/domain/staff.js';
import type { Communication, CommunicationDetails } from './customer-details.js';

export interface SentCommunication extends Pick<
  Communication,
  'customerId' | 'type' | 'direction' | 'subject' | 'content'
> {
  inquiryId?: string | null | undefined;
}

/** What was said and written between a customer and us, as staff log it. */
export abstract class CommunicationLog {
  /** @throws DomainError `invalid` for an unknown customer, or an inquiry that is not this customer's */
  abstract log(sent: SentCommunication, by: Staff): Promise<CommunicationDetails>;
}
