import { setTimeout as pause } from 'node:timers/promises';
import { onThisMachine } from '../../tools/this-machine.mjs';
import { quantile, tally } from '../support/figures.ts';
import { proof } from '../proof.ts';

const ROUTES_WITHIN_MS = 5_000;
const LIVE_WITHIN_MS = 50;
const STAFF_ROUTES = [
  '/api/admin/inquiries',
  '/api/admin/customers',
  '/api/admin/fabrics',
  '/api/admin/stats',
];

proof({
  promise: 'Database frozen (SIGSTOP)',
  figure: 'database routes 503 within 5 s, liveness within 50 ms, quotes go on',
  bites:
    'Without the limits of a statement (statement_timeout, answeredWithinMs) it prints “the slowest after 8139 ms … NOT HELD”.',

  quick: {},

  async prove({ start, startDatabase, say }) {
    const database = await startDatabase();
    const copy = await start({ env: { DATABASE_URL: database.url } });
    const staff = await copy.signIn();
    const inquiry = await copy.inquiry();
    const selection = await copy.selection();
    database.signal('SIGSTOP');
    say('the database is frozen');
    const asked = [
      ...STAFF_ROUTES.map((path) => copy.api(path, { headers: staff })),
      copy.api('/api/inquiries', { body: inquiry }),
      copy.api('/api/health/ready'),
    ];
    const live: number[] = [];
    const quotes: number[] = [];
    for (let i = 0; i < 40; i += 1) {
      live.push((await copy.api('/api/health/live')).ms);
      quotes.push((await copy.api('/api/calculate-quote', { body: selection })).status);
      await pause(100);
    }
    const answers = await Promise.all(asked);
    database.signal('SIGCONT');
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    const statuses = new Set(answers.map(({ status }) => status));
    const p95 = quantile(live, 0.95);
    return {
      held:
        [...statuses].join() === '503' &&
        slowest < onThisMachine(ROUTES_WITHIN_MS) &&
        p95 < onThisMachine(LIVE_WITHIN_MS) &&
        quotes.every((status) => status === 200),
      measured:
        `${answers.length} database routes answered ${[...statuses].join(', ')}, the slowest after ${Math.round(slowest)} ms; ` +
        `liveness ${p95.toFixed(0)} ms (p95 of ${live.length}); quotes ${tally(quotes)}`,
    };
  },
});
