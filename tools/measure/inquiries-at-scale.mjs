// Staff's inquiries with 100,000 of them: lists, deep pages, filters, searches, figures and the export of all.
//
//   npm run measure:inquiries -- [--inquiries 100000] [--customers 10000] [--runs 40]
//
// Starts a PostgreSQL and the built backend of its own, seeds, signs in, and asks over HTTP, one request at a time.
// Prints p50 and p95 of each, and for the export the time, the first byte and what the backend's memory grew by.
import { parseArgs } from 'node:util';
import { atScale } from './scale.mjs';

const LIST = '/api/admin/inquiries';
const LIST_LIMIT_MS = 150;
const STATS_LIMIT_MS = 200;
const MEMORY_LIMIT_MB = 64;
const DEEP_PAGE = 400;

const { values: options } = parseArgs({
  options: {
    inquiries: { type: 'string', default: '100000' },
    customers: { type: 'string', default: '10000' },
    runs: { type: 'string', default: '40' },
  },
});
const size = { inquiries: Number(options.inquiries), customers: Number(options.customers) };

await atScale(size, async (scale) => {
  // First, while the process is still small: what it holds later is no growth that an export could show.
  await measureExport(scale);
  await measureRequests(scale);
});

async function measureRequests(scale) {
  const search = (q, more = '') => `${LIST}?limit=100&q=${encodeURIComponent(q)}${more}`;
  const first = await scale.ask(`${LIST}?limit=1`);
  const subjects = [
    ['first page', `${LIST}?limit=100`],
    ['a page of 1,000', `${LIST}?limit=1000`],
    [`page ${DEEP_PAGE}`, await scale.pageAfter(`${LIST}?limit=100`, DEEP_PAGE / 10)],
    [
      `page ${DEEP_PAGE} by name`,
      await scale.pageAfter(`${LIST}?limit=100&sort=customerName`, DEEP_PAGE / 10),
    ],
    ['status new', `${LIST}?limit=100&status=new`],
    ['status closed', `${LIST}?limit=100&status=closed`],
    ['dearest first', `${LIST}?limit=100&sort=-totalCost`],
    ['rejected, by value', `${LIST}?limit=100&status=rejected&sort=-totalCost`],
    ['search: frequent, folded', search('احمد')],
    ['search: frequent, by value', search('مصطفي', '&sort=-totalCost')],
    ['search: frequent, with status', search('فاطمه', '&status=new')],
    ['search: two words', search('منى القحطاني')],
    ['search: one letter', search('ا')],
    ['search: one e-mail address', search('customer77@brand77.example')],
    ['search: one reference', search(first.body[0].reference)],
    ['search: one reference, by name', search(first.body[0].reference, '&sort=customerName')],
    ['search: nothing found', search('زرياب')],
    ['one inquiry', `${LIST}/${first.body[0].id}`],
    ['stats', '/api/admin/stats'],
  ];
  const limited = subjects.map(([name, path]) => [
    name,
    path,
    name === 'stats' ? STATS_LIMIT_MS : LIST_LIMIT_MS,
  ]);
  await scale.measure(limited, Number(options.runs));
}

async function measureExport({ backend, headers }) {
  const before = backend.memory();
  let highest = before;
  const watching = setInterval(() => (highest = Math.max(highest, backend.memory())), 5);
  const began = performance.now();
  const answer = await fetch(`${backend.url}${LIST}/export.csv`, { headers });
  let firstByte;
  let bytes = 0;
  let lines = 0;
  for await (const chunk of answer.body) {
    firstByte ??= performance.now() - began;
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  clearInterval(watching);
  const grown = highest - before;
  console.log('The export of all of them');
  console.table({
    'export.csv': {
      lines: lines - 1,
      MB: Number((bytes / 1024 ** 2).toFixed(1)),
      'first byte ms': Math.round(firstByte),
      'all s': Number(((performance.now() - began) / 1000).toFixed(1)),
      'memory before MB': Math.round(before),
      'grown by MB': Number(grown.toFixed(1)),
      below: grown < MEMORY_LIMIT_MB ? MEMORY_LIMIT_MB : `NOT ${MEMORY_LIMIT_MB}`,
    },
  });
}
