import type { InquiryDetails } from '@tiraz/api-client/staff';
import type { Answer, Request } from '../support/copy.ts';
import { inTurns, tally } from '../support/figures.ts';
import { proof } from '../proof.ts';

/** 404: what is archived is not changed; 422: what cannot be chosen is not quoted. */
const EXPECTED = [200, 201, 204, 404, 422];

/** Of performance.now(), in milliseconds. */
interface Span {
  from: number;
  until: number;
}

proof({
  promise: 'Delete or switch off while in use',
  figure:
    '200 interleavings, each answer as it must be, every inquiry at a price that was in force, old ones render from their snapshot',
  bites:
    'With items that were switched off refused on submission, too, it prints “201 × 160 … 160 of 160 inquiries” where 400 are wanted: NOT HELD.',

  full: { interleavings: 200 },
  quick: { interleavings: 40 },

  async prove({ anyCopy, say, signal, scale: { interleavings } }) {
    const copy = await anyCopy();
    const headers = await copy.signIn();
    const selection = await copy.selection();
    const shirt = `/api/admin/product-types/${selection.productTypeId}`;
    const statuses: number[] = [];
    const submitted: (Span & { id: string; totalCost: string })[] = [];
    /** From when a price may have been in force, until when: asked for, and answered for its successor. */
    const prices: (Span & { round?: number })[] = [{ from: 0, until: Infinity }];
    const ask = async (path: string, init?: Request) => {
      const answer = await copy.api(path, { headers, ...init });
      statuses.push(answer.status);
      return answer;
    };
    const submit = async () => {
      const from = performance.now();
      const { status, body } = await ask('/api/inquiries', { body: await copy.inquiry() });
      if (status === 201) submitted.push({ ...body, from, until: performance.now() });
    };
    const put = (body: object) => ask(shirt, { method: 'PUT', body });
    const reprice = async (round: number) => {
      const price = { round, from: performance.now(), until: Infinity };
      prices.push(price);
      const { status } = await put({ name: `قميص ${round}`, basePrice: `${200 + round}.00` });
      const until = performance.now();
      if (status !== 200) prices.splice(prices.indexOf(price), 1);
      else
        for (const former of prices)
          if (former.from < price.from) former.until = Math.min(former.until, until);
    };
    const inUse: ((round: number) => Promise<Answer>)[] = [
      () => ask(shirt, { method: 'DELETE' }),
      () => ask(`${shirt}/restore`, { method: 'POST' }),
      (round) => put({ isActive: round % 8 < 4 }),
      () => ask(`${shirt}/restore`, { method: 'POST' }),
    ];
    for (let round = 0; round < interleavings && !signal.aborted; round += 1) {
      await Promise.all([
        submit(),
        reprice(round),
        ask('/api/calculate-quote', { body: selection }),
        submit(),
        inTurns(inUse, round)(round),
      ]);
    }
    say(`${interleavings} interleavings of submitting, repricing, switching off, archiving and restoring`);
    await ask(shirt, { method: 'DELETE' });

    let wrong = 0;
    let old = 0;
    for (const { id, totalCost, from, until } of submitted) {
      const { status, body } = await copy.api(`/api/admin/inquiries/${id}`, { headers });
      const round = roundOf(body.selection);
      const wasInForce = prices.some(
        (price) => price.round === round && price.from <= until && price.until >= from,
      );
      if (status !== 200 || body.totalCost !== totalCost || !isOfOneMoment(body)) wrong += 1;
      else if (!wasInForce) old += 1;
    }
    await ask(`${shirt}/restore`, { method: 'POST' });
    const odd = statuses.filter((status) => !EXPECTED.includes(status)).length;
    return {
      held: odd === 0 && wrong === 0 && old === 0 && submitted.length === 2 * interleavings,
      measured:
        `${interleavings} interleavings, answers ${tally(statuses)}, ${odd} odd; ${old} at a price that was not in force; ` +
        `${submitted.length - wrong} of ${submitted.length} inquiries show what they were sent with, after the product was archived`,
    };
  },
});

function roundOf({ productType }: { productType: { name: string } }): number | undefined {
  const [round] = /\d+$/.exec(productType.name) ?? [];
  return round === undefined ? undefined : Number(round);
}

/** Name, price and total as they stood together, when the inquiry was submitted. */
function isOfOneMoment({
  selection: { productType },
  quote: { breakdown },
  totalCost,
  quantity,
}: Pick<InquiryDetails, 'selection' | 'quote' | 'totalCost' | 'quantity'>): boolean {
  const piastres = (amount: string | number) => Math.round(Number(amount) * 100);
  const round = roundOf({ productType });
  const sum = Object.values(breakdown).reduce((total, part) => total + piastres(part ?? 0), 0);
  return (
    sum === piastres(totalCost) &&
    piastres(breakdown.baseCost) === piastres(productType.basePrice) * quantity &&
    (round === undefined || piastres(productType.basePrice) === piastres(200 + round))
  );
}
