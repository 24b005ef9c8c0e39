import { beforeAll, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { MONA, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { EVERY_KIND } from '../domain/kinds.js';
import { itemHistoryController } from './item-history.controller.js';
import { LISTS, staffCatalogueApp, staffCatalogueInMemory } from './staff-catalogue.fixture.js';

const open = (fakes?: Awaited<ReturnType<typeof staffCatalogueInMemory>>) =>
  staffCatalogueApp(
    EVERY_KIND.map((kind) => itemHistoryController(kind)),
    fakes,
  );

describeAdmission(
  () => open(),
  Object.fromEntries(LISTS.map(([path]) => [`GET /api/admin/${path}/:id/history`, 'catalogue.read'])),
);

let fakes: Awaited<ReturnType<typeof staffCatalogueInMemory>>;
let app: ControllerApp;
beforeAll(async () => {
  fakes = await staffCatalogueInMemory();
  app = await open(fakes);
});

describe.each(LISTS)('%s', (path, kind) => {
  const BASE = `/api/admin/${path}`;

  it('tell who changed what', async () => {
    const [{ id } = { id: '' }] = (await fakes.lists.page(kind, { limit: 1 })).items;
    await fakes.catalogue.update(kind, id, { nameAr: 'اسم' }, MONA);
    await fakes.catalogue.update(kind, id, { nameAr: 'آخر' }, MONA);
    expect((await app.ask(`GET ${BASE}/${id}/history`)).body).toMatchObject([
      { by: MONA.email, before: { nameAr: 'اسم' }, after: { nameAr: 'آخر' } },
      { by: MONA.email, after: { nameAr: 'اسم' } },
    ]);
    expect((await app.ask(`GET ${BASE}/${UNKNOWN_ID}/history`)).status).toBe(404);
    expect((await app.ask(`GET ${BASE}/not-an-id/history`)).status).toBe(400);
  });
});
