import { beforeEach, expect, it } from '@jest/globals';
import { quotationsInMemory, written } from '../adapters/quotations-in-memory.fixture.js';
import { SALMA } from '../domain/quotation.fixture.js';

let fakes: ReturnType<typeof quotationsInMemory>;
beforeEach(async () => {
  fakes = quotationsInMemory();
  await fakes.staff.prepare(fakes.inquiries.add('one'), SALMA);
});

const read = () => fakes.staff.read('one');
/** The settings tax everything so from now on. */
const settle = (change: object) => {
  const { taxTreatments } = fakes.settings;
  taxTreatments.forEach((treatment, at) => (taxTreatments[at] = { ...treatment, ...change }));
};

it('a draft tells of the tax that the settings have by now, and Reprice takes it', async () => {
  expect((await read()).taxNow).toBeNull();
  settle({ percentBasisPoints: 1_500 });
  expect(await read()).toMatchObject({
    revisions: [{ offer: { tax: { basisPoints: 1_400 } } }],
    taxNow: { key: 'eg_standard', basisPoints: 1_500 },
  });
  const { revisions, taxNow } = await fakes.staff.reprice('one', SALMA);
  const [draft] = revisions;
  expect(draft!.offer.tax.basisPoints).toBe(1_500);
  expect(String(draft!.sums.tax)).toBe('3555.00');
  expect(taxNow).toBeNull();
});

it('another label is another tax', async () => {
  settle({ labelEn: 'VAT of Egypt' });
  expect((await read()).taxNow).toMatchObject({ labelEn: 'VAT of Egypt' });
});

it('the kind of tax that staff chose stays, and so does one that the settings have no more', async () => {
  await fakes.staff.edit('one', { ...written(await read()), taxTreatment: 'export' }, SALMA);
  fakes.settings.taxTreatments.pop();
  const { revisions, taxNow } = await fakes.staff.reprice('one', SALMA);
  expect([revisions[0]!.offer.tax.key, taxNow]).toEqual(['export', null]);
});
