const id = { type: 'string', format: 'uuid', description: 'UUID v7' } as const;
const name = { type: 'string', minLength: 1, maxLength: 120 } as const;
const nameAr = { type: 'string', maxLength: 120, description: 'Empty when not given.' } as const;
const isActive = { type: 'boolean', description: 'Always true in the public lists.' } as const;
const description = { type: 'string', maxLength: 2000 } as const;
const composition = { type: 'string', maxLength: 200 } as const;
const imageUrl = {
  type: 'string',
  maxLength: 200,
  description: 'Empty, or the path of the picture.',
} as const;
const amount = (means: string) =>
  ({
    type: 'string',
    pattern: '^\\d{1,7}\\.\\d{2}$',
    description: `EGP. ${means}`,
    examples: ['145.00'],
  }) as const;

/** `example` gives the fields besides those that every kind has in common. */
function itemSchema<Properties extends object>(
  title: string,
  properties: Properties,
  example: { name: string; nameAr: string } & Record<keyof Properties, string | number>,
) {
  const all = { id, name, nameAr, ...properties, isActive };
  return {
    title,
    type: 'object',
    required: Object.keys(all),
    properties: all,
    example: { id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11', ...example, isActive: true },
  } as const;
}

export const productTypeSchema = itemSchema(
  'ProductType',
  {
    basePrice: amount('Per piece.'),
    description,
    descriptionAr: description,
    imageUrl,
  },
  {
    name: 'Basic T-Shirt',
    nameAr: 'تيشيرت أساسي',
    basePrice: '145.00',
    description: 'A short-sleeved crew neck.',
    descriptionAr: 'تيشيرت بنصف كم.',
    imageUrl: '',
  },
);

export const fabricSchema = itemSchema(
  'Fabric',
  {
    gsm: { type: 'integer', minimum: 1, maximum: 2000, description: 'Grams per square metre.' },
    composition,
    compositionAr: composition,
    costMultiplier: amount('Added per piece.'),
    imageUrl,
    description,
    descriptionAr: description,
  },
  {
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
);

export const fitSchema = itemSchema(
  'Fit',
  { priceModifier: amount('Added per piece.') },
  { name: 'Oversized', nameAr: 'أوفر سايز', priceModifier: '30.00' },
);

export const finishingQualitySchema = itemSchema(
  'FinishingQuality',
  {
    priceModifier: amount('Added per piece.'),
    description,
    descriptionAr: description,
  },
  {
    name: 'Premium',
    nameAr: 'تشطيب ممتاز',
    priceModifier: '25.00',
    description: 'Twin-needle hems.',
    descriptionAr: 'ذيل بإبرتين.',
  },
);

export const printTypeSchema = itemSchema(
  'PrintType',
  {
    setupCost: amount('Once per print colour.'),
    perItemCost: amount('Per piece, however many colours.'),
    description,
    descriptionAr: description,
  },
  {
    name: 'Screen Print',
    nameAr: 'طباعة سلك سكرين',
    setupCost: '350.00',
    perItemCost: '15.00',
    description: 'One screen for each colour.',
    descriptionAr: 'شبلونة لكل لون.',
  },
);
