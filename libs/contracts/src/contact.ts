/** A text of a visitor's: what its form asks for, and what the server takes. */
export interface VisitorText {
  kind: 'text' | 'email' | 'phone';
  /** In characters after trimming. */
  longest: number;
  isRequired?: boolean;
  /** What browsers fill in by themselves. */
  autoComplete?: string;
}

/**
 * How somebody who sends an inquiry can be reached: single lines, in the order of the form. The body of a submission, the
 * columns of `inquiries`, what staff see, the form and its walks follow from this table; only the labels
 * (libs/messages/shared/contact), the entity's column and the migration stand beside it.
 */
export const CONTACT = {
  customerName: { kind: 'text', longest: 120, isRequired: true, autoComplete: 'name' },
  customerEmail: { kind: 'email', longest: 254, isRequired: true, autoComplete: 'email' },
  customerPhone: { kind: 'phone', longest: 40, autoComplete: 'tel' },
  customerCompany: { kind: 'text', longest: 120, autoComplete: 'organization' },
} as const satisfies Record<string, VisitorText>;

export type ContactField = keyof typeof CONTACT;
export const CONTACT_FIELDS = Object.keys(CONTACT) as ContactField[];

/** Each field has a text, which is empty where nothing was given. */
export type GivenContact = Record<ContactField, string>;
export const NO_CONTACT = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, ''])) as GivenContact;

type RequiredField = {
  [Field in ContactField]: (typeof CONTACT)[Field] extends { isRequired: true } ? Field : never;
}[ContactField];
/** As it is sent: what is not required may be absent. */
export type SentContact = Record<RequiredField, string> &
  Partial<Record<Exclude<ContactField, RequiredField>, string>>;

/** In characters after trimming; it may have lines. */
export const LONGEST_MESSAGE = 4000;

/**
 * What counts as an e-mail address, in the form and on the server: one @, a dotted domain, no blanks.
 * Deliberately close to the HTML standard's own pattern, with a required top-level part; without `%`, `?` and `&`, by
 * which a link to an address becomes one to another address, or a letter that somebody else has written.
 */
export const EMAIL_PATTERN =
  "^[A-Za-z0-9.!#$'*+/=^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$";
