import type {
  CommunicationType,
  CustomerStatus,
  Direction,
  FollowUpStatus,
  ValueTier,
} from '@tiraz/contracts/customer-care';
import type { Language } from '@tiraz/contracts/language';

/** A customer with the figures that derive from what belongs to it. */
export interface CustomerFigures {
  id: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  /** EGP, two decimals. */
  lifetimeValue: string;
  valueTier: ValueTier;
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
  /** Who else names the same company, however it is spelt or accented; by name, the first twenty. */
  sameCompany: { id: string; name: string }[];
  counts: { inquiries: number; communications: number; followUps: number; pendingFollowUps: number };
  inquiries: CustomerInquiry[];
  communications: CommunicationDetails[];
  followUps: FollowUpDetails[];
}

/** Something said or written between a customer and us; logged once, never changed. */
export interface Communication {
  /** UUID v7. */
  id: string;
  customerId: string;
  /** The customer's inquiry that it is about. */
  inquiryId: string | null;
  type: CommunicationType;
  direction: Direction;
  subject: string;
  content: string;
  /** The e-mail address of the member of staff. */
  loggedBy: string;
  createdAt: Date;
}

/** A communication as staff see it. */
export interface CommunicationDetails extends Communication {
  inquiryReference: string | null;
}

/** A follow-up as staff see it. */
export interface FollowUpDetails {
  id: string;
  customerId: string;
  customerName: string;
  /** Empty when not known. */
  customerPhone: string;
  /** In which the customer wrote, and is answered. */
  language: Language;
  inquiryId: string | null;
  inquiryReference: string | null;
  scheduledDate: Date;
  subject: string;
  description: string;
  status: FollowUpStatus;
  /** Pending, and its day in Cairo is over. */
  isOverdue: boolean;
  /** Pending, and its day in Cairo is today. */
  isDueToday: boolean;
  /** Where staff may move it. */
  next: readonly FollowUpStatus[];
  /** Whether it can be put off to another day. */
  canMove: boolean;
  version: number;
  createdAt: Date;
}
