import { ifMatch, staffApi, type CatalogueHistoryEntry, type Page } from '@tiraz/api-client/staff';

/** An item of whatever kind; its other fields are those of its kind. */
export interface Item extends Record<string, unknown> {
  id: string;
  name: string;
  nameAr: string;
  isActive: boolean;
  version: number;
}

export type Fields = Record<string, unknown>;

/** `line` and `text` fields that have an Arabic twin stand beside it. */
export interface Field {
  name: string;
  form: 'line' | 'text' | 'amount' | 'grams' | 'hex' | 'silhouette' | 'weave' | 'printAreas' | 'picture';
  isBilingual?: boolean;
  isRequired?: boolean;
  /** In characters. */
  longest?: number;
  /** What the form of a new item begins with. */
  initially?: string;
}

const NAME: Field = { name: 'name', form: 'line', isBilingual: true, isRequired: true, longest: 120 };
const DESCRIPTION: Field = { name: 'description', form: 'text', isBilingual: true, longest: 2000 };
const COMPOSITION: Field = { ...NAME, name: 'composition', longest: 200 };
const PICTURE: Field = { name: 'imageUrl', form: 'picture' };
const amount = (name: string, initially = '0.00'): Field => ({
  name,
  form: 'amount',
  isRequired: true,
  initially,
});

/** The fields of each kind's form, and how the previewed prices call the kind. */
export const KINDS = {
  productTypes: {
    one: 'productType',
    fields: [
      NAME,
      amount('basePrice'),
      { name: 'silhouette', form: 'silhouette', initially: 'generic' },
      { name: 'printAreas', form: 'printAreas' },
      DESCRIPTION,
      PICTURE,
    ],
  },
  fabrics: {
    one: 'fabric',
    fields: [
      NAME,
      { name: 'gsm', form: 'grams', isRequired: true, initially: '180' },
      amount('costMultiplier', '1.00'),
      COMPOSITION,
      { name: 'weave', form: 'weave', initially: 'generic' },
      DESCRIPTION,
      PICTURE,
    ],
  },
  fits: { one: 'fit', fields: [NAME, amount('priceModifier')] },
  finishingQualities: { one: 'finishingQuality', fields: [NAME, amount('priceModifier'), DESCRIPTION] },
  printTypes: { one: 'printType', fields: [NAME, amount('setupCost'), amount('perItemCost'), DESCRIPTION] },
  colors: { one: 'color', fields: [NAME, { name: 'hex', form: 'hex', isRequired: true, initially: '#' }] },
} as const satisfies Record<string, { one: string; fields: readonly Field[] }>;

export type Kind = keyof typeof KINDS;

export function pricesOf(kind: Kind): string[] {
  const fields: readonly Field[] = KINDS[kind].fields;
  return fields.filter(({ form }) => form === 'amount').map(({ name }) => name);
}

interface Answer<Data> {
  data?: Data;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}
type Call<Argument, Data> = () => readonly [
  (argument: Argument) => { unwrap: () => Promise<Data> },
  ...unknown[],
];

/** What the six kinds' generated endpoints have in common. */
interface Endpoints {
  list: { useQuery: (argument: { limit: number }) => Answer<Page<Item>> };
  history: { useQuery: (id: string) => Answer<CatalogueHistoryEntry[]> };
  create: { useMutation: Call<Fields, Item> };
  update: { useMutation: Call<{ id: string } & Record<string, unknown>, Item> };
  order: { useMutation: Call<{ ids: string[] }, Item[]> };
}

const { endpoints: e } = staffApi;
// They differ in the types of their fields alone, which the forms' table names again.
const ENDPOINTS = {
  productTypes: {
    list: e.listStaffProductTypes,
    history: e.getProductTypeHistory,
    create: e.createProductType,
    update: e.updateProductType,
    order: e.orderProductTypes,
  },
  fabrics: {
    list: e.listStaffFabrics,
    history: e.getFabricHistory,
    create: e.createFabric,
    update: e.updateFabric,
    order: e.orderFabrics,
  },
  fits: {
    list: e.listStaffFits,
    history: e.getFitHistory,
    create: e.createFit,
    update: e.updateFit,
    order: e.orderFits,
  },
  finishingQualities: {
    list: e.listStaffFinishingQualities,
    history: e.getFinishingQualityHistory,
    create: e.createFinishingQuality,
    update: e.updateFinishingQuality,
    order: e.orderFinishingQualities,
  },
  printTypes: {
    list: e.listStaffPrintTypes,
    history: e.getPrintTypeHistory,
    create: e.createPrintType,
    update: e.updatePrintType,
    order: e.orderPrintTypes,
  },
  colors: {
    list: e.listStaffColors,
    history: e.getColorHistory,
    create: e.createColor,
    update: e.updateColor,
    order: e.orderColors,
  },
} as unknown as Record<Kind, Endpoints>;

/** A catalogue is small: all of it is one page. */
const WHOLE_LIST = { limit: 1000 };

export function useItems(kind: Kind): Answer<Page<Item>> {
  return ENDPOINTS[kind].list.useQuery(WHOLE_LIST);
}

export function useItemHistory(kind: Kind, id: string): Answer<CatalogueHistoryEntry[]> {
  return ENDPOINTS[kind].history.useQuery(id);
}

/** The writes of one kind; each rejects with an ApiError. */
export function useWrites(kind: Kind) {
  const { create, update, order } = ENDPOINTS[kind];
  const [sendNew] = create.useMutation();
  const [sendChanges] = update.useMutation();
  const [sendOrder] = order.useMutation();
  const body = `${KINDS[kind].one}Changes`;
  return {
    create: (fields: Fields) => sendNew(fields).unwrap(),
    update: (id: string, changes: Fields, version: number) =>
      sendChanges({ id, ...ifMatch(version), [body]: changes }).unwrap(),
    order: (ids: string[]) => sendOrder({ ids }).unwrap(),
  };
}
