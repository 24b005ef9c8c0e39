// Clients that submit inquiries while something is done to the product, and what became of each inquiry.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { tally } from './figures.mjs';

/**
 * @typedef {{ email: string, ids: string[], answers: (number | 'none')[] }} Sent one inquiry: the ids by which it was
 *   acknowledged and every answer that it got
 */

/**
 * Submits one inquiry after the other, each until it was acknowledged, and each tenth once more after that.
 * @param {() => import('./copy.mjs').Copy} copy the one that runs at the moment
 * @param {object} inquiry
 * @param {number} client its number
 * @param {() => boolean} isOver
 * @returns {Promise<Sent[]>}
 */
export async function submitting(copy, inquiry, client, isOver) {
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

/**
 * Holds what was acknowledged against what is stored.
 * @param {import('./copy.mjs').Copy} copy
 * @param {Sent[]} sent
 * @returns {Promise<{ acknowledged: number, faults: number, measured: string }>} how many inquiries were acknowledged,
 *   and how many of them are lost, stored twice or known by two ids
 */
export async function countStored(copy, sent) {
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
    acknowledged: acknowledged.length,
    faults: lost.length + twice.length + otherId.length,
    measured:
      `${acknowledged.length} acknowledged (answers ${tally(sent.flatMap(({ answers }) => answers))}): ` +
      `${lost.length} lost, ${twice.length} stored twice; ${retried.length} asked again, ${otherId.length} of them got another id`,
  };
}
