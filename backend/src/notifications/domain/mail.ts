import type { Language } from '@tiraz/contracts/language';

export const MAIL_KINDS = [
  'inquiry-received',
  'quotation-sent',
  'quotation-expiring',
  'quotation-accepted',
  'quotation-declined',
  'acceptance-code',
  // To staff.
  'customer-answered',
  'daily-digest',
  // To somebody who is to have an account.
  'staff-invited',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** What these say is true, or their code or link works, until a moment that no retry puts off. */
export const ENDING_KINDS = [
  'quotation-expiring',
  'acceptance-code',
  'daily-digest',
  'staff-invited',
] as const satisfies readonly MailKind[];
export type EndingKind = (typeof ENDING_KINDS)[number];

export function isEnding(kind: MailKind): kind is EndingKind {
  return (ENDING_KINDS as readonly MailKind[]).includes(kind);
}

export const MAIL_STATES = ['due', 'sent', 'failed', 'held'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Why a mail is neither sent nor tried: there is no mail server, or its time is over. */
export const HOLDING_REASONS = ['no-server', 'too-late'] as const;
export type HoldingReason = (typeof HOLDING_REASONS)[number];

/** A part of a mail, written as HTML and as text alike. */
export type MailBlock =
  /** The first heading is the mail's, the others are those of its parts. */
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'rows'; rows: readonly MailRow[] }
  /** What only the recipient may read; staff see it masked. */
  | { kind: 'code'; text: string }
  /**
   * To the customer's own page, or to where somebody who is invited makes an account, by a link that is issued when the
   * mail is sent; or to staff's page of the inquiry.
   */
  | { kind: 'link'; to: 'request' | 'inquiry' | 'invitation'; label: string }
  | { kind: 'link'; to: 'staff-area'; path: string; label: string };

/** A name and its value; for staff the name may lead to a page of theirs, `/inquiries/1`. */
export type MailRow = readonly [name: string, value: string, path?: string];

/** Where mails go: to a server, into files, or nowhere yet. */
export const DELIVERS = ['smtp', 'files', 'nothing'] as const;
export type Delivers = (typeof DELIVERS)[number];

export interface Recipient {
  name: string;
  email: string;
}

/** What a mail says. */
export interface Letter {
  subject: string;
  blocks: readonly MailBlock[];
}

export interface Attachment {
  documentKey: string;
  fileName: string;
}

/** What a mail is about: an inquiry, or an invitation. */
export interface MailSubject {
  inquiryId: string | null;
  /** Of the inquiry; empty without one. */
  reference: string;
  invitationId?: string | null;
}

export interface MailContents extends Letter {
  /** `inquiry-received:ID`: the same key twice is one mail. */
  key: string;
  to: Recipient;
  language: Language;
  about: MailSubject;
  /** Documents that go with it; they are there when it is written. */
  attachments?: readonly Attachment[];
}

/** A kind, with the moment after which it is not sent; absent: 48 hours from now on. */
export type TimedKind =
  | { kind: EndingKind; sendBefore: Date }
  | { kind: Exclude<MailKind, EndingKind>; sendBefore?: never };

export type NewMail = MailContents & TimedKind;

/** A name as people have one; anything with an address in it, or longer than any, is none. */
export function plainName(name: string): string {
  return /[/@\\<>]|www\.|\w\w\.\w\w/i.test(name) || [...name].length > 80 ? '' : name.trim();
}

const HOUR_MS = 3_600_000;

/** Nobody wants to read later that something has just happened. */
export function latestMoment(from: Date): Date {
  return new Date(from.getTime() + 48 * HOUR_MS);
}
