import { CUSTOMER_COLUMNS, type CustomerColumn } from '@tiraz/contracts/customer-care';
import { LANGUAGES } from '@tiraz/contracts/language';
import { texts } from '@tiraz/messages/customer/sheet';
import type { Heads } from '../../shared/domain/sheet-table.js';
import type { LanguageWords } from '../domain/customer-sheet.js';

/** What columns and languages may be called in a table of customers: in every language, and as the API has it. */
export const CUSTOMER_SHEET_WORDS = {
  heads: Object.fromEntries(
    CUSTOMER_COLUMNS.map((column) => [
      column,
      {
        names: LANGUAGES.map((language) => texts[language].heads[column]),
        isRequired: column === 'name' || column === 'email',
      },
    ]),
  ) as Heads<CustomerColumn>,
  languages: Object.fromEntries(
    LANGUAGES.map((said) => [said, [said, ...LANGUAGES.map((language) => texts[language].languages[said])]]),
  ) as LanguageWords,
};
