import { CONTACT, EMAIL_PATTERN, type VisitorText } from '@tiraz/contracts/contact';
import type { CustomerColumn, CustomerSheetFault } from '@tiraz/contracts/customer-care';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@tiraz/contracts/language';
import { toAsciiDigits } from '@tiraz/contracts/typed-number';
import { EMPTY_OR_VISIBLE, isVisible, ONE_LINE } from '@tiraz/contracts/visible-text';
import { foldEmail } from '../../shared/domain/email.js';
import { FORBIDDEN_CHARACTER } from '../../shared/domain/forbidden-character.js';
import { folded, type SheetFault, type TableRow } from '../../shared/domain/sheet-table.js';
import type { Contact } from './customer.js';

type CustomerFault = SheetFault<CustomerColumn, CustomerSheetFault>;

/** A contact as a row says it, its address folded. */
export interface SheetContact extends Contact {
  row: number;
}

/** What a language may be called. */
export type LanguageWords = Record<Language, string[]>;

const FIELDS = {
  name: CONTACT.customerName,
  email: CONTACT.customerEmail,
  phone: CONTACT.customerPhone,
  company: CONTACT.customerCompany,
} satisfies Record<string, VisitorText>;

const EMAIL = new RegExp(EMAIL_PATTERN);

/**
 * Whom each row names, by the rules of an inquiry's contact. Digits of a phone number are ASCII ones; where no language is
 * said, it is English.
 */
export function contactsIn(
  rows: readonly TableRow<CustomerColumn>[],
  words: LanguageWords,
): { contacts: SheetContact[]; faults: CustomerFault[] } {
  const faults: CustomerFault[] = [];
  const seen = new Set<string>();
  const contacts = rows.map(({ row, cells }): SheetContact => {
    const fault = (column: CustomerColumn, code: CustomerSheetFault) =>
      faults.push({ row, column, code, text: cells[column] });
    for (const column of ['name', 'email', 'phone', 'company'] as const) {
      const code = faultOf(cells[column], FIELDS[column]);
      if (code) fault(column, code);
    }
    const language = cells.language ? languageOf(cells.language, words) : DEFAULT_LANGUAGE;
    if (!language) fault('language', 'unknown-language');
    const email = foldEmail(cells.email);
    if (email && seen.has(email)) fault('email', 'twice');
    seen.add(email);
    const { name, phone, company } = cells;
    return { row, name, email, phone: toAsciiDigits(phone), company, language: language ?? DEFAULT_LANGUAGE };
  });
  return { contacts, faults };
}

function faultOf(text: string, { kind, longest, isRequired }: VisitorText): CustomerSheetFault | undefined {
  if (FORBIDDEN_CHARACTER.test(text)) return 'forbidden-character';
  if (isRequired ? !isVisible(text) : !EMPTY_OR_VISIBLE.test(text)) return 'empty';
  if ([...text].length > longest) return 'too-long';
  if (!ONE_LINE.test(text)) return 'several-lines';
  return kind === 'email' && !EMAIL.test(text) ? 'not-an-email' : undefined;
}

function languageOf(text: string, words: LanguageWords): Language | undefined {
  return LANGUAGES.find((language) => words[language].some((word) => folded(word) === folded(text)));
}
