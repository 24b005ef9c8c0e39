import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { UNDERBASES } from '@tiraz/contracts/cloth';
import { CUTS, PRINT_TECHNIQUES, SILHOUETTES, WEAVES } from '@tiraz/contracts/garments';
import { ONE_LINE } from '@tiraz/contracts/visible-text';
import { IsBoolean, IsInt, IsNotEmpty, IsString, Matches, Max, Min } from 'class-validator';
import { amountBodySchema, IsAmount } from '../../shared/http/amount-field.js';
import {
  areQuantityBreaks,
  EXAMPLE_BREAKS,
  QuantityBreakBody,
  shownBreaks,
  StoredQuantityBreakDto,
} from '../../shared/http/quantity-breaks-field.js';
import {
  areSizes,
  EXAMPLE_SIZES,
  shownSizes,
  SizeBody,
  StoredSizeDto,
} from '../../shared/http/sizes-field.js';
import { Documented, Id, IfGiven, Moment, UUID_V7, Whole } from '../../shared/http/documentation.js';
import {
  isLeftOut,
  KINDS,
  LAST_POSITION,
  namesOf,
  STAFF_FIELDS,
  type FieldForm,
  type Fields,
  type FieldValue,
  type Kind,
} from '../domain/kinds.js';
import { areItems, SHOWN_UNSUITED, textOf, visibility } from './field-rules.js';
import { arePrintAreas, EXAMPLE_AREA, isOneOf, SHOWN_PRINT_AREAS } from './print-area.dto.js';

/** How each field is documented, by its name; it means the same for every kind that has it. */
const SHOWN: Readonly<Record<string, ApiPropertyOptions>> = {
  name: { type: 'string', minLength: 1, maxLength: 120 },
  nameAr: { type: 'string', maxLength: 120, description: 'Empty when not given.' },
  basePrice: amount('Per piece.'),
  quantityBreaks: shownBreaks(StoredQuantityBreakDto),
  sizes: shownSizes(StoredSizeDto),
  gsm: { type: 'integer', minimum: 1, maximum: 2000, description: 'Grams per square metre.' },
  composition: { type: 'string', minLength: 1, maxLength: 200 },
  compositionAr: { type: 'string', maxLength: 200 },
  costMultiplier: amount('Added per piece.'),
  priceModifier: amount('Added per piece.'),
  setupCost: amount('Once per print colour.'),
  perItemCost: amount('Per piece, however many colours.'),
  silhouette: { type: 'string', enum: [...SILHOUETTES], description: 'What it is drawn as.' },
  printAreas: SHOWN_PRINT_AREAS,
  hex: { type: 'string', pattern: '^#[0-9A-F]{6}$', examples: ['#24509A'] },
  weave: { type: 'string', enum: [...WEAVES], description: 'What it is drawn as.' },
  cut: { type: 'string', enum: [...CUTS], description: 'What it does to the drawing of a garment.' },
  technique: {
    type: 'string',
    enum: [...PRINT_TECHNIQUES],
    description: 'What it looks like on the drawing of a garment.',
  },
  underbase: {
    type: 'string',
    enum: [...UNDERBASES],
    description:
      'Whose prices have the white that it needs under it on dark cloth, set up once as another colour: nobody’s, what staff quote, or all.',
  },
  ...SHOWN_UNSUITED,
  description: { type: 'string', maxLength: 2000 },
  descriptionAr: { type: 'string', maxLength: 2000 },
  imageUrl: { type: 'string', maxLength: 200, description: 'Empty, or the path of the picture.' },
  isActive: { type: 'boolean', description: 'Visitors may choose it.' },
  sortOrder: {
    type: 'integer',
    minimum: 0,
    maximum: LAST_POSITION,
    description: 'The smallest is shown first; of equal ones the name decides.',
  },
};

function amount(means: string): ApiPropertyOptions {
  return {
    type: 'string',
    pattern: '^\\d{1,7}\\.\\d{2}$',
    description: `EGP. ${means}`,
    examples: ['145.00'],
  };
}

const EXAMPLE_ID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';
const EXAMPLE_MOMENT = '2026-11-20T09:30:00.000Z';

/** All that a new item of each kind says. */
const NEW_ITEMS = {
  productTypes: {
    name: 'Basic T-Shirt',
    nameAr: 'تيشيرت أساسي',
    basePrice: '145.00',
    quantityBreaks: EXAMPLE_BREAKS,
    sizes: EXAMPLE_SIZES,
    silhouette: 't-shirt',
    printAreas: [EXAMPLE_AREA],
    description: 'A short-sleeved crew neck.',
    descriptionAr: 'تيشيرت بنصف كم.',
    imageUrl: '',
  },
  fabrics: {
    name: 'Combed Single Jersey',
    nameAr: 'سنجل جيرسي ممشط',
    gsm: 180,
    composition: '100% combed cotton',
    compositionAr: '100% قطن ممشط',
    costMultiplier: '15.00',
    weave: 'combed',
    unsuitedProductTypes: ['01993c00-0000-7000-8000-000000000008'],
    isUnsuitedRefused: false,
    imageUrl: '',
    description: 'Smoother, and pills less.',
    descriptionAr: 'أنعم وأقل تكوينًا للوبر.',
  },
  fits: {
    name: 'Oversized',
    nameAr: 'أوفر سايز',
    priceModifier: '30.00',
    cut: 'oversized',
    unsuitedProductTypes: ['01993c00-0000-7000-8000-000000000008'],
    isUnsuitedRefused: false,
  },
  finishingQualities: {
    name: 'Premium',
    nameAr: 'تشطيب ممتاز',
    priceModifier: '25.00',
    description: 'Twin-needle hems.',
    descriptionAr: 'ذيل بإبرتين.',
  },
  printTypes: {
    name: 'Screen Print',
    nameAr: 'طباعة سلك سكرين',
    setupCost: '350.00',
    perItemCost: '15.00',
    quantityBreaks: [{ from: 1000, basisPointsOff: 1000 }],
    technique: 'screen',
    underbase: 'quoted',
    unsuitedFabrics: ['01993c00-0000-7000-8000-000000000108'],
    isUnsuitedRefused: false,
    description: 'One screen for each colour.',
    descriptionAr: 'شبلونة لكل لون.',
  },
  colors: { name: 'Blue', nameAr: 'أزرق', hex: '#24509A' },
} as const satisfies Record<Kind, object>;

/** Where a person would not write the field's name with spaces. */
const LABELS: Readonly<Record<string, string>> = {
  nameAr: 'Arabic name',
  compositionAr: 'Arabic composition',
  descriptionAr: 'Arabic description',
  gsm: 'GSM',
  hex: 'Color',
  imageUrl: 'Image',
  isActive: 'Active',
  isUnsuitedRefused: 'Refused where unsuited',
};

/** The rules of each form; the first broken one speaks. */
const RULES: Readonly<Record<FieldForm, (label: string) => PropertyDecorator[]>> = {
  name: (label) => [...textOf(120, label), Matches(ONE_LINE, { message: `${label} must be on one line` })],
  amount: (label) => [IsAmount(label)],
  text: (label) => textOf(2000, label),
  composition: (label) => textOf(200, label),
  grams: (label) => [
    IsInt({ message: `${label} must be a whole number` }),
    Min(1, { message: `${label} is required` }),
    Max(2000, { message: `${label} must be at most 2000` }),
  ],
  picture: (label) => [
    IsString({ message: `${label} must be text` }),
    Matches(/^(\/objects\/[\w-]{1,100})?$/, { message: `${label} must be empty or the path of an upload` }),
  ],
  silhouette: (label) => [isOneOf(SILHOUETTES, label)],
  weave: (label) => [isOneOf(WEAVES, label)],
  cut: (label) => [isOneOf(CUTS, label)],
  technique: (label) => [isOneOf(PRINT_TECHNIQUES, label)],
  underbase: (label) => [isOneOf(UNDERBASES, label)],
  printAreas: arePrintAreas,
  quantityBreaks: areQuantityBreaks,
  sizes: areSizes,
  items: areItems,
  hex: (label) => [Matches(/^#[0-9A-F]{6}$/, { message: `${label} must be # and six of 0–9, A–F` })],
  switch: (label) => [IsBoolean({ message: `${label} must be true or false` })],
  position: (label) => [
    IsInt({ message: `${label} must be a whole number` }),
    Min(0, { message: `${label} must be at least 0` }),
    Max(LAST_POSITION, { message: `${label} must be at most ${LAST_POSITION}` }),
  ],
};

/** A class that nobody can write down: which fields it has stands in the table of kinds. */
function madeClass(
  name: string,
  fields: Readonly<Record<string, readonly PropertyDecorator[]>>,
  example: object,
): Type<Fields> {
  class Made {
    [field: string]: FieldValue;
  }
  for (const [field, decorators] of Object.entries(fields))
    for (const decorate of decorators) decorate(Made.prototype, field);
  Documented(name, { example })(Made);
  return Made;
}

function answered(kind: Kind): Record<string, PropertyDecorator[]> {
  const fields = Object.keys(KINDS[kind].fields).map(
    (field) => [field, [ApiProperty(SHOWN[field])]] as const,
  );
  return { id: [Id(UUID_V7)], ...Object.fromEntries(fields) };
}

function isTold([field]: readonly [string, unknown]): boolean {
  return !STAFF_FIELDS.includes(field);
}

/** An item as visitors get it. */
export function publicItem(kind: Kind): Type {
  const fields = Object.fromEntries(Object.entries(answered(kind)).filter(isTold));
  for (const field of Object.keys(fields).filter(isLeftOut))
    fields[field] = [ApiProperty({ ...SHOWN[field], required: false } as ApiPropertyOptions)];
  const isActive = [ApiProperty({ ...SHOWN.isActive, description: 'Always true in the public lists.' })];
  const told = Object.fromEntries(Object.entries(NEW_ITEMS[kind]).filter(isTold));
  const example = { id: EXAMPLE_ID, ...told, isActive: true };
  if (kind !== 'colors') return madeClass(namesOf(kind).One, { ...fields, isActive }, example);
  const id = [
    ApiProperty({ type: 'string', description: 'A word for the first eight colors, else a UUID.' }),
  ];
  return madeClass('Color', { ...fields, id, isActive }, { ...example, id: 'blue' });
}

/** An item as staff get it. */
export function staffItem(kind: Kind): Type {
  const fields = {
    ...answered(kind),
    version: [Whole(1, { description: 'Also the ETag; one more with every change.' })],
    createdAt: [Moment()],
    updatedAt: [Moment()],
  };
  return madeClass(`Staff${namesOf(kind).One}`, fields, {
    id: EXAMPLE_ID,
    ...NEW_ITEMS[kind],
    isActive: true,
    sortOrder: 10,
    version: 1,
    createdAt: EXAMPLE_MOMENT,
    updatedAt: EXAMPLE_MOMENT,
  });
}

const ITEM_CHANGES = { isActive: false };

/** A new item of a kind, or a change: any subset of the same fields. */
export function itemBody(kind: Kind, use: 'new' | 'change'): Type<Fields> {
  const { fields } = KINDS[kind];
  const { One } = namesOf(kind);
  const isNew = use === 'new';
  const decorated = Object.entries(fields).map(([name, { form, initially }]) => {
    const label = LABELS[name] ?? spaced(name);
    const required = isNew && initially === undefined;
    const shown = {
      ...SHOWN[name],
      ...(form === 'quantityBreaks' && shownBreaks(QuantityBreakBody)),
      ...(form === 'sizes' && shownSizes(SizeBody)),
      ...(form === 'amount' && { type: Object, pattern: undefined, ...amountBodySchema }),
      ...(isNew && !required && { default: JSON.parse(JSON.stringify(initially)) as unknown }),
      required,
    };
    const rules = [
      ApiProperty(shown as ApiPropertyOptions),
      ...(initially === '' ? [] : [IsNotEmpty({ message: `${label} is required` })]),
      ...RULES[form](label),
      ...visibility(form, label, initially !== ''),
      ...(required ? [] : [IfGiven()]),
    ];
    return [name, rules] as const;
  });
  const name = isNew ? `New${One}` : `${One}Changes`;
  return madeClass(name, Object.fromEntries(decorated), isNew ? NEW_ITEMS[kind] : ITEM_CHANGES);
}

/** What a kind of item is answered as, and the bodies that make and change one. */
export function itemClasses(kind: Kind) {
  return {
    item: staffItem(kind),
    newItem: { type: itemBody(kind, 'new'), example: NEW_ITEMS[kind] },
    changes: { type: itemBody(kind, 'change'), example: ITEM_CHANGES },
  };
}

function spaced(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
