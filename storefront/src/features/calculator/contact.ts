import { problemOf, type ApiError } from '@tiraz/api-client';
import { CONTACT_LIMITS } from '@tiraz/contracts/contact';
import { toAsciiDigits } from '@tiraz/locale';

export type ContactField = keyof typeof CONTACT_LIMITS;
export type Contact = Record<ContactField, string>;

export const CONTACT_FIELDS = Object.keys(CONTACT_LIMITS) as ContactField[];

export const emptyContact: Contact = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  customerCompany: '',
  message: '',
};

/** As it is sent: trimmed, digits in ASCII, and what was left empty left out. */
export function toSubmittedContact(contact: Contact) {
  const { customerName, customerEmail, customerPhone, customerCompany, message } = contact;
  return {
    customerName: customerName.trim(),
    customerEmail: customerEmail.trim(),
    customerPhone: toAsciiDigits(customerPhone).trim() || undefined,
    customerCompany: customerCompany.trim() || undefined,
    message: message.trim() || undefined,
  };
}

/** The contact fields that the server refused, by the paths in its problem: `/customerEmail`, `customerEmail`. */
export function refusedFields(error: ApiError): ContactField[] {
  const paths = problemOf(error)?.errors?.map(({ path }) => path.replace(/^[#/.]+/, '')) ?? [];
  return CONTACT_FIELDS.filter((field) => paths.includes(field));
}
