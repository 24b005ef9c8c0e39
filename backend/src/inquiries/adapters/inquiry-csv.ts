// The database writes the lines itself: a row that never becomes objects here costs the process no memory, however
// many there are.

const COLUMNS = ['Customer', 'Email', 'Product', 'Quantity', 'Total Value', 'Status', 'Date'];

/** Spreadsheets tell by it that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The first line of an export, ended. */
export const CSV_HEAD = `${BYTE_ORDER_MARK}${COLUMNS.join(',')}\r\n`;

/** An SQL expression: an RFC 4180 line of a row of `inquiries`, ended. Amounts are plain, the date is Cairo's. */
export const CSV_LINE = `concat_ws(',',
  ${csvCell('customer_name')},
  ${csvCell('customer_email')},
  CASE WHEN is_sample_request THEN 'Sample Request' ELSE 'Production Order' END,
  quantity,
  value,
  status,
  to_char(created_at AT TIME ZONE 'Africa/Cairo', 'YYYY-MM-DD')
) || E'\\r\\n'`;

/**
 * An SQL expression: a text as a cell. What a spreadsheet could take for the beginning of a formula gets a leading
 * apostrophe (OWASP, CSV injection); then quotes where RFC 4180 wants them.
 */
export function csvCell(text: string): string {
  const defused = `CASE WHEN ${text} ~ '^[=+@\\t\\r＝＋－＠-]' THEN '''' || ${text} ELSE ${text} END`;
  const quoted = `'"' || replace(${defused}, '"', '""') || '"'`;
  return `CASE WHEN ${text} ~ '[",\\r\\n]' THEN ${quoted} ELSE ${defused} END`;
}
