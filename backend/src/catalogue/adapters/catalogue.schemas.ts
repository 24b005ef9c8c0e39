import { amountBodySchema } from '../../shared/http/amount-field.js';
import { LAST_POSITION } from '../domain/stored-item.js';
import { KINDS, type Kind } from '../domain/kinds.js';

const id = { type: 'string', format: 'uuid', description: 'UUID v7' };
const description = { type: 'string', maxLength: 2000 };
const composition = { type: 'string', maxLength: 200 };
const imageUrl = { type: 'string', maxLength: 200, description: 'Empty, or the path of the picture.' };
const moment = { type: 'string', format: 'date-time' };
const amount = (means: string) => ({
  type: 'string',
  pattern: '^\\d{1,7}\\.\\d{2}$',
  description: `EGP. ${means}`,
  examples: ['145.00'],
});

type Properties = Readonly<Record<string, object>>;
type Example = Readonly<Record<string, string | number | boolean>>;

const COMMON: Properties = {
  name: { type: 'string', minLength: 1, maxLength: 120 },
  nameAr: { type: 'string', maxLength: 120, description: 'Empty when not given.' },
};
const STAFF_ONLY: Properties = {
  sortOrder: {
    type: 'integer',
    minimum: 0,
    maximum: LAST_POSITION,
    description: 'The smallest is shown first; of equal ones the name decides.',
  },
  version: { type: 'integer', minimum: 1, description: 'Also the ETag; one more with every change.' },
  createdAt: moment,
  updatedAt: moment,
};
const isActive = { type: 'boolean', description: 'Visitors may choose it.' };

const DESCRIBED: Properties = { description, descriptionAr: description };

/** What each kind has besides the common fields, with an example of all of it but the id. */
const OWN: Readonly<Record<Kind, { properties: Properties; example: Example }>> = {
  productTypes: {
    properties: { basePrice: amount('Per piece.'), ...DESCRIBED, imageUrl },
    example: {
      name: 'Basic T-Shirt',
      nameAr: 'تيشيرت أساسي',
      basePrice: '145.00',
      description: 'A short-sleeved crew neck.',
      descriptionAr: 'تيشيرت بنصف كم.',
      imageUrl: '',
    },
  },
  fabrics: {
    properties: {
      gsm: { type: 'integer', minimum: 1, maximum: 2000, description: 'Grams per square metre.' },
      composition,
      compositionAr: composition,
      costMultiplier: amount('Added per piece.'),
      imageUrl,
      ...DESCRIBED,
    },
    example: {
      name: 'Combed Single Jersey',
      nameAr: 'سنجل جيرسي ممشط',
      gsm: 180,
      composition: '100% combed cotton',
      compositionAr: '100% قطن ممشط',
      costMultiplier: '15.00',
      imageUrl: '',
      description: 'Smoother, and pills less.',
      descriptionAr: 'أنعم وأقل تكوينًا للوبر.',
    },
  },
  fits: {
    properties: { priceModifier: amount('Added per piece.') },
    example: { name: 'Oversized', nameAr: 'أوفر سايز', priceModifier: '30.00' },
  },
  finishingQualities: {
    properties: { priceModifier: amount('Added per piece.'), ...DESCRIBED },
    example: {
      name: 'Premium',
      nameAr: 'تشطيب ممتاز',
      priceModifier: '25.00',
      description: 'Twin-needle hems.',
      descriptionAr: 'ذيل بإبرتين.',
    },
  },
  printTypes: {
    properties: {
      setupCost: amount('Once per print colour.'),
      perItemCost: amount('Per piece, however many colours.'),
      ...DESCRIBED,
    },
    example: {
      name: 'Screen Print',
      nameAr: 'طباعة سلك سكرين',
      setupCost: '350.00',
      perItemCost: '15.00',
      description: 'One screen for each colour.',
      descriptionAr: 'شبلونة لكل لون.',
    },
  },
};

const EXAMPLE_ID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';
const EXAMPLE_MOMENT = '2026-11-20T09:30:00.000Z';

function objectSchema(
  title: string,
  properties: Properties,
  example: Example,
  required: readonly string[] = Object.keys(properties),
) {
  return { title, type: 'object', required: [...required], properties, example };
}

/** An item as visitors get it. */
export function publicItemSchema(kind: Kind) {
  const { properties, example } = OWN[kind];
  return objectSchema(
    capital(KINDS[kind].one),
    {
      id,
      ...COMMON,
      ...properties,
      isActive: { ...isActive, description: 'Always true in the public lists.' },
    },
    { id: EXAMPLE_ID, ...example, isActive: true },
  );
}

/** An item as staff get it. */
export function staffItemSchema(kind: Kind) {
  const { properties, example } = OWN[kind];
  return objectSchema(
    `Staff${capital(KINDS[kind].one)}`,
    { id, ...COMMON, ...properties, isActive, ...STAFF_ONLY },
    {
      id: EXAMPLE_ID,
      ...example,
      isActive: true,
      sortOrder: 10,
      version: 1,
      createdAt: EXAMPLE_MOMENT,
      updatedAt: EXAMPLE_MOMENT,
    },
  );
}

/** What a new item needs, or a change: any subset of the same fields. */
export function itemBodySchema(kind: Kind, use: 'new' | 'change') {
  const { one, fields } = KINDS[kind];
  const known = staffItemSchema(kind).properties;
  const properties = Object.entries(fields).map(([field, { form, initially }]) => [
    field,
    {
      ...known[field],
      ...(form === 'amount' ? { type: undefined, pattern: undefined, ...amountBodySchema } : {}),
      ...(use === 'new' && initially !== undefined
        ? { default: JSON.parse(JSON.stringify(initially)) as unknown }
        : {}),
    },
  ]);
  const isNew = use === 'new';
  const required = Object.keys(fields).filter((field) => isNew && fields[field]?.initially === undefined);
  return objectSchema(
    isNew ? `New${capital(one)}` : `${capital(one)}Changes`,
    Object.fromEntries(properties) as Properties,
    isNew ? OWN[kind].example : { isActive: false },
    required,
  );
}

export const historyEntrySchema = {
  title: 'CatalogueHistoryEntry',
  type: 'object',
  required: ['at', 'by', 'action', 'before', 'after'],
  properties: {
    at: moment,
    by: { type: ['string', 'null'], description: 'The e-mail address of who did it.' },
    action: { type: 'string', examples: ['fabric.created', 'fabric.updated', 'fabric.moved'] },
    before: { type: ['object', 'null'], description: 'The changed fields, as they were.' },
    after: { type: ['object', 'null'], description: 'The same fields, as they are since.' },
  },
};

export const historyEntryExample = {
  at: EXAMPLE_MOMENT,
  by: 'staff@tiraz.example',
  action: 'fabric.updated',
  before: { costMultiplier: '15.00' },
  after: { costMultiplier: '18.00' },
};

/** `productTypes` → `ProductTypes`, for the names of operations and schemas. */
export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
