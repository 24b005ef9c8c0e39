import { INQUIRY_STATUSES } from '@tiraz/contracts/inquiry-status';
import { texts } from '@tiraz/messages/backend/inquiry-export';
import { texts as statuses } from '@tiraz/messages/inquiry/statuses';

// The database writes the lines itself: a row that never becomes objects here costs the process no memory, however
// many there are.

/** The same whoever asks for the file: programs read it too. */
const words = texts.en;

/** Spreadsheets tell by it that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The first line of an export, ended. */
export const CSV_HEAD = `${BYTE_ORDER_MARK}${words.columns.join(',')}\r\n`;

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

const STATUS_NAME = `CASE status ${INQUIRY_STATUSES.map(
  (status) => `WHEN '${status}' THEN ${literal(statuses.en[status])}`,
).join(' ')} END`;

/** A word of ours needs no defusing. */
const cell = (word: string) => literal(`"${word}"`);

const PRODUCT = `CASE WHEN is_sample_request THEN ${cell(words.sampleRequest)} ELSE ${cell(words.productionOrder)} END`;

/**
 * An SQL expression: an RFC 4180 line of a row of `inquiries`, ended. Texts are quoted, amounts are plain, the status is
 * in the words of the screen, the date is Cairo's.
 */
export const CSV_LINE = `concat_ws(',',
  ${csvCell('customer_name')},
  ${csvCell('customer_email')},
  ${PRODUCT},
  quantity,
  value,
  ${csvCell(STATUS_NAME)},
  to_char(created_at AT TIME ZONE 'Africa/Cairo', 'YYYY-MM-DD')
) || E'\\r\\n'`;

/**
 * An SQL expression: a text as a cell. What a spreadsheet could take for the beginning of a formula gets a leading
 * apostrophe (OWASP, CSV injection). It is quoted whatever it holds: where a spreadsheet takes semicolons for
 * separators, as it does in half of the world, `x;=1+1` without quotes is two cells.
 */
export function csvCell(text: string): string {
  const defused = `CASE WHEN ${text} ~ '^[=+@\\t\\r＝＋－＠-]' THEN '''' ELSE '' END || ${text}`;
  return `'"' || replace(${defused}, '"', '""') || '"'`;
}
