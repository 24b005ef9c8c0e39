import { beforeAll, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import type { ControllerApp } from '../../test-support/controller-app.js';
import { EVERY_KIND } from '../domain/kinds.js';
import { itemClasses } from './catalogue-items.dto.js';
import { LISTS, staffCatalogueApp, staffCatalogueInMemory } from './staff-catalogue.fixture.js';
import { staffListController } from './staff-list.controller.js';

const open = (fakes?: Awaited<ReturnType<typeof staffCatalogueInMemory>>) =>
  staffCatalogueApp(
    EVERY_KIND.map((kind) => staffListController(kind, itemClasses(kind).item)),
    fakes,
  );

describeAdmission(
  () => open(),
  Object.fromEntries(LISTS.map(([path]) => [`GET /api/admin/${path}`, 'catalogue.read'])),
);

let fakes: Awaited<ReturnType<typeof staffCatalogueInMemory>>;
let app: ControllerApp;
beforeAll(async () => {
  fakes = await staffCatalogueInMemory();
  app = await open(fakes);
});

describe.each(LISTS)('%s', (path, kind) => {
  const BASE = `/api/admin/${path}`;

  it('are listed a page at a time', async () => {
    const whole = (await app.ask<object[]>(`GET ${BASE}`)).body;
    expect(whole).toEqual(
      JSON.parse(JSON.stringify((await fakes.lists.page(kind, { limit: 1000 })).items)) as object[],
    );
    const first = await app.ask<object[]>(`GET ${BASE}?limit=2`);
    expect(first.headers).toMatchObject({
      'x-total-count': String(whole.length),
      'cache-control': 'no-store',
    });
    const [, next = ''] = /<(\S+)>; rel="next"/.exec(String(first.headers.link)) ?? [];
    const second = await app.ask<object[]>(`GET ${next}`);
    expect([...first.body, ...second.body]).toEqual(whole.slice(0, 4));
    for (const query of ['cursor=junk', 'colour=red', 'limit=0'])
      expect((await app.ask(`GET ${BASE}?${query}`)).status).toBe(400);
  });
});
