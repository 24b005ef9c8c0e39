import { readFileSync } from 'node:fs';
import { onThisMachine } from '../../tools/this-machine.mjs';
import { measureExport, measureRequests } from '../../bench/measure/inquiries-figures.ts';
import { Scale } from '../../bench/measure/scale.ts';
import { seedInquiries } from '../../bench/measure/seed-inquiries.ts';
import { proof } from '../proof.ts';

const SIZE = { inquiries: 100_000, customers: 10_000 };
const RUNS = 40;

proof({
  promise: '100,000 inquiries',
  figure:
    'any page, filter or search p95 below 150 ms; stats below 200 ms; CSV streams with less than 64 MB more memory',
  limitMs: 900_000,
  bites:
    'Without the index of the search it prints “slowest of 18 pages, filters and searches: "search: frequent, folded", p95 2210 ms; stats p95 374.3 ms … NOT HELD”.',

  async prove({ start, say }) {
    const copy = await start({ database: 'own' });
    await seedInquiries(copy.databaseUrl, SIZE);
    say(`${SIZE.inquiries} inquiries of ${SIZE.customers} customers`);
    const [backend] = copy.pidsOf('backend/dist/main.js');
    const memory = () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${backend}/status`, 'utf8'))?.[1]) / 1024;
    const { cookie } = await copy.signIn();
    const scale = new Scale(copy.databaseUrl, copy.dataDir, { url: copy.url, memory }, cookie);
    const exported = await measureExport(scale);
    const figures = await measureRequests(scale, RUNS);
    const stats = figures.find(({ name }) => name === 'stats');
    const slowest = figures.filter(({ name }) => name !== 'stats').reduce((a, b) => (b.p95 > a.p95 ? b : a));
    const late = figures.filter(({ p95, limit }) => p95 >= onThisMachine(limit));
    return {
      held: late.length === 0 && exported.grownMb < exported.limitMb && exported.lines >= SIZE.inquiries,
      measured:
        `slowest of ${figures.length - 1} pages, filters and searches: "${slowest.name}", p95 ${slowest.p95} ms; stats p95 ${stats?.p95} ms; ` +
        `CSV of ${exported.lines} lines with ${exported.grownMb.toFixed(1)} MB more memory`,
    };
  },
});
