import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, type ControllerApp } from '../../test-support/controller-app.js';
import { PriceChangePreviews } from '../application/price-change-previews.js';
import { PriceChangePreviewsController } from './price-change-previews.controller.js';
import {
  CREPE_ID,
  crepeAsSeen,
  FAULTY_CHANGES,
  priceChangesInMemory,
  type PriceChangesInMemory,
} from './price-changes.fixture.js';

const PREVIEW = 'POST /api/admin/price-changes/preview';
const RULE = { basisPoints: 800, rounding: '0.25' };

let fakes: PriceChangesInMemory;
let app: ControllerApp;
async function open(): Promise<ControllerApp> {
  fakes = await priceChangesInMemory();
  return controllerApp({
    controllers: [PriceChangePreviewsController],
    providers: [{ provide: PriceChangePreviews, useValue: fakes.previews }],
  });
}
beforeEach(async () => {
  app = await open();
});

describeAdmission(open, { [PREVIEW]: 'catalogue.write' });

describe('a preview of a change of prices', () => {
  it('shows prices before and after, and what is asked for most, and stores nothing', async () => {
    const [shirt, fit, finish] = await Promise.all([
      fakes.item('productTypes', 'Basic T-Shirt'),
      fakes.item('fits', 'Regular'),
      fakes.item('finishingQualities', 'Standard'),
    ]);
    const items = [await crepeAsSeen(fakes)];
    await fakes.catalogue.refresh();
    fakes.asked.asked = [
      {
        inquiries: 14,
        configuration: await fakes.priced({
          productTypeId: shirt.id,
          fabricId: CREPE_ID,
          fitId: fit.id,
          finishingQualityId: finish.id,
          lines: [{ pieces: 100 }],
          colors: [],
          printOptions: [],
        }),
      },
    ];
    const { status, body } = await app.ask(PREVIEW, { body: { rule: RULE, items } });
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('items.0.byRule');
    expect(body).toMatchObject({
      items: [{ kind: 'fabric', id: CREPE_ID, name: 'Crepe', isKeptOut: false, lines: [{ pieces: null }] }],
      examples: [{ inquiries: 14, pieces: 100 }],
      openQuotations: 3,
      days: 90,
    });
    const [example] = (body as unknown as { examples: { things: object[] }[] }).examples;
    expect(example?.things).toEqual(
      [shirt, await fakes.item('fabrics', 'Crepe'), fit, finish].map(({ fields: { name, nameAr } }) => ({
        name,
        nameAr,
      })),
    );
    expect(fakes.store.stored.size).toBe(0);
  });

  it.each(FAULTY_CHANGES)('with the body %j is refused', async (body, paths) => {
    const answer = await app.ask(PREVIEW, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map((fault) => fault.path)).toEqual(expect.arrayContaining(paths));
  });

  it.each<[object, string]>([
    [{ rule: { ...RULE, amount: '1' } }, 'price-change.one-rule'],
    [{}, 'price-change.rule-missing'],
  ])('with the rule %j is refused: %s', async (rule, code) => {
    const body = { ...rule, items: [await crepeAsSeen(fakes)] };
    expect(await app.ask(PREVIEW, { body })).toMatchObject({ status: 422, body: { code } });
  });
});
