import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../free-port.mjs';
import { tally } from '../figures.mjs';

const CLIENTS = 20;
const KILLS = 5;
const LASTS_MS = 60_000;

export default {
  name: 'acknowledged-means-stored',
  table: 'Faults',
  promise: 'Acknowledged means stored, once',
  figure:
    '20 clients with Idempotency-Key, the whole process tree killed with -9 five times in a minute: every 201 in the database exactly once, every retry the same id',
  quick: false,
  bites:
    'With the claim of an Idempotency-Key always granted it prints “586 acknowledged …: 11 lost, 62 stored twice; 60 asked again, 60 of them got another id … NOT HELD”.',

  async prove({ start, say, signal }) {
    const env = { PORT: String(await freePort()) };
    let copy = await start({ env });
    const inquiry = await copy.inquiry();
    const began = performance.now();
    const isOver = () => signal.aborted || performance.now() - began > LASTS_MS;
    const clients = Array.from({ length: CLIENTS }, (_, client) =>
      submitting(() => copy, inquiry, client, isOver),
    );
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await pause(Math.max(0, began + (kill - 0.5) * (LASTS_MS / KILLS) - performance.now()));
      await copy.kill();
      say(`killed ${kill} of ${KILLS}`);
      copy = await start({ env, dataDir: copy.dataDir });
    }
    const sent = (await Promise.all(clients)).flat();

    const rows = await copy.sql(
      `SELECT id, customer_email FROM inquiries WHERE customer_email LIKE '%@once.example'`,
    );
    const stored = Map.groupBy(rows, ({ customer_email: email }) => email);
    const acknowledged = sent.filter(({ ids }) => ids.length > 0);
    const lost = acknowledged.filter(({ email, ids }) => stored.get(email)?.[0].id !== ids[0]);
    const twice = [...stored.values()].filter((same) => same.length > 1);
    const otherId = acknowledged.filter(({ ids }) => new Set(ids).size > 1);
    const retried = acknowledged.filter(({ ids }) => ids.length > 1);
    return {
      held: lost.length + twice.length + otherId.length === 0 && acknowledged.length > CLIENTS * KILLS,
      measured:
        `${KILLS} kills; ${acknowledged.length} acknowledged (answers ${tally(sent.flatMap(({ answers }) => answers))}): ` +
        `${lost.length} lost, ${twice.length} stored twice; ${retried.length} asked again, ${otherId.length} of them got another id`,
    };
  },
};

/** Submits one inquiry after the other, each until it was acknowledged, and each tenth once more after that. */
async function submitting(copy, inquiry, client, isOver) {
  const sent = [];
  for (let n = 0; !isOver(); n += 1) {
    const email = `c${client}-${n}@once.example`;
    const record = { email, ids: [], answers: [] };
    sent.push(record);
    const headers = { 'idempotency-key': randomUUID() };
    const wanted = n % 10 ? 1 : 2;
    while (record.ids.length < wanted && !(isOver() && record.ids.length > 0)) {
      const answer = await copy()
        .api('/api/inquiries', {
          headers,
          body: { ...inquiry, customerEmail: email },
          signal: AbortSignal.timeout(20_000),
        })
        .catch(() => ({ status: 'none' }));
      record.answers.push(answer.status);
      if (answer.status === 201) record.ids.push(answer.body.id);
      else await pause(100);
    }
  }
  return sent;
}
