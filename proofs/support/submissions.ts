// Clients that submit inquiries while something is done to the product, and what became of each inquiry.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Copy } from './copy.ts';
import { tally } from './figures.ts';

/** What a submission may be answered while parts of the product are away. */
const CLEAR = [201, 503];

/** One inquiry that was sent. */
export interface Sent {
  email: string;
  /** By which it was acknowledged. */
  ids: string[];
  answers: (number | 'none')[];
  /** The texts of answers that it should not have got. */
  unclear: string[];
}

/**
 * Submits one inquiry after the other, each until it was acknowledged, and each tenth once more after that.
 * @param copy the one that runs at the moment
 * @param client its number
 */
export async function submitting(
  copy: () => Copy,
  inquiry: object,
  client: number,
  isOver: () => boolean,
): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (let n = 0; !isOver(); n += 1) {
    const email = `c${client}-${n}@once.example`;
    const record: Sent = { email, ids: [], answers: [], unclear: [] };
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
        .catch(() => undefined);
      record.answers.push(answer?.status ?? 'none');
      if (answer && !CLEAR.includes(answer.status)) record.unclear.push(answer.text);
      if (answer?.status === 201) record.ids.push(answer.body.id);
      else await pause(100);
    }
  }
  return sent;
}

/**
 * Holds what was acknowledged against what is stored: how many inquiries were acknowledged, and how many of them are
 * lost, stored twice, known by two ids or answered by anything but 201 and 503.
 */
export async function countStored(
  copy: Copy,
  sent: Sent[],
): Promise<{ acknowledged: number; faults: number; measured: string }> {
  const rows = await copy.sql(
    `SELECT id, customer_email FROM inquiries WHERE customer_email LIKE '%@once.example'`,
  );
  const stored = Map.groupBy(rows, ({ customer_email: email }) => email);
  const acknowledged = sent.filter(({ ids }) => ids.length > 0);
  const lost = acknowledged.filter(({ email, ids }) => stored.get(email)?.[0]?.id !== ids[0]);
  const twice = [...stored.values()].filter((same) => same.length > 1);
  const otherId = acknowledged.filter(({ ids }) => new Set(ids).size > 1);
  const retried = acknowledged.filter(({ ids }) => ids.length > 1);
  const unclear = sent.flatMap(({ unclear: texts }) => texts);
  return {
    acknowledged: acknowledged.length,
    faults: lost.length + twice.length + otherId.length + unclear.length,
    measured:
      `${acknowledged.length} acknowledged (answers ${tally(sent.flatMap(({ answers }) => answers))}): ` +
      `${lost.length} lost, ${twice.length} stored twice; ${retried.length} asked again, ${otherId.length} of them got another id` +
      (unclear.length > 0
        ? `; answered neither 201 nor 503: ${unclear.length}, the first ${unclear[0]}`
        : ''),
  };
}
