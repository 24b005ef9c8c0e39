import { beforeAll, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { PreviewPrices } from '../application/preview-prices.js';
import { PricePreviews } from '../application/price-previews.js';
import { exampleBooks } from './price-book.fixture.js';
import { PricePreviewController } from './price-preview.controller.js';
import { selectionExample } from '../selection.dto.js';

const PREVIEW = 'POST /api/admin/price-preview';
const open = () =>
  controllerApp({
    controllers: [PricePreviewController],
    providers: [{ provide: PricePreviews, useValue: new PreviewPrices(exampleBooks()) }],
  });

describeAdmission(open, { [PREVIEW]: 'catalogue.write' });

describe('a preview of prices', () => {
  let app: ControllerApp;
  beforeAll(async () => {
    app = await open();
  });

  it('says what an order costs now and after, and of what', async () => {
    const { productTypeId: id } = selectionExample;
    const body = { kind: 'productType', id: id.toUpperCase(), changes: { basePrice: '150.5' } };

    expect(await app.ask(PREVIEW, { body })).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: {
        now: {
          at100: { pricePerItem: '215.00', totalCost: '21500.00' },
          at500: { pricePerItem: '215.00', totalCost: '107500.00' },
        },
        after: { at100: { totalCost: '22050.00' }, at500: { totalCost: '110250.00' } },
        sample: {
          productType: { id, name: 'Basic T-Shirt', nameAr: 'اسم' },
          fit: { name: 'Oversized' },
          prints: [],
        },
      },
    });
  });

  it('of a new item has no price now', async () => {
    const body = { kind: 'fit', changes: { priceModifier: 10 } };
    expect((await app.ask(PREVIEW, { body })).body).toMatchObject({ now: null, sample: { fit: null } });
  });

  it.each<[object, number, string[] | undefined]>([
    [{}, 400, ['kind', 'changes']],
    [{ kind: 'product', changes: {} }, 400, ['kind']],
    [{ kind: 'fit', changes: { basePrice: '1' } }, 400, ['changes.basePrice']],
    [{ kind: 'fit', changes: { priceModifier: null } }, 400, ['changes.priceModifier']],
    [{ kind: 'fit', changes: { priceModifier: '1e3' } }, 400, ['changes.priceModifier']],
    [{ kind: 'fit', changes: [] }, 400, ['changes']],
    [{ kind: 'fit', id: null, changes: {} }, 400, ['id']],
    [{ kind: 'fit', id: UNKNOWN_ID, changes: {} }, 404, undefined],
  ])('is not given for %j', async (body, status, paths) => {
    const answer = await app.ask(PREVIEW, { body });
    expect([answer.status, answer.body.errors?.map(({ path }) => path)]).toEqual([status, paths]);
  });
});
