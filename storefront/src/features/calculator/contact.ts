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

/** What comes along unseen when a name or a number is pasted from a phone's contacts; the server refuses it. */
const INVISIBLE = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** What was typed, without the blanks around it and without invisible controls. */
export function tidied(typed: string): string {
  return typed.replace(INVISIBLE, '').trim();
}

/**
 * Whether the server refuses it for its length, in characters: an emoji is one.
 * @param text tidied
 */
export function isTooLong(field: ContactField, text: string): boolean {
  return text.length > CONTACT_LIMITS[field] && [...text].length > CONTACT_LIMITS[field];
}

/** As it is sent: tidied, digits in ASCII, and what was left empty left out. */
export function toSubmittedContact(contact: Contact) {
  const { customerName, customerEmail, customerPhone, customerCompany, message } = contact;
  return {
    customerName: tidied(customerName),
    customerEmail: tidied(customerEmail),
    customerPhone: tidied(toAsciiDigits(customerPhone)) || undefined,
    customerCompany: tidied(customerCompany) || undefined,
    message: tidied(message) || undefined,
  };
}

/** The contact fields that the server refused, by the paths in its problem: `/customerEmail`, `customerEmail`. */
export function refusedFields(error: ApiError): ContactField[] {
  const paths = problemOf(error)?.errors?.map(({ path }) => path.replace(/^[#/.]+/, '')) ?? [];
  return CONTACT_FIELDS.filter((field) => paths.includes(field));
}
