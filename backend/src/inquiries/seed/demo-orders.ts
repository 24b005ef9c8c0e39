import type { InquiryStatus, LostReason } from '@tiraz/contracts/inquiry-status';
import type { demoPeople } from './demo-people.js';

/** What is asked for, by the names of the demo catalogue; prints with their number of colours. Who
 * names no sizes says them later. */
export const demoLooks = {
  plain: {
    productType: 'Basic T-Shirt',
    fabric: 'Single Jersey 30/1',
    fit: 'Regular',
    finishing: 'Standard',
    prints: [],
    colors: ['white'],
  },
  tee: {
    productType: 'Basic T-Shirt',
    fabric: 'Combed Single Jersey',
    fit: 'Oversized',
    finishing: 'Premium',
    prints: [['Screen Print', 2]],
    colors: ['black', 'white'],
    colorUse: 'colourways',
    ratio: { s: 1, m: 2, l: 2, xl: 1 },
  },
  polo: {
    productType: 'Polo Shirt',
    fabric: 'Piqué (Lacoste)',
    fit: 'Slim',
    finishing: 'Premium',
    prints: [['Embroidery', 1]],
    colors: ['blue', 'white', 'red'],
  },
  hoodie: {
    productType: 'Hoodie',
    fabric: 'Brushed Fleece',
    fit: 'Oversized',
    finishing: 'Enzyme Wash',
    prints: [
      ['Puff Print', 2],
      ['Screen Print', 1],
    ],
    colors: ['gray', 'purple'],
    colorUse: 'one-garment',
    ratio: { m: 1, l: 2, xl: 1 },
  },
  sweatshirt: {
    productType: 'Sweatshirt',
    fabric: 'French Terry',
    fit: 'Relaxed',
    finishing: 'Standard',
    prints: [['DTF Transfer', 4]],
    colors: ['green'],
  },
  shirt: {
    productType: 'Casual Shirt',
    fabric: 'Cotton Poplin',
    fit: 'Regular',
    finishing: 'Export Grade',
    prints: [],
    colors: ['white', 'blue'],
  },
  abaya: {
    productType: 'Abaya',
    fabric: 'Crepe',
    fit: 'Relaxed',
    finishing: 'Premium',
    prints: [['Embroidery', 2]],
    colors: ['black'],
    ratio: { 52: 1, 54: 2, 56: 2, 58: 1 },
  },
} as const;

/** How an inquiry went on after `new`, one step after the other. */
export const demoCourses = {
  waiting: [],
  answered: ['in_progress'],
  quoted: ['in_progress', 'quoted'],
  won: ['in_progress', 'quoted', 'accepted'],
  delivered: ['in_progress', 'quoted', 'accepted', 'closed'],
  tooDear: ['in_progress', 'quoted', 'rejected'],
  tooLate: ['in_progress', 'quoted', 'rejected'],
  tooFew: ['in_progress', 'quoted', 'rejected'],
  silent: ['in_progress', 'closed'],
} as const satisfies Record<string, readonly InquiryStatus[]>;

/** Why what came to nothing did, said at its last step. */
export const demoLosses: Partial<Record<keyof typeof demoCourses, LostReason>> = {
  tooDear: 'price',
  tooLate: 'time',
  tooFew: 'minimum',
  silent: 'no_answer',
};

type Order = readonly [
  daysAgo: number,
  who: keyof typeof demoPeople,
  look: keyof typeof demoLooks,
  /** 1 is a request for a sample. */
  pieces: number,
  course: keyof typeof demoCourses,
];

/** Oldest first, over twelve months. */
export const demoOrders: readonly Order[] = [
  [358, 'mariam', 'tee', 1, 'delivered'],
  [344, 'mariam', 'tee', 300, 'delivered'],
  [337, 'hany', 'plain', 1, 'silent'],
  [326, 'omar', 'hoodie', 150, 'delivered'],
  [311, 'layla', 'abaya', 1, 'delivered'],
  [302, 'layla', 'abaya', 100, 'delivered'],
  [288, 'dina', 'sweatshirt', 200, 'tooDear'],
  [279, 'karim', 'plain', 100, 'delivered'],
  [268, 'faisal', 'polo', 1, 'won'],
  [255, 'faisal', 'polo', 400, 'tooLate'],
  [247, 'nour', 'tee', 1, 'won'],
  [231, 'salma', 'shirt', 120, 'delivered'],
  [219, 'tarek', 'polo', 250, 'delivered'],
  [208, 'youssef', 'plain', 1, 'won'],
  [196, 'hessa', 'abaya', 140, 'delivered'],
  [187, 'omar', 'sweatshirt', 220, 'won'],
  [173, 'equals', 'hoodie', 1, 'won'],
  [165, 'equals', 'hoodie', 180, 'won'],
  [154, 'reem', 'abaya', 1, 'tooDear'],
  [146, 'mariam', 'polo', 200, 'won'],
  [133, 'abdullah', 'shirt', 500, 'tooLate'],
  [124, 'sara', 'plain', 150, 'won'],
  [116, 'karim', 'sweatshirt', 1, 'silent'],
  [103, 'tarek', 'tee', 600, 'won'],
  [95, 'salma', 'tee', 1, 'won'],
  [88, 'youssef', 'plain', 100, 'won'],
  [79, 'abdullah', 'polo', 1, 'won'],
  [71, 'layla', 'shirt', 160, 'won'],
  [64, 'dina', 'plain', 1, 'tooFew'],
  [55, 'hessa', 'abaya', 200, 'won'],
  [47, 'reem', 'abaya', 100, 'quoted'],
  [41, 'omar', 'hoodie', 240, 'won'],
  [33, 'sara', 'tee', 180, 'won'],
  [27, 'nour', 'plain', 130, 'quoted'],
  [21, 'faisal', 'polo', 300, 'won'],
  [16, 'mariam', 'hoodie', 260, 'won'],
  [12, 'equals', 'tee', 350, 'won'],
  [9, 'abdullah', 'shirt', 220, 'quoted'],
  [6, 'karim', 'polo', 110, 'answered'],
  [4, 'tarek', 'sweatshirt', 1, 'answered'],
  [2, 'salma', 'tee', 280, 'waiting'],
  [1, 'hany', 'hoodie', 1, 'waiting'],
];

/** Taken in turn; an inquiry may come without a message. */
export const demoMessages = [
  'We open a second shop in spring and would like the first delivery a month before.',
  'السلام عليكم، نحتاج المقاسات من S إلى XXL، وهل يمكن التسليم على دفعتين؟',
  '',
  'Could the neck label carry our own logo?\nWe can send the artwork as a vector file.',
  'محتاجين عينة قبل الكمية لو سمحتم.',
] as const;
