import type { Language } from '@tiraz/locale';

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
export function greeting(inquiry: Addressee): string {
  return greetings[languageOfCustomer(inquiry)](inquiry);
}
