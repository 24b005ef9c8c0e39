import { setTimeout as pause } from 'node:timers/promises';
import { onThisMachine } from '../../tools/this-machine.mjs';
import type { Answer } from '../support/copy.ts';
import { tally, timeUntil } from '../support/figures.ts';
import { proof } from '../proof.ts';

const AWAY_MS = 30_000;
const BACK_WITHIN_MS = 2_000;

proof({
  promise: 'Database gone for 30 s',
  figure:
    'readiness 503 naming it, quotes 100 % 200 with the same bytes, submissions 503 with Retry-After (never 201), back within 2 s, no restart',
  bites:
    'With lost connections no longer told from other faults (databaseFault) it prints “submissions 500 × 248, 0 with Retry-After … NOT HELD”.',

  async prove({ start, startDatabase, say }) {
    const database = await startDatabase();
    const copy = await start({ env: { DATABASE_URL: database.url } });
    const selection = await copy.selection();
    const inquiry = await copy.inquiry();
    const quote = () => copy.api('/api/calculate-quote', { body: selection });
    const { text: expected } = await quote();
    const processes = copy.pidsOf('node').join();

    await database.stop();
    say('the database is gone');
    const quotes: Answer[] = [];
    const submissions: Answer[] = [];
    const readiness: Answer[] = [];
    for (const end = performance.now() + AWAY_MS; performance.now() < end; await pause(20)) {
      const [priced, sent, ready] = await Promise.all([
        quote(),
        copy.api('/api/inquiries', { body: inquiry }),
        copy.api('/api/health/ready'),
      ]);
      quotes.push(priced);
      submissions.push(sent);
      readiness.push(ready);
    }
    await database.start();
    const back = await timeUntil(copy.isReady, 30_000);
    const stored = await copy.api('/api/inquiries', { body: inquiry });
    const [{ count }] = await copy.sql(`SELECT count(*)::int FROM inquiries WHERE customer_email = $1`, [
      inquiry.customerEmail,
    ]);

    const same = quotes.filter(({ status, text }) => status === 200 && text === expected).length;
    const turnedAway = submissions.filter(
      ({ status, headers }) => status === 503 && headers.get('retry-after'),
    );
    const naming = readiness.filter(
      ({ status, text }) => status === 503 && text.includes('"path":"database"'),
    );
    const sameProcesses = processes === copy.pidsOf('node').join();
    return {
      held:
        same === quotes.length &&
        turnedAway.length === submissions.length &&
        naming.length === readiness.length &&
        back < onThisMachine(BACK_WITHIN_MS) &&
        stored.status === 201 &&
        count === 1 &&
        sameProcesses,
      measured:
        `${same} of ${quotes.length} quotes the same; submissions ${tally(submissions.map(({ status }) => status))}, ${turnedAway.length} with Retry-After; ` +
        `readiness named it ${naming.length} of ${readiness.length} times; back after ${Math.round(back)} ms, ` +
        `${sameProcesses ? 'no restart' : 'RESTARTED'}; then ${stored.status}, ${count} row`,
    };
  },
});
