import type { Language } from '@tiraz/locale';
import { internationalDigits } from '../../ui/telephone';

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

const greetings: Record<Language, (inquiry: Addressee) => string> = {
  en: ({ customerName, reference, isSampleRequest }) =>
    `Hello ${customerName}, this is Tiraz about your ${isSampleRequest ? 'sample request' : 'quotation request'} ${reference}.`,
  ar: ({ customerName, reference, isSampleRequest }) =>
    `أهلًا ${customerName}، معك فريق طِراز بخصوص ${isSampleRequest ? 'طلب العينة' : 'طلب عرض السعر'} رقم ${reference}.`,
};

/** How a message to the customer begins, in their language. */
function greeting(inquiry: Addressee): string {
  return greetings[languageOfCustomer(inquiry)](inquiry);
}

/** A WhatsApp conversation with the greeting typed in; undefined where the number's country is not certain. */
export function whatsAppLink(phone: string, inquiry: Addressee): string | undefined {
  const digits = internationalDigits(phone);
  return digits && `https://wa.me/${digits}?text=${encodeURIComponent(greeting(inquiry))}`;
}

/** A mail to the customer with the reference as its subject and the greeting typed in. */
export function mailLink(email: string, inquiry: Addressee): string {
  const subject = encodeURIComponent(inquiry.reference);
  const body = encodeURIComponent(greeting(inquiry));
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}&body=${body}`;
}
