import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, type ControllerApp } from '../../test-support/controller-app.js';
import { Catalogue } from '../application/catalogue.js';
import { PUBLIC_LISTS } from '../catalogue.fixture.js';
import { demoItems } from '../seed/demo-items.js';
import { InMemoryCatalogueItems } from './catalogue-items.in-memory.js';
import { CatalogueController } from './catalogue.controller.js';
import { PublicLists } from './public-lists.js';
import { SerialisedLists } from './serialised-lists.js';

async function open(isRead = true) {
  const items = new InMemoryCatalogueItems();
  await items.add(demoItems());
  const catalogue = new Catalogue(items);
  if (isRead) await catalogue.refresh();
  return controllerApp({
    controllers: [CatalogueController],
    providers: [{ provide: PublicLists, useValue: new SerialisedLists(catalogue) }],
  });
}

describeAdmission(open, Object.fromEntries(PUBLIC_LISTS.map(([path]) => [`GET /api/${path}`, null])));

describe('the public lists', () => {
  let app: ControllerApp;
  beforeEach(async () => {
    app = await open();
  });

  it.each(PUBLIC_LISTS)('have %s in their order, to be asked for again', async (path, count, first) => {
    const { status, headers, body } = await app.ask<Record<string, unknown>[]>(`GET /api/${path}`);

    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': 'application/json; charset=utf-8',
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
    });
    expect(body).toHaveLength(count);
    expect(body[0]).toMatchObject({ name: first, isActive: true });
    for (const hidden of ['quantityBreaks', 'sortOrder', 'version', 'createdAt', 'updatedAt'])
      expect(body[0]).not.toHaveProperty(hidden);
  });

  it('are not sent again to whoever has them', async () => {
    const etag = String((await app.ask('GET /api/fits')).headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await app.ask('GET /api/fits', { headers: { 'if-none-match': known } });
      expect(again).toMatchObject({ status: 304, body: '', headers: { etag } });
    }
    expect((await app.ask('GET /api/fits', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('are not there before they were read', async () => {
    const early = await open(false);
    expect(await early.ask('GET /api/fits')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2', 'cache-control': 'no-store' },
      body: { code: 'catalogue.not-loaded' },
    });
  });
});
