// What the catalogue offers, pictures, and what asks for its prices.
import type { ProductType } from '@tiraz/api-client/staff';
import type { Selection } from '../copy.ts';
import type { Plan, Plans } from './plan.ts';
import type { Site } from './site.ts';

/** By kind: what one needs beside a name. */
const KINDS = {
  'product-types': { basePrice: '1.00' },
  fabrics: { costMultiplier: '1.00', gsm: 100, composition: 'Cotton' },
  fits: { priceModifier: '1.00' },
  'finishing-qualities': { priceModifier: '1.00' },
  'print-types': { setupCost: '1.00', perItemCost: '1.00' },
  colors: { hex: '#AA0000' },
};

const ofKinds = Object.entries(KINDS).map(([kind, needs]): Plans => {
  const path = `/api/admin/${kind}`;
  return {
    [`POST ${path}`]: async (site) => {
      const body = await itemOf(site, kind, needs);
      return { request: () => ({ body }), stored: (item) => (site.things.items[kind] = item.id) };
    },
    [`PUT ${path}/{id}`]: async (site) => {
      const item = await itemOf(site, kind, needs);
      const { id } = await site.ask('POST', path, item);
      site.things.edited[kind] = id;
      const { sizes, printAreas } = item;
      return {
        request: (_, fields) => ({
          path: `${path}/${id}`,
          body: {
            ...(fields.some((field) => field.startsWith('sizes')) && { sizes }),
            ...(fields.some((field) => field.startsWith('printAreas')) && { printAreas }),
          },
        }),
      };
    },
  };
});

export const CATALOGUE_PLANS: Plans = {
  ...Object.assign({}, ...ofKinds),
  'PUT /api/objects/finalize': () => ({ request: () => ({}) }),
  'POST /api/calculate-quote': (site) => chosen(site),
  'POST /api/quote-ladder': (site) =>
    chosen(site, ({ quantity: _, ...selection }) => ({ ...selection, quantities: [100, 200] })),
};

/** A selection, with those sizes that a text is put into. */
async function chosen(site: Site, asked = (selection: Selection): object => selection): Promise<Plan> {
  const selection = await site.copy.selection();
  const size = await sizeOf(site);
  return {
    request: (_, fields) => ({ headers: {}, body: { ...asked(selection), ...sizesFor(fields, size) } }),
  };
}

/** The id of a size that the selection's garment has. */
export async function sizeOf(site: Site): Promise<string> {
  const { productTypeId } = await site.copy.selection();
  const types: ProductType[] = await site.ask('GET', '/api/product-types', undefined, {});
  const [size] = types.find(({ id }) => id === productTypeId)?.sizes ?? [];
  if (!size) throw new Error('The garment has no size.');
  return size.id;
}

/** Sizes of 100 pieces, in the mode that has the fields. */
export function sizesFor(fields: readonly string[], size: string): { sizes?: object } {
  if (fields.some((field) => field.startsWith('sizes.ratio')))
    return { sizes: { mode: 'ratio', ratio: [{ size, parts: 1 }] } };
  if (fields.some((field) => field.startsWith('sizes.cells')))
    return { sizes: { mode: 'exact', cells: [{ color: null, size, pieces: 100 }] } };
  return {};
}

type Item = Pick<ProductType, 'name'> & Partial<Pick<ProductType, 'sizes' | 'printAreas'>>;

/** A product type has a size and a print area, as one of the demo's has them. */
async function itemOf(site: Site, kind: string, needs: object): Promise<Item> {
  if (kind !== 'product-types') return { name: 'Plain', ...needs };
  const types: ProductType[] = await site.ask('GET', '/api/admin/product-types');
  const has = types.find(({ sizes = [], printAreas }) => sizes.length > 0 && printAreas.length > 0);
  if (!has) throw new Error('No product type has both a size and a print area.');
  return {
    ...{ name: 'Plain', ...needs },
    ...{ sizes: has.sizes?.slice(0, 1), printAreas: has.printAreas.slice(0, 1) },
  };
}
