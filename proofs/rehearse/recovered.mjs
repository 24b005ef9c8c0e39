// What a recovery brought back, held against what was acknowledged before.
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './product.mjs';
import { expect } from './steps.mjs';

/** Clocks of requests tell whole milliseconds. */
const MARGIN_MS = 2;
const THINKS_MS = 50;

/**
 * Every inquiry that was acknowledged before the last recovered commit is there once: its own commit had to be in the log
 * before it. What was sent after that is not there.
 * @param {import('pg').Client} pg
 * @param {{ key: string, id: string, sentAt: number, answeredAt: number }[]} acknowledged
 * @param {number} lastAt milliseconds since 1970
 * @returns {Promise<{ kept: { key: string, id: string }[], lost: { key: string }[] }>} `lost`: acknowledged after it, and
 *   not there
 */
export async function inquiriesUpTo(pg, acknowledged, lastAt) {
  const { rows } = await pg.query(
    'SELECT id, customer_email FROM inquiries WHERE customer_email = ANY ($1)',
    [acknowledged.map(({ key }) => `${key}@example.com`)],
  );
  const stored = rows.map(({ id, customer_email: email }) => `${id} ${email}`);
  const known = new Set(stored);
  expect(stored.length === known.size, `${stored.length - known.size} are there twice`);
  const isThere = ({ id, key }) => known.has(`${id} ${key}@example.com`);
  const { kept = [], lost = [] } = Object.groupBy(acknowledged, (one) => (isThere(one) ? 'kept' : 'lost'));
  const early = lost.filter(({ answeredAt }) => answeredAt + MARGIN_MS < lastAt);
  expect(early.length === 0, `${early.length} acknowledged before the last recovered commit are lost`);
  const late = kept.filter(({ sentAt }) => sentAt - MARGIN_MS > lastAt);
  expect(late.length === 0, `${late.length} sent after the last recovered commit are there`);
  expect(kept.length === stored.length, `${stored.length} rows, ${kept.length} of them acknowledged`);
  return { kept, lost };
}

/** Somebody of the staff who raises one price again and again. */
export class PriceChanges {
  /** @type {{ price: number, sentAt: number, answeredAt: number | undefined }[]} */
  #changes = [];
  #isStopping = false;
  #working;

  /** @param {{ url: string, cookie: string, productTypeId: string, from: number }} given `from`: the first price */
  constructor({ url, cookie, productTypeId, from }) {
    this.productTypeId = productTypeId;
    this.#working = this.#work(`${url}/api/admin/product-types/${productTypeId}`, cookie, from);
  }

  async stop() {
    this.#isStopping = true;
    await this.#working;
  }

  /**
   * The price that a recovery brought back is one that was in force at that moment.
   * @returns {Promise<number>} how many acknowledged changes are lost
   */
  async upTo(pg, lastAt) {
    const { rows } = await pg.query('SELECT base_price::float8 AS price FROM product_types WHERE id = $1', [
      this.productTypeId,
    ]);
    const [{ price }] = rows;
    const acknowledged = this.#changes.filter(({ answeredAt }) => answeredAt !== undefined);
    const before = acknowledged.filter(({ answeredAt }) => answeredAt + MARGIN_MS < lastAt);
    const sent = this.#changes.filter(({ sentAt }) => sentAt - MARGIN_MS <= lastAt);
    const [least, most] = [before, sent].map((changes) => changes.at(-1)?.price ?? 0);
    expect(before.length > 0 && price >= least && price <= most, `${price}, of ${least} to ${most}`);
    return acknowledged.filter((change) => change.price > price).length;
  }

  async #work(address, cookie, from) {
    for (let price = from; !this.#isStopping; price += 1) {
      const change = { price, sentAt: Date.now(), answeredAt: undefined };
      this.#changes.push(change);
      const body = { basePrice: `${price}.00` };
      const answer = await ask(address, { method: 'PUT', headers: { cookie }, body }).catch(() => undefined);
      if (answer?.status === 200) change.answeredAt = Date.now();
      await pause(THINKS_MS);
    }
  }
}
