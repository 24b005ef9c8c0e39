import { toAsciiDigits, DIRECTION_MARKS } from '@tiraz/contracts/typed-number';

interface Country {
  code: string;
  /** A mobile number without the country code and without the leading zero. */
  mobile: RegExp;
  /** A mobile number as people at home write it, where no neighbour writes one alike. */
  local: RegExp;
}

/**
 * Where our customers sit, from the numbering plans of the three regulators. Emirati and Saudi numbers both begin with
 * 05 and both have ten digits: only the operators' codes that one country alone has given out tell them apart.
 */
const COUNTRIES: readonly Country[] = [
  { code: '20', mobile: /^1[0125]\d{8}$/, local: /^01[0125]\d{8}$/ },
  { code: '971', mobile: /^5[024568]\d{7}$/, local: /^052\d{7}$/ },
  { code: '966', mobile: /^5\d{8}$/, local: /^05[379]\d{7}$/ },
];

/** E.164: a country code and number of 8 to 15 digits, not beginning with 0. */
const INTERNATIONAL = /^[1-9]\d{7,14}$/;

/**
 * A phone number in its international form, digits only, as WhatsApp and telephones want it.
 *
 * @param phone as a visitor typed it, in any digits
 * @returns undefined where the country is not certain: a message to a stranger is worse than none
 */
export function internationalDigits(phone: string): string | undefined {
  const typed = toAsciiDigits(phone)
    .replace(DIRECTION_MARKS, '')
    .replace(/\(0\)/g, '')
    .replace(/[\s().\-/]/g, '');
  const [, prefix = '', digits = ''] = /^(\+|00)?(\d+)$/.exec(typed) ?? [];
  if (digits === '') return undefined;

  for (const { code, mobile, local } of COUNTRIES) {
    if (digits.startsWith(code)) {
      // Many write the zero of home behind the country code: +20 0100…
      const number = digits.slice(code.length).replace(/^0/, '');
      if (mobile.test(number)) return code + number;
    }
    if (!prefix && local.test(digits)) return code + digits.slice(1);
  }
  return prefix && INTERNATIONAL.test(digits) ? digits : undefined;
}
