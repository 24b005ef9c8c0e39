import type { CustomerStatus } from '@tiraz/contracts/customer-care';
import type { ValueTier } from '@tiraz/contracts/value-tier';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { CommunicationDetails } from './communications.js';
import type { FollowUpDetails } from './staff-follow-ups.js';

/** A customer with the figures that derive from what belongs to it. */
export interface CustomerFigures {
  id: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  /** EGP, two decimals. */
  lifetimeValue: string;
  lastOrderDate: Date | null;
  lastCommunication: Date | null;
  lastActivity: Date;
  status: CustomerStatus;
  version: number;
  createdAt: Date;
}

/** An inquiry as its customer's page shows it. */
export interface CustomerInquiry {
  id: string;
  reference: string;
  status: string;
  isSampleRequest: boolean;
  quantity: number;
  /** What it is worth, EGP. */
  totalCost: string;
  acceptedAt: Date | null;
  createdAt: Date;
}

/** A customer with the newest of everything. */
export interface CustomerDetails extends CustomerFigures {
  /** The addresses of customers that were merged into this one. */
  otherEmails: string[];
  counts: { inquiries: number; communications: number; followUps: number; pendingFollowUps: number };
  inquiries: CustomerInquiry[];
  communications: CommunicationDetails[];
  followUps: FollowUpDetails[];
}

/** So many inquiries, communications and follow-ups come with a customer's details; the counts say the rest. */
export const MOST_WITH_DETAILS = 100;

/** Absent: everybody. */
export interface CustomerFilter {
  q?: string | undefined;
  statuses?: readonly CustomerStatus[] | undefined;
  tier?: ValueTier | undefined;
}

/** What others and the use cases read about customers. */
export abstract class CustomerReads {
  /** Those of whom something happened last come first. */
  abstract list(filter: CustomerFilter, page: PageWanted): Promise<Page<CustomerFigures>>;

  /**
   * A customer, or the one that it was merged into.
   *
   * @throws DomainError `missing`
   */
  abstract details(id: string): Promise<CustomerDetails>;

  /**
   * How many customers are not inactive.
   *
   * @param at a moment that is past: what happened later does not count. Absent: now.
   */
  abstract countActive(at?: Date): Promise<number>;
}
