import type { Staff } from '../../shared/domain/staff.js';
import type { Sending } from '../domain/revision.js';

/** Of an inquiry. */
interface Addressed {
  customerName: string;
  customerEmail: string;
  customerId: string;
  language: Sending['language'];
}

/** To the customer as the inquiry has them now. */
export function sendingTo(inquiry: Addressed, by: Staff, at: Date): Sending {
  const { customerName: name, customerEmail: email, language, customerId } = inquiry;
  return { at, by, name, email, language, customerId };
}
