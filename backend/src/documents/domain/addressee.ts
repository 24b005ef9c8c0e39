import type { Addressee } from './document-data.js';

/** Whose inquiry it is, as documents name them. */
export function addresseeOf(inquiry: {
  customerName: string;
  customerCompany: string;
  customerEmail: string;
  customerPhone: string;
}): Addressee {
  return {
    name: inquiry.customerName,
    company: inquiry.customerCompany,
    email: inquiry.customerEmail,
    phone: inquiry.customerPhone,
  };
}
