import { beforeAll, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { EVERY_KIND } from '../domain/kinds.js';
import { itemClasses } from './catalogue-items.dto.js';
import { listOrderController } from './list-order.controller.js';
import { LISTS, staffCatalogueApp, staffCatalogueInMemory } from './staff-catalogue.fixture.js';

const open = (fakes?: Awaited<ReturnType<typeof staffCatalogueInMemory>>) =>
  staffCatalogueApp(
    EVERY_KIND.map((kind) => listOrderController(kind, itemClasses(kind).item)),
    fakes,
  );

describeAdmission(
  () => open(),
  Object.fromEntries(LISTS.map(([path]) => [`PUT /api/admin/${path}/order`, 'catalogue.write'])),
);

let fakes: Awaited<ReturnType<typeof staffCatalogueInMemory>>;
let app: ControllerApp;
beforeAll(async () => {
  fakes = await staffCatalogueInMemory();
  app = await open(fakes);
});

describe.each(LISTS)('%s', (path, kind) => {
  const ORDER = `PUT /api/admin/${path}/order`;
  const listed = async () => (await fakes.lists.page(kind, { limit: 1000 })).items.map(({ id }) => id);

  it('are put in another order', async () => {
    const ids = (await listed()).reverse();
    const { status, body } = await app.ask<{ id: string }[]>(ORDER, { body: { ids } });
    expect([status, body.map(({ id }) => id)]).toEqual([200, ids]);
    expect(await listed()).toEqual(ids);
  });

  it.each<[object, number]>([
    [{ ids: [UNKNOWN_ID] }, 422],
    [{ ids: [UNKNOWN_ID, UNKNOWN_ID] }, 400],
    [{ ids: 'all' }, 400],
  ])('are not put in the order %j', async (body, status) => {
    expect((await app.ask(ORDER, { body })).status).toBe(status);
  });
});
