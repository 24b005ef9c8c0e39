// Staff's inquiries with 100,000 of them: lists, deep pages, filters, searches, figures and the export of all.
//
//   npm run measure:inquiries -w bench -- [--inquiries 100000] [--customers 10000] [--runs 40]
//
// Starts a PostgreSQL and the built backend of its own, seeds, signs in, and asks over HTTP, one request at a time.
// Prints p50 and p95 of each, and for the export the time, the first byte and what the backend's memory grew by.
import { parseArgs } from 'node:util';
import { measureExport, measureRequests } from './inquiries-figures.ts';
import { atScale } from './scale.ts';

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
  await measureRequests(scale, Number(options.runs));
});
