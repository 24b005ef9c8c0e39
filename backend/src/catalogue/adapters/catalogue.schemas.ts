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

function itemSchema<Properties extends object>(title: string, properties: Properties) {
  const all = { id, name, nameAr, ...properties, isActive };
  return { title, type: 'object', required: Object.keys(all), properties: all } as const;
}

export const productTypeSchema = itemSchema('ProductType', {
  basePrice: amount('Per piece.'),
  description,
  descriptionAr: description,
  imageUrl,
});

export const fabricSchema = itemSchema('Fabric', {
  gsm: { type: 'integer', minimum: 1, maximum: 2000, description: 'Grams per square metre.' },
  composition,
  compositionAr: composition,
  costMultiplier: amount('Added per piece.'),
  imageUrl,
  description,
  descriptionAr: description,
});

export const fitSchema = itemSchema('Fit', { priceModifier: amount('Added per piece.') });

export const finishingQualitySchema = itemSchema('FinishingQuality', {
  priceModifier: amount('Added per piece.'),
  description,
  descriptionAr: description,
});

export const printTypeSchema = itemSchema('PrintType', {
  setupCost: amount('Once per print colour.'),
  perItemCost: amount('Per piece, however many colours.'),
  description,
  descriptionAr: description,
});
