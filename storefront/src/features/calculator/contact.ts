import { problemOf, type ApiError, type InquirySubmission } from '@tiraz/api-client';
import {
  CONTACT,
  CONTACT_FIELDS,
  LONGEST_MESSAGE,
  NO_CONTACT,
  type ContactField,
  type VisitorText,
} from '@tiraz/contracts/contact';
import { toAsciiDigits } from '@tiraz/locale';

export type FormField = ContactField | 'message';
export type Contact = Record<FormField, string>;

export const FORM_FIELDS: readonly FormField[] = [...CONTACT_FIELDS, 'message'];

export const emptyContact: Contact = { ...NO_CONTACT, message: '' };

export function ruleOf(field: FormField): VisitorText {
  return field === 'message' ? { kind: 'text', longest: LONGEST_MESSAGE } : CONTACT[field];
}

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
export function isTooLong(field: FormField, text: string): boolean {
  const { longest } = ruleOf(field);
  return text.length > longest && [...text].length > longest;
}

/** As it is sent: tidied, digits in ASCII, and what was left empty left out. */
export function toSubmittedContact(contact: Contact): Pick<InquirySubmission, FormField> {
  const texts = FORM_FIELDS.map((field) => {
    const { kind, isRequired } = ruleOf(field);
    const text = tidied(kind === 'phone' ? toAsciiDigits(contact[field]) : contact[field]);
    return [field, isRequired ? text : text || undefined];
  });
  return Object.fromEntries(texts) as Pick<InquirySubmission, FormField>;
}

/** The contact fields that the server refused, by the paths in its problem: `/customerEmail`, `customerEmail`. */
export function refusedFields(error: ApiError): FormField[] {
  const paths = problemOf(error)?.errors?.map(({ path }) => path.replace(/^[#/.]+/, '')) ?? [];
  return FORM_FIELDS.filter((field) => paths.includes(field));
}
