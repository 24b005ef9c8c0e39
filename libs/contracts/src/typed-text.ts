import type { VisitorText } from './contact.js';
import { toAsciiDigits, DIRECTION_MARKS } from './typed-number.js';

/** What comes along unseen with what is pasted from a phone's contacts or a message; the server refuses it. */
const INVISIBLE = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** What was typed, without invisible controls. */
export function withoutUnseen(typed: string): string {
  return typed.replace(INVISIBLE, '');
}

/** What was typed, without the blanks around it and without invisible controls. */
export function tidied(typed: string): string {
  return withoutUnseen(typed).trim();
}

/** The same on a single line: what came along from the cells of a table, or from several lines, is a blank each. */
export function tidiedLine(typed: string): string {
  return tidied(typed.replace(/[\t\n\r\u2028\u2029]+/g, ' '));
}

/** What was typed, tidied and on a single line; of a number the digits in ASCII; of what has one direction no mark of another. */
export function typedText(kind: VisitorText['kind'], typed: string): string {
  if (kind === 'text') return tidiedLine(typed);
  return tidiedLine((kind === 'phone' ? toAsciiDigits(typed) : typed).replace(DIRECTION_MARKS, ''));
}
