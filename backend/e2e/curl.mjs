// As much of curl as docs/api.md uses, where no curl is installed: -s, -X, -H, -d, -b and -c with a file, --data-binary @-.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    silent: { type: 'boolean', short: 's' },
    request: { type: 'string', short: 'X' },
    header: { type: 'string', short: 'H', multiple: true, default: [] },
    data: { type: 'string', short: 'd' },
    'data-binary': { type: 'string' },
    cookie: { type: 'string', short: 'b' },
    'cookie-jar': { type: 'string', short: 'c' },
  },
});
const headers = new Headers(values.header.map((header) => header.split(/: (.*)/s).slice(0, 2)));
if (values.cookie) headers.set('cookie', readFileSync(values.cookie, 'utf8'));
const sent = values['data-binary'] === '@-' ? readFileSync(0) : values.data;
const answer = await fetch(positionals[0], {
  method: values.request ?? (sent === undefined ? 'GET' : 'POST'),
  headers,
  body: sent,
});
const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
if (values['cookie-jar']) writeFileSync(values['cookie-jar'], cookies.join('; '));
process.stdout.write(await answer.text());
