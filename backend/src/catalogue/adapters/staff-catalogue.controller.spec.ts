import { beforeAll, describe, expect, it } from '@jest/globals';
import type { PrintArea } from '@tiraz/contracts/garments';
import { USUAL_PRINT_AREAS } from '@tiraz/contracts/usual-print-areas';
import { describeAdmission } from '../../test-support/admission.js';
import { UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { NEW_ITEMS } from '../catalogue.fixture.js';
import { EVERY_KIND, type Kind } from '../domain/kinds.js';
import { itemClasses } from './catalogue-items.dto.js';
import { staffCatalogueController } from './staff-catalogue.controller.js';
import { LISTS, PICTURE, staffCatalogueApp, staffCatalogueInMemory } from './staff-catalogue.fixture.js';

interface Item {
  id: string;
  name: string;
  version: number;
}

const [FRONT, CHEST] = USUAL_PRINT_AREAS['t-shirt'] as [PrintArea, PrintArea];

/** `fabrics` of the address. */
function kindOf(list: string): Kind {
  const [, kind] = LISTS.find(([path]) => path === list) ?? [];
  if (!kind) throw new Error(`there is no list ${list}`);
  return kind;
}

const open = (fakes?: Awaited<ReturnType<typeof staffCatalogueInMemory>>) =>
  staffCatalogueApp(
    EVERY_KIND.map((kind) => staffCatalogueController(kind, itemClasses(kind))),
    fakes,
  );

describeAdmission(() => open(), {
  ...Object.fromEntries(
    LISTS.flatMap(([path]) => [
      [`POST /api/admin/${path}`, 'catalogue.write'],
      [`PUT /api/admin/${path}/:id`, 'catalogue.write'],
    ]),
  ),
});

let fakes: Awaited<ReturnType<typeof staffCatalogueInMemory>>;
let app: ControllerApp;
beforeAll(async () => {
  fakes = await staffCatalogueInMemory();
  app = await open(fakes);
});
const stored = async (kind: Kind) => (await fakes.lists.page(kind, { limit: 1000 })).items;

describe.each(NEW_ITEMS)('%s', (path, enough) => {
  const kind = kindOf(path);
  const BASE = `/api/admin/${path}`;
  let created: Item;

  it('are added with what is enough', async () => {
    const { status, headers, body } = await app.ask<Item>(`POST ${BASE}`, { body: enough });

    expect([status, headers.etag]).toEqual([201, '"1"']);
    expect(body).toMatchObject({ name: enough.name, nameAr: '', isActive: true, version: 1 });
    expect((await stored(kind)).at(-1)?.id).toBe(body.id);
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

  it.each<[string, number]>([
    [`PUT ${BASE}/${UNKNOWN_ID}`, 404],
    [`PUT ${BASE}/not-an-id`, 400],
  ])('that are not there: %s', async (route, status) => {
    expect((await app.ask(route, { body: {} })).status).toBe(status);
  });
});

describe('a product type', () => {
  const BASE = '/api/admin/product-types';

  it.each<[string, object[], number, string | undefined]>([
    ['two areas', [FRONT, CHEST], 200, undefined],
    ['none', [], 200, undefined],
    ['one off the drawing', [FRONT, { ...CHEST, box: { ...CHEST.box, x: 235 } }], 400, 'printAreas[1].box'],
    ['one id twice', [FRONT, { ...CHEST, id: FRONT.id }], 400, 'printAreas'],
    ['a nameless one', [{ ...FRONT, name: '' }], 400, 'printAreas[0].name'],
  ])('that can be printed in %s', async (_, printAreas, expected, path) => {
    const [shirt] = await stored('productTypes');
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
