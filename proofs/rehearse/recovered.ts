// What a recovery brought back, held against what was acknowledged before.
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Acknowledged, Stored } from './load.ts';
import { ask } from './product.ts';
import { expect } from './steps.ts';

/** Clocks of requests tell whole milliseconds. */
const MARGIN_MS = 2;
const THINKS_MS = 50;

/**
 * Every inquiry that was acknowledged before the last recovered commit is there once: its own commit had to be in the log
 * before it. What was sent after that is not there.
 * @param lastAt milliseconds since 1970
 * @returns `lost`: acknowledged after it, and not there
 */
export async function inquiriesUpTo(
  pg: Client,
  acknowledged: Acknowledged[],
  lastAt: number,
): Promise<{ kept: Acknowledged[]; lost: Acknowledged[] }> {
  const { rows } = await pg.query<{ id: string; customer_email: string }>(
    'SELECT id, customer_email FROM inquiries WHERE customer_email = ANY ($1)',
    [acknowledged.map(({ key }) => `${key}@example.com`)],
  );
  const stored = rows.map(({ id, customer_email: email }) => `${id} ${email}`);
  const known = new Set(stored);
  expect(stored.length === known.size, `${stored.length - known.size} are there twice`);
  const isThere = ({ id, key }: Stored) => known.has(`${id} ${key}@example.com`);
  const { kept = [], lost = [] } = Object.groupBy(acknowledged, (one) => (isThere(one) ? 'kept' : 'lost'));
  const early = lost.filter(({ answeredAt }) => answeredAt + MARGIN_MS < lastAt);
  expect(early.length === 0, `${early.length} acknowledged before the last recovered commit are lost`);
  const late = kept.filter(({ sentAt }) => sentAt - MARGIN_MS > lastAt);
  expect(late.length === 0, `${late.length} sent after the last recovered commit are there`);
  expect(kept.length === stored.length, `${stored.length} rows, ${kept.length} of them acknowledged`);
  return { kept, lost };
}

interface Change {
  price: number;
  /** Milliseconds since 1970. */
  sentAt: number;
  answeredAt?: number;
}

interface Given {
  url: string;
  cookie: string;
  productTypeId: string;
  /** The first price. */
  from: number;
}

/** Somebody of the staff who raises one price again and again. */
export class PriceChanges {
  #changes: Change[] = [];
  #isStopping = false;
  #working: Promise<void>;
  readonly productTypeId: string;

  constructor({ url, cookie, productTypeId, from }: Given) {
    this.productTypeId = productTypeId;
    this.#working = this.#work(`${url}/api/admin/product-types/${productTypeId}`, cookie, from);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#working;
  }

  /**
   * The price that a recovery brought back is one that was in force at that moment.
   * @returns how many acknowledged changes are lost
   */
  async upTo(pg: Client, lastAt: number): Promise<number> {
    const { rows } = await pg.query<{ price: number }>(
      'SELECT base_price::float8 AS price FROM product_types WHERE id = $1',
      [this.productTypeId],
    );
    const price = rows[0]?.price ?? NaN;
    const acknowledged = this.#changes.filter(({ answeredAt }) => answeredAt !== undefined);
    const before = acknowledged.filter(({ answeredAt = Infinity }) => answeredAt + MARGIN_MS < lastAt);
    const sent = this.#changes.filter(({ sentAt }) => sentAt - MARGIN_MS <= lastAt);
    const [least, most] = [before.at(-1)?.price ?? 0, sent.at(-1)?.price ?? 0];
    expect(before.length > 0 && price >= least && price <= most, `${price}, of ${least} to ${most}`);
    return acknowledged.filter((change) => change.price > price).length;
  }

  async #work(address: string, cookie: string, from: number): Promise<void> {
    for (let price = from; !this.#isStopping; price += 1) {
      const change: Change = { price, sentAt: Date.now() };
      this.#changes.push(change);
      const body = { basePrice: `${price}.00` };
      const answer = await ask(address, { method: 'PUT', headers: { cookie }, body }).catch(() => undefined);
      if (answer?.status === 200) change.answeredAt = Date.now();
      await pause(THINKS_MS);
    }
  }
}
