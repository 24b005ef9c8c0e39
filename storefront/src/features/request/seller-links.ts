import { toAsciiDigits, DIRECTION_MARKS } from '@tiraz/contracts/typed-number';

/** The seller's number as a telephone dials it; undefined where there is none. */
export function telephoneLink(phone: string): string | undefined {
  const digits = digitsOf(phone);
  return digits === '' ? undefined : `tel:${isInternational(phone) ? '+' : ''}${digits}`;
}

/** A conversation with the seller that begins with this text; undefined where the number does not name its country. */
export function whatsAppLink(phone: string, text: string): string | undefined {
  return isInternational(phone)
    ? `https://wa.me/${digitsOf(phone)}?text=${encodeURIComponent(text)}`
    : undefined;
}

const digitsOf = (phone: string) => toAsciiDigits(phone).replace(/\D/g, '');
const isInternational = (phone: string) =>
  /^\s*\+\s*\d/.test(toAsciiDigits(phone).replace(DIRECTION_MARKS, ''));
