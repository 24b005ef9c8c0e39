import { USUAL_PRINT_AREAS } from '@tiraz/contracts/usual-print-areas';
import { changedByOmar, type FakeApi, refuse } from '@tiraz/staff-kit/testing';

type Stored = Record<string, unknown> & { id: string; version: number };

const common = { isActive: true, version: 1, description: '', descriptionAr: '' };
const moment = '2026-11-20T10:00:00.000Z';

export const shirt = {
  ...common,
  id: 'shirt',
  name: 'Basic T-Shirt',
  nameAr: 'تيشيرت أساسي',
  basePrice: '145.00',
  silhouette: 't-shirt',
  printAreas: USUAL_PRINT_AREAS['t-shirt'],
  imageUrl: '',
};
const hoodie = {
  ...shirt,
  id: 'hoodie',
  name: 'Hoodie',
  nameAr: 'هودي',
  basePrice: '430.00',
  silhouette: 'hoodie',
};
const polo = { ...shirt, id: 'polo', name: 'Polo Shirt', nameAr: '', basePrice: '195.00' };
export const jersey = {
  ...common,
  id: 'jersey',
  name: 'Combed Jersey',
  nameAr: 'سنجل جيرسي ممشط',
  gsm: 180,
  composition: '100% cotton',
  compositionAr: '',
  costMultiplier: '15.00',
  weave: 'combed',
  imageUrl: '',
};
const slim = { ...common, id: 'slim', name: 'Slim', nameAr: 'قَصّة ضيقة', priceModifier: '10.00' };
const premium = { ...slim, id: 'premium', name: 'Premium', nameAr: 'ممتاز' };
const screenPrint = {
  ...common,
  id: 'screen',
  name: 'Screen Print',
  nameAr: '',
  setupCost: '350.00',
  perItemCost: '15.00',
};

const blue = { ...common, id: 'blue', name: 'Blue', nameAr: 'أزرق', hex: '#24509A' };

/** A catalogue that behaves as the server's does; each list in its order. */
export function serveCatalogue(api: FakeApi) {
  const productTypes: Stored[] = [shirt, hoodie, polo];
  const lists: Record<string, Stored[]> = {
    'product-types': productTypes,
    fabrics: [jersey],
    fits: [slim],
    'finishing-qualities': [premium],
    'print-types': [screenPrint],
    colors: [blue],
  };
  const history: object[] = [
    {
      at: moment,
      by: 'mona@tiraz.example',
      action: 'productType.updated',
      before: { basePrice: '140.00' },
      after: { basePrice: '145.00' },
    },
  ];
  const sent: Record<string, unknown>[] = [];

  for (const [path, list] of Object.entries(lists)) {
    const find = (id: string) => list.findIndex((item) => item.id === id);
    api.on(`GET /api/admin/${path}`, () => Response.json(list));
    api.on(`POST /api/admin/${path}`, async (request) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push(body);
      const item = { ...common, imageUrl: '', ...body, id: 'new', version: 1 };
      list.push(item);
      return Response.json(item, { status: 201 });
    });
    api.on(`PUT /api/admin/${path}/order`, async (request) => {
      const { ids } = (await request.json()) as { ids: string[] };
      sent.push({ ids });
      list.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
      return Response.json(list);
    });
    for (const { id } of [...list]) {
      api.on(`PUT /api/admin/${path}/${id}`, async (request) => {
        const body = (await request.json()) as Record<string, unknown>;
        const current = list[find(id)];
        if (!current) return refuse(404, 'catalogue.unknown-item');
        if (request.headers.get('If-Match') !== `"${current.version}"`)
          return refuse(412, 'entity.stale', { current, changed: changedByOmar() });
        sent.push(body);
        const isChanged = Object.entries(body).some(([field, value]) => current[field] !== value);
        const item = { ...current, ...body, version: current.version + (isChanged ? 1 : 0) };
        list[find(id)] = item;
        return Response.json(item);
      });
      api.on(`GET /api/admin/${path}/${id}/history`, () => Response.json(history));
    }
  }
  let archived: Stored[] = [];
  api.on('DELETE /api/admin/product-types/hoodie', () => {
    archived = productTypes.splice(1, 1);
    return new Response(null, { status: 204 });
  });
  api.on('POST /api/admin/product-types/hoodie/restore', () => {
    productTypes.push(...archived);
    return Response.json(archived[0]);
  });
  api.on('POST /api/admin/price-preview', async (request) => {
    const { id, changes } = (await request.json()) as { id?: string; changes: Record<string, string> };
    const price = (amount: string | undefined) => ({
      at100: { pricePerItem: amount, totalCost: `${Number(amount) * 100}.00` },
      at500: { pricePerItem: amount, totalCost: `${Number(amount) * 500}.00` },
    });
    const sample = {
      productType: id ? shirt : null,
      fabric: jersey,
      fit: slim,
      finishingQuality: premium,
      prints: [],
    };
    return Response.json({ now: id ? price('145') : null, after: price(Object.values(changes)[0]), sample });
  });
  return { productTypes, sent };
}
