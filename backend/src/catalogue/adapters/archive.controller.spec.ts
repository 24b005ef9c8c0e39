import { beforeAll, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { archiveController } from './archive.controller.js';
import { itemClasses } from './catalogue-items.dto.js';
import { staffCatalogueApp, staffCatalogueInMemory } from './staff-catalogue.fixture.js';

const BASE = '/api/admin/product-types';

const open = (fakes?: Awaited<ReturnType<typeof staffCatalogueInMemory>>) =>
  staffCatalogueApp([archiveController('productTypes', itemClasses('productTypes').item)], fakes);

describeAdmission(() => open(), {
  [`DELETE ${BASE}/:id`]: 'catalogue.write',
  [`POST ${BASE}/:id/restore`]: 'catalogue.write',
});

describe('a product type', () => {
  let fakes: Awaited<ReturnType<typeof staffCatalogueInMemory>>;
  let app: ControllerApp;
  beforeAll(async () => {
    fakes = await staffCatalogueInMemory();
    app = await open(fakes);
  });

  it('is deleted, and comes back when that is undone', async () => {
    const list = async () => (await fakes.lists.page('productTypes', { limit: 1000 })).items;
    const [shirt] = await list();
    const path = `${BASE}/${shirt!.id}`;

    expect(await app.ask(`DELETE ${path}`)).toMatchObject({ status: 204, body: '' });
    expect(await list()).not.toContainEqual(shirt);
    expect((await app.ask(`DELETE ${path}`)).status).toBe(404);
    expect(await app.ask(`POST ${path}/restore`)).toMatchObject({
      status: 200,
      headers: { etag: `"${shirt!.version + 2}"` },
      body: { id: shirt!.id },
    });
    expect((await app.ask(`POST ${BASE}/${UNKNOWN_ID}/restore`)).status).toBe(404);
  });
});
