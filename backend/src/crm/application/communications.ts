import type { CommunicationType, Direction } from '@tiraz/contracts/customer-care';

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

/** Where communications are stored; everything happens in the running transaction. */
export abstract class Communications {
  /** A new id; later moments sort later. */
  abstract nextId(at: Date): string;

  abstract add(communication: Communication): Promise<void>;
}
