import type { InquiryStatus } from './status.js';

/** One line of an export. */
export interface ExportedInquiry {
  customerName: string;
  customerEmail: string;
  isSampleRequest: boolean;
  quantity: number;
  /** EGP, a plain decimal. */
  totalCost: string;
  status: InquiryStatus;
  /** Its day in Cairo, YYYY-MM-DD. */
  createdOn: string;
}

const COLUMNS = ['Customer', 'Email', 'Product', 'Quantity', 'Total Value', 'Status', 'Date'];
const LINE_END = '\r\n';

/** Spreadsheets tell by it that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet could take for the beginning of a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]/;

export const CSV_HEAD = BYTE_ORDER_MARK + line(COLUMNS);

/** RFC 4180 lines, each ended. */
export function csvLines(inquiries: readonly ExportedInquiry[]): string {
  return inquiries
    .map((inquiry) =>
      line([
        inquiry.customerName,
        inquiry.customerEmail,
        inquiry.isSampleRequest ? 'Sample Request' : 'Production Order',
        String(inquiry.quantity),
        inquiry.totalCost,
        inquiry.status,
        inquiry.createdOn,
      ]),
    )
    .join('');
}

function line(cells: readonly string[]): string {
  return cells.map(cell).join(',') + LINE_END;
}

function cell(text: string): string {
  const defused = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}
