import type { CustomerSort, CustomerStatus, ValueTier } from '@tiraz/contracts/customer-care';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { CommunicationDetails, CustomerDetails, CustomerFigures } from './customer-details.js';

/** So many inquiries, communications and follow-ups come with a customer's details; the counts say the rest. */
export const MOST_WITH_DETAILS = 100;

/** So many others of a company come with one of its customers. */
export const MOST_OF_A_COMPANY = 20;

/** Absent: everybody. */
export interface CustomerFilter {
  q?: string | undefined;
  statuses?: readonly CustomerStatus[] | undefined;
  tier?: ValueTier | undefined;
}

/** What others and the use cases read about customers. */
export abstract class CustomerReads {
  abstract list(filter: CustomerFilter, sort: CustomerSort, page: PageWanted): Promise<Page<CustomerFigures>>;

  /**
   * A customer, or the one that it was merged into.
   *
   * @throws DomainError `missing`
   */
  abstract details(id: string): Promise<CustomerDetails>;

  /** What was logged about an inquiry, the newest first; nothing for an unknown one. */
  abstract communicationsAbout(inquiryId: string, page: PageWanted): Promise<Page<CommunicationDetails>>;

  /**
   * How many customers are not inactive.
   *
   * @param at a moment that is past: what happened later does not count. Absent: now.
   */
  abstract countActive(at?: Date): Promise<number>;
}
