import { MOST_SHEET_ROWS, type InquiryColumn } from '@tiraz/contracts/inquiry-export';
import type { Language } from '@tiraz/contracts/language';
import type { InquiryFilter } from './inquiry-filter.js';

/** How a spreadsheet of inquiries is to be. */
export interface SheetWanted {
  /** In their usual order, whichever is named first. */
  columns: ReadonlySet<InquiryColumn>;
  /** Of its words and of its direction. */
  language: Language;
}

export const TOO_MANY_ROWS = {
  code: 'export.too-many-rows',
  detail: `A spreadsheet has at most ${MOST_SHEET_ROWS} rows; narrow the list, or take the CSV.`,
};

/** Inquiries for whoever reckons on with them. */
export abstract class InquirySheets {
  /**
   * Everything that the filter leaves as an .xlsx file, newest first.
   *
   * @throws DomainError `export.too-many-rows`, `spreadsheet.unavailable`
   */
  abstract write(filter: InquiryFilter, wanted: SheetWanted): Promise<Uint8Array>;
}
