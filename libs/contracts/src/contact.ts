/** Limits of the contact fields of an inquiry, in characters after trimming. */
export const CONTACT_LIMITS = {
  customerName: 120,
  customerEmail: 254,
  customerPhone: 40,
  customerCompany: 120,
  message: 4000,
} as const;

/**
 * What counts as an e-mail address, in the form and on the server: one @, a dotted domain, no blanks.
 * Deliberately close to the HTML standard's own pattern, with a required top-level part; without `%`, `?` and `&`, by
 * which a link to an address becomes one to another address, or a letter that somebody else has written.
 */
export const EMAIL_PATTERN =
  "^[A-Za-z0-9.!#$'*+/=^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$";
