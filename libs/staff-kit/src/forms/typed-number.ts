import { toAsciiDigits } from '@tiraz/locale';

/** EGP. */
const HIGHEST_AMOUNT = 9_999_999.99;

/** Marks of direction, which nobody sees; a figure that was copied from an Arabic text carries them. */
export const UNSEEN = /[\u061c\u200e\u200f\u2066-\u2069]/g;
const NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/**
 * The number that a text is, in any digits (180, ١٨٠, ۱۸۰), with `.` or `٫` before the decimals and `,` or `٬`
 * between the thousands. What is not written out as a number is none: nothing of it is left out or put right.
 *
 * @returns ASCII digits, with `-` before them and `.` within where they were typed; undefined for anything else
 */
export function typedNumber(typed: string): string | undefined {
  const plain = toAsciiDigits(typed.replaceAll('٬', ',')).replace(UNSEEN, '').trim().replace(/^−/, '-');
  return NUMBER.test(plain) ? plain.replaceAll(',', '') : undefined;
}

/** A typed price as the API takes it, `1450.50`; undefined where it would refuse it. */
export function typedAmount(typed: string): string | undefined {
  const number = typedNumber(typed) ?? '';
  const isAmount = /^\d+(?:\.\d{1,2})?$/.test(number) && Number(number) <= HIGHEST_AMOUNT;
  return isAmount ? Number(number).toFixed(2) : undefined;
}

/** A typed percentage, `14.5`, in basis points; undefined for what is none, or has more than two decimals. */
export function typedBasisPoints(typed: string): number | undefined {
  const number = typedNumber(typed) ?? '';
  return /^\d+(?:\.\d{1,2})?$/.test(number) ? Math.round(Number(number) * 100) : undefined;
}

/** A typed number without decimals; undefined when it has some, or is none. */
export function typedWhole(typed: string): number | undefined {
  const number = Number(typedNumber(typed) ?? NaN);
  return Number.isInteger(number) ? number : undefined;
}
