import { beforeAll, describe, expect, it } from '@jest/globals';
import type { PrintArea } from '@tiraz/contracts/garments';
import { USUAL_PRINT_AREAS } from '@tiraz/contracts/usual-print-areas';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, MONA, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { Catalogue } from '../application/catalogue.js';
import { ManageCatalogue } from '../application/manage-catalogue.js';
import { StaffCatalogue } from '../application/staff-catalogue.js';
import { NEW_ITEMS } from '../catalogue.fixture.js';
import { demoItems } from '../seed/demo-items.js';
import { InMemoryCatalogueItems } from './catalogue-items.in-memory.js';
import { staffControllers } from './staff-catalogue.controller.js';
import { InMemoryStaffLists } from './staff-lists.in-memory.js';

interface Item {
  id: string;
  name: string;
  version: number;
}

const [FRONT, CHEST] = USUAL_PRINT_AREAS['t-shirt'] as [PrintArea, PrintArea];
const PICTURE = '/objects/0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e12';

async function open() {
  const items = new InMemoryCatalogueItems();
  await items.add(demoItems());
  const catalogue = new ManageCatalogue(
    items,
    { isKept: (path) => Promise.resolve(path === PICTURE) },
    new InMemoryTransactions(),
    new InMemoryAuditTrail(),
    { now: () => new Date('2026-11-20T10:00:00Z') },
    new Catalogue(items),
    new InMemoryStaffLists(items),
  );
  return controllerApp({
    controllers: staffControllers,
    providers: [{ provide: StaffCatalogue, useValue: catalogue }],
  });
}

describeAdmission(open, {
  ...Object.fromEntries(
    NEW_ITEMS.flatMap(([path]) => [
      [`GET /api/admin/${path}`, 'catalogue.read'],
      [`GET /api/admin/${path}/:id/history`, 'catalogue.read'],
      [`POST /api/admin/${path}`, 'catalogue.write'],
      [`PUT /api/admin/${path}/order`, 'catalogue.write'],
      [`PUT /api/admin/${path}/:id`, 'catalogue.write'],
    ]),
  ),
  'DELETE /api/admin/product-types/:id': 'catalogue.write',
  'POST /api/admin/product-types/:id/restore': 'catalogue.write',
});

let app: ControllerApp;
beforeAll(async () => {
  app = await open();
});
const list = async (path: string) => (await app.ask<Item[]>(`GET /api/admin/${path}`)).body;

describe.each(NEW_ITEMS)('%s', (path, enough) => {
  const BASE = `/api/admin/${path}`;
  let created: Item;

  it('are added with what is enough', async () => {
    const { status, headers, body } = await app.ask<Item>(`POST ${BASE}`, { body: enough });

    expect([status, headers.etag]).toEqual([201, '"1"']);
    expect(body).toMatchObject({ name: enough.name, nameAr: '', isActive: true, version: 1 });
    expect((await list(path)).at(-1)).toEqual(body);
    created = body;
  });

  it('are changed field by field, under their tag', async () => {
    const change = (nameAr: string, tag: string) =>
      app.ask(`PUT ${BASE}/${created.id.toUpperCase()}`, { body: { nameAr }, headers: { 'if-match': tag } });
    const changed = await change('اسم', '"1"');

    expect(changed).toMatchObject({ status: 200, headers: { etag: '"2"' }, body: { nameAr: 'اسم' } });
    for (const tag of ['"1"', '"never"', 'W/"2"'])
      expect(await change('آخر', tag)).toMatchObject({
        status: 412,
        body: { code: 'entity.stale', current: changed.body },
      });
    expect((await change('آخر', '*')).status).toBe(200);
  });

  it('tell who changed what', async () => {
    expect((await app.ask(`GET ${BASE}/${created.id}/history`)).body).toMatchObject([
      { by: MONA.email, before: { nameAr: 'اسم' }, after: { nameAr: 'آخر' } },
      { by: MONA.email, before: { nameAr: '' }, after: { nameAr: 'اسم' } },
      { by: MONA.email, before: null, after: { name: enough.name } },
    ]);
  });

  it('are put in another order', async () => {
    const ids = (await list(path)).map(({ id }) => id).reverse();
    const { status, body } = await app.ask<Item[]>(`PUT ${BASE}/order`, { body: { ids } });
    expect([status, body.map(({ id }) => id)]).toEqual([200, ids]);
    expect(await list(path)).toEqual(body);
  });

  it('are refused with the path of each faulty field', async () => {
    const faulty = { ...enough, name: ' ', nameAr: 'x'.repeat(121), isActive: 'yes', colour: 'red' };
    const { status, body } = await app.ask(`POST ${BASE}`, { body: faulty });

    expect([status, body.code]).toEqual([400, 'body.invalid']);
    expect(body.errors?.map((fault) => `${fault.path} ${fault.code}`).sort()).toEqual([
      'colour field.unknown',
      'isActive field.type',
      'name field.required',
      'nameAr field.too-long',
    ]);
    expect(body.errors).toContainEqual({ path: 'name', code: 'field.required', message: 'Name is required' });
  });

  it.each<[string, object | undefined, number]>([
    [`PUT ${BASE}/${UNKNOWN_ID}`, {}, 404],
    [`GET ${BASE}/${UNKNOWN_ID}/history`, undefined, 404],
    [`PUT ${BASE}/not-an-id`, {}, 400],
    [`PUT ${BASE}/order`, { ids: [UNKNOWN_ID] }, 422],
    [`PUT ${BASE}/order`, { ids: [UNKNOWN_ID, UNKNOWN_ID] }, 400],
    [`PUT ${BASE}/order`, { ids: 'all' }, 400],
  ])('that are not there: %s %j', async (route, body, status) => {
    expect((await app.ask(route, { body })).status).toBe(status);
  });

  it('are listed a page at a time', async () => {
    const whole = await list(path);
    const first = await app.ask<Item[]>(`GET ${BASE}?limit=2`);
    expect(first.headers).toMatchObject({
      'x-total-count': String(whole.length),
      'cache-control': 'no-store',
    });
    const [, next = ''] = /<(\S+)>; rel="next"/.exec(String(first.headers.link)) ?? [];
    const second = await app.ask<Item[]>(`GET ${next}`);
    expect([...first.body, ...second.body]).toEqual(whole.slice(0, 4));
    for (const query of ['cursor=junk', 'colour=red', 'limit=0'])
      expect((await app.ask(`GET ${BASE}?${query}`)).status).toBe(400);
  });
});

describe('a product type', () => {
  const BASE = '/api/admin/product-types';

  it('is deleted, and comes back when that is undone', async () => {
    const [shirt] = await list('product-types');
    const path = `${BASE}/${shirt!.id}`;

    expect(await app.ask(`DELETE ${path}`)).toMatchObject({ status: 204, body: '' });
    expect(await list('product-types')).not.toContainEqual(shirt);
    expect((await app.ask(`DELETE ${path}`)).status).toBe(404);
    expect(await app.ask(`POST ${path}/restore`)).toMatchObject({
      status: 200,
      headers: { etag: `"${shirt!.version + 2}"` },
      body: { id: shirt!.id },
    });
    expect((await app.ask(`POST ${BASE}/${UNKNOWN_ID}/restore`)).status).toBe(404);
    expect((await app.ask(`DELETE /api/admin/fabrics/${shirt!.id}`)).status).toBe(404);
  });

  it.each<[string, object[], number, string | undefined]>([
    ['two areas', [FRONT, CHEST], 200, undefined],
    ['none', [], 200, undefined],
    ['one off the drawing', [FRONT, { ...CHEST, box: { ...CHEST.box, x: 235 } }], 400, 'printAreas[1].box'],
    ['one id twice', [FRONT, { ...CHEST, id: FRONT.id }], 400, 'printAreas'],
    ['a nameless one', [{ ...FRONT, name: '' }], 400, 'printAreas[0].name'],
  ])('that can be printed in %s', async (_, printAreas, expected, path) => {
    const [shirt] = await list('product-types');
    const { status, body } = await app.ask(`PUT ${BASE}/${shirt!.id}`, { body: { printAreas } });
    expect([status, body.errors?.map((fault) => fault.path)]).toEqual([expected, path && [path]]);
    if (expected === 200) expect(body).toMatchObject({ printAreas });
  });

  it.each<[string, number]>([
    [PICTURE, 201],
    ['', 201],
    [`/objects/${UNKNOWN_ID}`, 422],
    ['https://attacker.example/x.png', 400],
    [`${PICTURE}?w=320`, 400],
  ])('with the picture "%s" is answered %d', async (imageUrl, expected) => {
    const body = { name: 'Kaftan', basePrice: '500.00', imageUrl };
    const { status, body: answer } = await app.ask(`POST ${BASE}`, { body });
    expect(status).toBe(expected);
    expect(answer.errors?.map(({ path }) => path)).toEqual(expected === 201 ? undefined : ['imageUrl']);
  });
});
