import { tally } from '../support/figures.ts';
import { proof } from '../proof.ts';

const INTERLEAVINGS = 200;

proof({
  promise: 'Delete or switch off while in use',
  figure: '200 interleavings, 0 × 5xx, old inquiries render from their snapshot',
  bites:
    'With items that were switched off refused on submission, too, it prints “201 × 160 … 160 of 160 inquiries” where 400 are wanted: NOT HELD.',

  async prove({ start, say, signal }) {
    const copy = await start();
    const headers = await copy.signIn();
    const selection = await copy.selection();
    const shirt = `/api/admin/product-types/${selection.productTypeId}`;
    const statuses: any[] = [];
    const submitted: any[] = [];
    const ask = async (path, init) => {
      const answer = await copy.api(path, { headers, ...init });
      statuses.push(answer.status);
      return answer;
    };
    const submit = async () => {
      const { status, body } = await ask('/api/inquiries', { body: await copy.inquiry() });
      if (status === 201) submitted.push(body);
    };
    const put = (body) => ask(shirt, { method: 'PUT', body });
    const inUse = [
      () => ask(shirt, { method: 'DELETE' }),
      () => ask(`${shirt}/restore`, { method: 'POST' }),
      (round) => put({ isActive: round % 8 < 4 }),
      () => ask(`${shirt}/restore`, { method: 'POST' }),
    ];
    for (let round = 0; round < INTERLEAVINGS && !signal.aborted; round += 1) {
      await Promise.all([
        submit(),
        put({ name: `قميص ${round}`, basePrice: `${200 + round}.00` }),
        ask('/api/calculate-quote', { body: selection }),
        submit(),
        inUse[round % 4](round),
      ]);
    }
    say(`${INTERLEAVINGS} interleavings of submitting, repricing, switching off, archiving and restoring`);
    await ask(shirt, { method: 'DELETE' });

    let wrong = 0;
    for (const { id, totalCost } of submitted) {
      const { status, body } = await copy.api(`/api/admin/inquiries/${id}`, { headers });
      if (status !== 200 || body.totalCost !== totalCost || !isOfOneMoment(body)) wrong += 1;
    }
    const faults = statuses.filter((status) => status >= 500).length;
    return {
      held: faults === 0 && wrong === 0 && submitted.length === 2 * INTERLEAVINGS,
      measured:
        `${INTERLEAVINGS} interleavings, answers ${tally(statuses)}, ${faults} × 5xx; ` +
        `${submitted.length - wrong} of ${submitted.length} inquiries show what they were sent with, after the product was archived`,
    };
  },
});

/** Name, price and total as they stood together, when the inquiry was submitted. */
function isOfOneMoment({ selection: { productType }, quote: { breakdown }, totalCost, quantity }) {
  const piastres = (amount) => Math.round(Number(amount) * 100);
  const [round] = /\d+$/.exec(productType.name) ?? [];
  const sum = Object.values<string>(breakdown).reduce((total, part) => total + piastres(part), 0);
  return (
    sum === piastres(totalCost) &&
    piastres(breakdown.baseCost) === piastres(productType.basePrice) * quantity &&
    (round === undefined || piastres(productType.basePrice) === piastres(200 + Number(round)))
  );
}
