/** EGP. */
const HIGHEST_AMOUNT = 9_999_999.99;

/** Nobody sees them; a figure that was copied from an Arabic text carries them. */
export const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/**
 * Text with Arabic-Indic (٠–٩) and Persian (۰–۹) digits turned into ASCII ones, the Arabic decimal separator
 * into a point, and Arabic thousands separators dropped. Everything else stays.
 */
export function toAsciiDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll('٫', '.')
    .replaceAll('٬', '');
}

/**
 * The number that a text is, in any digits (180, ١٨٠, ۱۸۰), with `.` or `٫` before the decimals and `,` or `٬`
 * between the thousands. What is not written out as a number is none: nothing of it is left out or put right.
 *
 * @returns ASCII digits, with `-` before them and `.` within where they were typed; undefined for anything else
 */
export function typedNumber(typed: string): string | undefined {
  const plain = toAsciiDigits(typed.replaceAll('٬', ','))
    .replace(DIRECTION_MARKS, '')
    .trim()
    .replace(/^−/, '-');
  return NUMBER.test(plain) ? plain.replaceAll(',', '') : undefined;
}

/** Why a text is no price. */
export const AMOUNT_FAULTS = ['empty', 'not-a-number', 'negative', 'too-many-decimals', 'too-large'] as const;
export type AmountFault = (typeof AMOUNT_FAULTS)[number];

/** A typed price as the API takes it, `1450.50`, or why it is none. */
export function readAmount(typed: string): { amount: string } | { fault: AmountFault } {
  const number = typedNumber(typed);
  if (number === undefined) {
    return { fault: typed.replace(DIRECTION_MARKS, '').trim() === '' ? 'empty' : 'not-a-number' };
  }
  if (number.startsWith('-')) return { fault: 'negative' };
  if (/\.\d{3}/.test(number)) return { fault: 'too-many-decimals' };
  if (Number(number) > HIGHEST_AMOUNT) return { fault: 'too-large' };
  return { amount: Number(number).toFixed(2) };
}

/** A typed price as the API takes it, `1450.50`; undefined where it would refuse it. */
export function typedAmount(typed: string): string | undefined {
  const read = readAmount(typed);
  return 'amount' in read ? read.amount : undefined;
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
