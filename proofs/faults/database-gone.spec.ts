import { setTimeout as pause } from 'node:timers/promises';
import { onThisMachine } from '../../tools/this-machine.mjs';
import type { Answer } from '../support/copy.ts';
import { tally, timeUntil } from '../support/figures.ts';
import { proof } from '../proof.ts';

const BACK_WITHIN_MS = 2_000;

proof({
  promise: 'Database gone for 30 s',
  figure:
    'readiness 503 naming it, quotes and lists 100 % 200 with the same bytes, submissions and staff routes 503 with Retry-After (never 201 or 401), back within 2 s, no restart, sessions go on, the retry stored once',
  bites:
    'With lost connections no longer told from other faults (databaseFault) it prints “submissions 500 × 248, 0 with Retry-After … NOT HELD”.',

  full: { awayMs: 30_000 },
  quick: { awayMs: 1_000 },

  async prove({ start, startDatabase, say, scale: { awayMs } }) {
    const database = await startDatabase();
    const copy = await start({ env: { DATABASE_URL: database.url } });
    const selection = await copy.selection();
    const inquiry = await copy.inquiry();
    const staff = await copy.signIn();
    const fabrics = () => copy.api('/api/fabrics');
    const quote = () => copy.api('/api/calculate-quote', { body: selection });
    const submit = () =>
      copy.api('/api/inquiries', { headers: { 'idempotency-key': 'patient' }, body: inquiry });
    const { text: expected } = await quote();
    const { text: listed } = await fabrics();
    const processes = copy.parts();

    await database.stop();
    say('the database is gone');
    const refused = await Promise.all([
      copy.api('/api/admin/me', { headers: staff }),
      copy.api('/api/admin/logout', { method: 'POST', headers: staff }),
      copy.api('/api/admin/login', { body: copy.account }),
      copy.api('/api/admin/me/password', {
        method: 'PUT',
        headers: staff,
        body: { currentPassword: copy.account.password, newPassword: 'a loom in new Cairo' },
      }),
    ]);
    // Nobody is asked to sign in again for that: 401 is for a session that is not there.
    const stranger = await copy.api('/api/admin/me');
    const isListed = (await fabrics()).text === listed;
    const quotes: Answer[] = [];
    const submissions: Answer[] = [];
    const readiness: Answer[] = [];
    for (const end = performance.now() + awayMs; performance.now() < end; await pause(20)) {
      const [priced, sent, ready] = await Promise.all([quote(), submit(), copy.api('/api/health/ready')]);
      quotes.push(priced);
      submissions.push(sent);
      readiness.push(ready);
    }
    await database.start();
    const back = await timeUntil(copy.isReady, 30_000);
    const stored = await submit();
    const again = await submit();
    const me = await copy.api('/api/admin/me', { headers: staff });
    const [{ count }] = await copy.sql(`SELECT count(*)::int FROM inquiries WHERE customer_email = $1`, [
      inquiry.customerEmail,
    ]);

    const same = quotes.filter(({ status, text }) => status === 200 && text === expected).length;
    const isTurnedAway = ({ status, headers, body }: Answer) =>
      status === 503 && body.code === 'database.unavailable' && Number(headers.get('retry-after')) > 0;
    const turnedAway = submissions.filter(isTurnedAway);
    const staffAway = refused.filter(isTurnedAway);
    const naming = readiness.filter(
      ({ status, text }) => status === 503 && text.includes('"path":"database"'),
    );
    const sameProcesses = processes === copy.parts();
    return {
      held:
        same === quotes.length &&
        turnedAway.length === submissions.length &&
        naming.length === readiness.length &&
        staffAway.length === refused.length &&
        stranger.status === 401 &&
        isListed &&
        me.status === 200 &&
        again.body.id === stored.body.id &&
        back < onThisMachine(BACK_WITHIN_MS) &&
        stored.status === 201 &&
        count === 1 &&
        sameProcesses,
      measured:
        `${same} of ${quotes.length} quotes the same; submissions ${tally(submissions.map(({ status }) => status))}, ${turnedAway.length} with Retry-After; ` +
        `staff ${tally(refused.map(({ status }) => status))}, a stranger ${stranger.status}; ` +
        `readiness named it ${naming.length} of ${readiness.length} times; back after ${Math.round(back)} ms, ` +
        `${sameProcesses ? 'no restart' : 'RESTARTED'}; then ${stored.status}, ${count} row, and the session answers ${me.status}`,
    };
  },
});
