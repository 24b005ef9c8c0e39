import type { Language } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiry-details';

/** The language in which to write to a customer: Arabic when their name or their message has an Arabic letter. */
export function languageOfCustomer(inquiry: { customerName: string; message: string }): Language {
  return /\p{Script=Arabic}/u.test(inquiry.customerName + inquiry.message) ? 'ar' : 'en';
}

interface Addressee {
  customerName: string;
  message: string;
  reference: string;
  isSampleRequest: boolean;
}

/** How a message to the customer begins, in their language. */
export function greeting(inquiry: Addressee): string {
  return texts[languageOfCustomer(inquiry)].greeting({
    name: inquiry.customerName,
    type: inquiry.isSampleRequest ? 'sample' : 'order',
    reference: inquiry.reference,
  });
}
