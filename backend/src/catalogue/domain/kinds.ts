import { Money } from '../../shared/domain/money.js';

/** Which list an item belongs to, by the list's name. */
export type Kind = 'productTypes' | 'fabrics' | 'fits' | 'finishingQualities' | 'printTypes' | 'colors';

/** What one item of each list is called, also by the audit trail. */
export type KindName = 'productType' | 'fabric' | 'fit' | 'finishingQuality' | 'printType' | 'color';

export type FieldValue = string | number | boolean | Money | readonly object[] | readonly string[];

export type Fields = Readonly<Record<string, FieldValue>>;

/** What is known of an item besides its fields. */
export interface Known {
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** An item as staff read it: its fields beside what is known of it, in one flat object. */
export interface StaffItem extends Known {
  [field: string]: FieldValue | Date;
}

/** What a field holds; each form has one set of limits, wherever it occurs. */
export type FieldForm =
  | 'name' // at most 120 characters on one line
  | 'amount' // EGP, 0.00–9999999.99
  | 'text' // at most 2,000 characters
  | 'composition' // at most 200 characters
  | 'grams' // per square metre, 1–2000
  | 'picture' // empty, or the path of an uploaded picture
  | 'silhouette' // what a product type is drawn as
  | 'weave' // what a fabric is drawn as
  | 'cut' // what a fit does to a drawing
  | 'technique' // what a print looks like
  | 'underbase' // whose prices have white under a print
  | 'printAreas' // at most 12, each on the drawing
  | 'quantityBreaks' // at most 10, each from more pieces on
  | 'items' // ids of another kind, at most 100, each once
  | 'sizes' // at most 12, each once
  | 'hex' // a colour, #RRGGBB
  | 'switch'
  | 'position'; // 0–1,000,000; the smallest is shown first

/** The greatest position; of items that share it the name decides. */
export const LAST_POSITION = 1_000_000;

/** How many items another one may be said not to go with. */
export const MOST_UNSUITED = 100;

export interface Field {
  form: FieldForm;
  /** What a new item has when nothing is said; without one, something must be said. Only what begins empty may be empty. */
  initially?: FieldValue;
  /** Of quantity breaks: the field of the price that they lower. */
  breaksOf?: string;
  /** Of items: their kind. */
  of?: Kind;
}

const COMMON = {
  name: { form: 'name' },
  nameAr: { form: 'name', initially: '' },
  isActive: { form: 'switch', initially: true },
  /** A new item comes last. */
  sortOrder: { form: 'position', initially: 0 },
} satisfies Record<string, Field>;

const DESCRIBED = {
  description: { form: 'text', initially: '' },
  descriptionAr: { form: 'text', initially: '' },
} satisfies Record<string, Field>;

const breaksOf = (price: string) => ({ form: 'quantityBreaks', initially: [], breaksOf: price }) as const;

/** What an item does not go with, empty until staff say so, and whether an inquiry with both is refused. */
const unsuitedTo = <Name extends string>(name: Name, of: Kind) =>
  ({
    [name]: { form: 'items', initially: [], of },
    isUnsuitedRefused: { form: 'switch', initially: false },
  }) satisfies Record<string, Field>;

const PICTURED = { imageUrl: { form: 'picture', initially: '' } } satisfies Record<string, Field>;

/** The six kinds with the fields that staff write: the one place that knows them by name. */
export const KINDS: Readonly<Record<Kind, { one: KindName; fields: Readonly<Record<string, Field>> }>> = {
  productTypes: {
    one: 'productType',
    fields: {
      ...COMMON,
      basePrice: { form: 'amount' },
      quantityBreaks: breaksOf('basePrice'),
      sizes: { form: 'sizes', initially: [] },
      silhouette: { form: 'silhouette', initially: 'generic' },
      printAreas: { form: 'printAreas', initially: [] },
      ...DESCRIBED,
      ...PICTURED,
    },
  },
  fabrics: {
    one: 'fabric',
    fields: {
      ...COMMON,
      gsm: { form: 'grams', initially: 180 },
      composition: { form: 'composition' },
      compositionAr: { form: 'composition', initially: '' },
      costMultiplier: { form: 'amount', initially: Money.parse('1.00') },
      weave: { form: 'weave', initially: 'generic' },
      ...unsuitedTo('unsuitedProductTypes', 'productTypes'),
      ...DESCRIBED,
      ...PICTURED,
    },
  },
  fits: {
    one: 'fit',
    fields: {
      ...COMMON,
      priceModifier: { form: 'amount', initially: Money.ZERO },
      cut: { form: 'cut', initially: 'regular' },
      ...unsuitedTo('unsuitedProductTypes', 'productTypes'),
    },
  },
  finishingQualities: {
    one: 'finishingQuality',
    fields: { ...COMMON, priceModifier: { form: 'amount', initially: Money.ZERO }, ...DESCRIBED },
  },
  printTypes: {
    one: 'printType',
    fields: {
      ...COMMON,
      setupCost: { form: 'amount' },
      perItemCost: { form: 'amount' },
      quantityBreaks: breaksOf('perItemCost'),
      technique: { form: 'technique', initially: 'generic' },
      underbase: { form: 'underbase', initially: 'none' },
      ...unsuitedTo('unsuitedFabrics', 'fabrics'),
      ...DESCRIBED,
    },
  },
  colors: { one: 'color', fields: { ...COMMON, hex: { form: 'hex' } } },
};

const PRICED: ReadonlySet<FieldForm> = new Set([
  'name',
  'amount',
  'quantityBreaks',
  'sizes',
  'items',
  'switch',
  'hex',
  'underbase',
]);

/** The fields that a price is made of: what it is called, costs, goes with and looks like as a colour, and whether it is offered. */
export function pricedFieldsOf(kind: Kind): string[] {
  return Object.entries(KINDS[kind].fields).flatMap(([name, { form }]) => (PRICED.has(form) ? [name] : []));
}

/** What visitors are never told. */
export const STAFF_FIELDS: readonly string[] = ['sortOrder', 'underbase'];

/** What visitors are not told as long as it is as it begins: by far the most items have none of it. */
export function isLeftOut(field: string): boolean {
  return (
    field === 'quantityBreaks' ||
    field === 'sizes' ||
    field.startsWith('unsuited') ||
    field === 'isUnsuitedRefused'
  );
}

export const EVERY_KIND = Object.keys(KINDS) as Kind[];

/** How a kind is written: in addresses, in sentences, and in the names of operations and schemas. */
export function namesOf(kind: Kind) {
  const { one } = KINDS[kind];
  return {
    path: spelled(kind, '-'),
    item: spelled(one, ' '),
    items: spelled(kind, ' '),
    One: capital(one),
    Many: capital(kind),
  };
}

/** `finishingQualities` → `finishing-qualities` or `finishing qualities`. */
function spelled(name: string, between: string): string {
  return name.replace(/[A-Z]/g, (letter) => between + letter.toLowerCase());
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
