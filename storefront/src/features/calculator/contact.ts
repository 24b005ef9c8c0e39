import { problemOf, type ApiError, type InquirySubmission } from '@tiraz/api-client';
import {
  CONTACT,
  CONTACT_FIELDS,
  LONGEST_MESSAGE,
  NO_CONTACT,
  type ContactField,
  type VisitorText,
} from '@tiraz/contracts/contact';
import { tidied, typedText } from '@tiraz/contracts/typed-text';

export type FormField = ContactField | 'message';
export type Contact = Record<FormField, string>;

export const FORM_FIELDS: readonly FormField[] = [...CONTACT_FIELDS, 'message'];

export const emptyContact: Contact = { ...NO_CONTACT, message: '' };

export function ruleOf(field: FormField): VisitorText {
  return field === 'message' ? { kind: 'text', longest: LONGEST_MESSAGE } : CONTACT[field];
}

/** What was typed, as it is sent. */
export function textOf(field: FormField, typed: string): string {
  return field === 'message' ? tidied(typed) : typedText(ruleOf(field).kind, typed);
}

/** As it is sent, and what was left empty left out. */
export function toSubmittedContact(contact: Contact): Pick<InquirySubmission, FormField> {
  const texts = FORM_FIELDS.map((field) => {
    const text = textOf(field, contact[field]);
    return [field, ruleOf(field).isRequired ? text : text || undefined];
  });
  return Object.fromEntries(texts) as Pick<InquirySubmission, FormField>;
}

/** The contact fields that the server refused, by the paths in its problem: `/customerEmail`, `customerEmail`. */
export function refusedFields(error: ApiError): FormField[] {
  const paths = problemOf(error)?.errors?.map(({ path }) => path.replace(/^[#/.]+/, '')) ?? [];
  return FORM_FIELDS.filter((field) => paths.includes(field));
}
