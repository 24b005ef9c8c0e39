import { toAsciiDigits } from '@tiraz/contracts/typed-number';
import { internationalDigits } from './telephone';

/** Every way from a screen into a mail program, a telephone or WhatsApp. Whoever wrote the address is a stranger. */

/**
 * A mail to one address and nobody else: whatever it holds stays a part of it and adds no recipient and no text.
 *
 * @param letter what the mail program fills in
 */
export function mailLink(email: string, letter: { subject?: string; body?: string } = {}): string {
  const filled = Object.entries(letter).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  const query = filled.length > 0 ? `?${filled.join('&')}` : '';
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}${query}`;
}

/**
 * A number to dial: digits, behind a plus where the country is certain or was typed. Never a code such as `*21*…#`,
 * which a telephone would carry out.
 *
 * @returns undefined for a text without a digit
 */
export function telephoneLink(phone: string): string | undefined {
  const international = internationalDigits(phone);
  if (international) return `tel:+${international}`;
  const digits = toAsciiDigits(phone).replace(/\D/g, '');
  if (digits === '') return undefined;
  const isAbroad = /^[^\d*#]*\+/.test(toAsciiDigits(phone));
  return `tel:${isAbroad ? '+' : ''}${digits}`;
}

/**
 * A WhatsApp conversation.
 *
 * @param text what is typed in already
 * @returns undefined where the number's country is not certain
 */
export function whatsAppLink(phone: string, text?: string): string | undefined {
  const digits = internationalDigits(phone);
  return digits && `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}
