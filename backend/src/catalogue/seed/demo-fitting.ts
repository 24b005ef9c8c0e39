const KNITTED = ['Basic T-Shirt', 'Long-Sleeve T-Shirt', 'Polo Shirt', 'Sweatshirt', 'Hoodie', 'Joggers'];
const LIGHT = ['Basic T-Shirt', 'Long-Sleeve T-Shirt', 'Polo Shirt', 'Casual Shirt', 'Abaya'];
const OF_COTTON = [
  'Single Jersey 30/1',
  'Combed Single Jersey',
  'Cotton Lycra Jersey',
  'Piqué (Lacoste)',
  'French Terry',
  'Brushed Fleece',
  'Cotton Poplin',
];

/** What the items of the demo catalogue do not go with, by their names; none is refused. */
export const demoFitting = {
  productTypesByFabric: {
    Crepe: KNITTED,
    'Cotton Poplin': KNITTED,
    'French Terry': LIGHT,
    'Brushed Fleece': LIGHT,
    'Piqué (Lacoste)': ['Sweatshirt', 'Hoodie', 'Joggers', 'Abaya'],
  },
  productTypesByFit: { Slim: ['Abaya'] },
  fabricsByPrintType: { Sublimation: OF_COTTON, DTG: ['Crepe'] },
} as const satisfies Record<string, Readonly<Record<string, readonly string[]>>>;
