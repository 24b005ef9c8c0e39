import { PASSWORD_LENGTH } from '@tiraz/contracts/password';
import { invalidField } from '../../shared/domain/domain-error.js';
import { FORBIDDEN_CHARACTER } from '../../shared/domain/forbidden-character.js';

/** What anybody would try here first, beside the owner's e-mail address (ASVS 5, 6.2.11). */
const CONTEXT_WORDS = ['tiraz', 'طراز', 'admin', 'staff', 'password', 'welcome'];
/** An e-mail address gives no word shorter than this. */
const SHORTEST_WORD = 3;
/** Letters and digits that a new password has beside such words, if it has any of them. */
const LEAST_OF_ITS_OWN = 8;

/** What may be wrong with a new password, by the end of its code. */
const FAULTS = {
  'forbidden-character':
    'This password holds a control character, a bidirectional control, half a character or a code that stands for none: nobody could sign in with it.',
  'too-short': `A password has at least ${PASSWORD_LENGTH.shortest} characters.`,
  'too-long': `A password has at most ${PASSWORD_LENGTH.longest} characters.`,
  common: 'This password is one of those that are tried first. Choose another.',
  obvious: 'This password is little more than the e-mail address or the name of the product. Choose another.',
} as const;

/** The most used passwords, which are tried first. */
export abstract class CommonPasswords {
  /** @param folded as `foldPassword` does */
  abstract has(folded: string): boolean;
}

/**
 * @param path the field of the body that holds it
 * @param email whose password it is going to be
 * @throws DomainError `password.forbidden-character`, `password.too-short`, `password.too-long`, `password.common` or
 *   `password.obvious`
 */
export function expectGoodPassword(
  password: string,
  path: string,
  email: string,
  common: CommonPasswords,
): void {
  const fault = faultOf(password, email, common);
  if (fault) throw invalidField(path, `password.${fault}`, FAULTS[fault]);
}

/** What is to be said of a password that is in use already; undefined for a good one. */
export function doubtAbout(password: string, email: string, common: CommonPasswords): string | undefined {
  const fault = faultOf(password, email, common);
  return fault && FAULTS[fault];
}

/** Without marks and letter case: what those who guess vary first. */
export function foldPassword(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function faultOf(password: string, email: string, common: CommonPasswords): keyof typeof FAULTS | undefined {
  if (FORBIDDEN_CHARACTER.test(password)) return 'forbidden-character';
  const { length } = [...password];
  if (length < PASSWORD_LENGTH.shortest) return 'too-short';
  if (length > PASSWORD_LENGTH.longest) return 'too-long';
  const folded = foldPassword(password);
  const withoutSignsAround = folded.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '');
  if (common.has(folded) || common.has(withoutSignsAround)) return 'common';
  return isObvious(folded, email) ? 'obvious' : undefined;
}

function isObvious(folded: string, email: string): boolean {
  const ofEmail = foldPassword(email)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => [...word].length >= SHORTEST_WORD);
  const words = [...CONTEXT_WORDS, ...ofEmail].sort((a, b) => b.length - a.length);
  const own = words.reduce((left, word) => left.replaceAll(word, ' '), folded);
  return own !== folded && (own.match(/[\p{L}\p{N}]/gu) ?? []).length < LEAST_OF_ITS_OWN;
}
