import type { Language } from '@tiraz/contracts/language';
import { expect, type Page } from '@playwright/test';
import type { Form } from './form.ts';
import { at, mapValues, topmost, type Entity } from './form-places.ts';
import { amounts, brief, wholes, hexes, measures, percentsOff, texts, type Trials } from './form-values.ts';

const NAMES = { name: texts({ longest: 120, isRequired: true }), nameAr: texts({ longest: 120 }) };
const DESCRIPTION = texts({ longest: 2000, isLong: true });
const DESCRIPTIONS = { description: DESCRIPTION, descriptionAr: DESCRIPTION };

const AREA = {
  ...{ id: 'front', name: 'Front', nameAr: '', place: 'front', widthMm: 160, heightMm: 160 },
  box: { x: 120, y: 120, width: 40, height: 40, turn: 0 },
};
/** Of the print area, by their paths in what is sent; what is kept of them in the end lies on the drawing. */
const AREA_FIELDS: Record<string, Trials> = Object.fromEntries(
  Object.entries({
    ...mapValues(NAMES, ({ all, plain }) => ({ plain, all: all.slice(-5) })),
    widthMm: measures({ isWhole: true, beyond: '9' }, { '10': 10, '١٠٠٠': 1000 }),
    heightMm: measures({ isWhole: true, beyond: '1001' }, { '1,000': 1000, ' 10 ': 10 }),
    'box.x': measures({ isWhole: false, beyond: '-5' }, { '١٢٠٫٥': 120.5 }),
    'box.y': measures({ isWhole: false, beyond: '240.1' }, { '120.0': 120 }),
    'box.width': measures({ isWhole: false, beyond: '3.9' }, { '٤': 4 }),
    'box.height': measures({ isWhole: false, beyond: '0' }, { '200': 200 }),
    'box.turn': measures({ isWhole: true, beyond: '181' }, { '-180': -180, '۱۸۰': 180 }),
  }).map(([name, trials]) => [`printAreas[0].${name}`, trials]),
);

/** The fields of the first area, by the same paths. */
function areaFields(areas: unknown): Record<string, unknown> {
  const [{ box, ...area }] = areas as [typeof AREA];
  return Object.fromEntries([
    ...Object.entries(area).map(([name, value]) => [`printAreas[0].${name}`, value]),
    ...Object.entries(box).map(([name, value]) => [`printAreas[0].box.${name}`, value]),
  ]);
}

const BREAK_FIELDS: Record<string, Trials> = {
  'quantityBreaks[0].from': wholes(1_000_000, 2),
  'quantityBreaks[0].basisPointsOff': percentsOff(),
};

/** The fields of the first break as the form has them, by the same paths. */
function breakFields(breaks: unknown): Record<string, unknown> {
  const [{ from, basisPointsOff }] = breaks as [{ from: number; basisPointsOff: number }];
  return {
    'quantityBreaks[0].from': from,
    'quantityBreaks[0].basisPointsOff': String(basisPointsOff / 100),
  };
}

/** Of a size, by their paths; its id is made from the label once. */
const SIZE_FIELDS: Record<string, Trials> = {
  'sizes[0].label': texts({ longest: 12, isRequired: true }),
  'sizes[0].labelAr': texts({ longest: 12 }),
  'sizes[0].surcharge': amounts(),
};

/** The fields of the first size, by the same paths. */
function sizeFields(sizes: unknown): Record<string, unknown> {
  const [{ id: _, ...size }] = sizes as [Record<string, unknown>];
  return Object.fromEntries(Object.entries(size).map(([name, value]) => [`sizes[0].${name}`, value]));
}

/** The fields of a list that the form of a stored item shows, by their paths in what is sent. */
interface Parts {
  name: string;
  fields: Record<string, Trials>;
  of: (list: unknown) => Record<string, unknown>;
  /** Those that are chosen from, if any. */
  chosen?: string;
  components: readonly string[];
}

const AREAS: Parts = {
  name: 'printAreas',
  fields: AREA_FIELDS,
  of: areaFields,
  chosen: 'printAreas[0].place',
  components: ['Area', 'AreaInput', 'MeasureInput', 'PlaceChoice'],
};
const SIZES: Parts = {
  name: 'sizes',
  fields: mapValues(SIZE_FIELDS, brief),
  of: sizeFields,
  components: ['SizesField'],
};
const BREAKS: Parts = {
  name: 'quantityBreaks',
  fields: BREAK_FIELDS,
  of: breakFields,
  chosen: 'by',
  components: ['QuantityBreaksField'],
};

interface Kind {
  tab: 'products' | 'pricing';
  /** Which of the tab's lists it is. */
  place: number;
  fields: Record<string, Trials>;
  hasPicture?: boolean;
  /** What is there once an item is stored. */
  parts?: readonly Parts[];
  /** What an item needs besides its name. */
  needs: object;
}

const KINDS: Record<string, Kind> = {
  'product-types': {
    tab: 'products',
    place: 0,
    fields: { ...NAMES, basePrice: amounts(), ...DESCRIPTIONS },
    hasPicture: true,
    parts: [AREAS, SIZES],
    needs: {
      basePrice: '145.00',
      printAreas: [AREA],
      sizes: [{ id: 'm', label: 'M', labelAr: '', surcharge: '0.00' }],
    },
  },
  fabrics: {
    tab: 'products',
    place: 1,
    fields: {
      ...NAMES,
      gsm: wholes(2000),
      costMultiplier: amounts(),
      composition: texts({ longest: 200, isRequired: true }),
      compositionAr: texts({ longest: 200 }),
      ...DESCRIPTIONS,
    },
    hasPicture: true,
    needs: { gsm: 180, costMultiplier: '15.00', composition: 'Cotton' },
  },
  fits: {
    tab: 'pricing',
    place: 0,
    fields: { ...NAMES, priceModifier: amounts() },
    needs: { priceModifier: '3.00' },
  },
  'finishing-qualities': {
    tab: 'pricing',
    place: 1,
    fields: { ...NAMES, priceModifier: amounts(), ...DESCRIPTIONS },
    needs: { priceModifier: '3.00' },
  },
  'print-types': {
    tab: 'pricing',
    place: 2,
    fields: { ...NAMES, setupCost: amounts(), perItemCost: amounts(), ...DESCRIPTIONS },
    parts: [BREAKS],
    needs: { setupCost: '3.00', perItemCost: '4.00', quantityBreaks: [{ from: 500, basisPointsOff: 500 }] },
  },
  colors: {
    tab: 'products',
    place: 2,
    fields: { ...NAMES, hex: hexes() },
    needs: { hex: '#1F2A44' },
  },
};

/** What is chosen from the drawings there are. */
const drawn: Record<string, string> = {
  'product-types': 'silhouette',
  fabrics: 'weave',
  fits: 'cut',
  'print-types': 'technique',
};

/** What an item does not go with. */
const unsuited: Record<string, string> = {
  fabrics: 'unsuitedProductTypes',
  fits: 'unsuitedProductTypes',
  'print-types': 'unsuitedFabrics',
};

/** What nobody sees of the catalogue but staff, at the end of its lists. */
const HIDDEN = { isActive: false, sortOrder: 1_000_000 };

const requiredOf = (fields: Form['fields']) =>
  Object.keys(fields).filter((key) => !/Ar$|^description$/.test(key));

function withParts(
  { fields, others }: Pick<Form, 'fields' | 'others'>,
  parts: readonly Parts[],
): Partial<Form> {
  const all = Object.assign({}, fields, ...parts.map((part) => part.fields)) as Form['fields'];
  const chosen = parts.flatMap((part) => (part.chosen === undefined ? [] : [[part.chosen, undefined]]));
  return {
    fields: all,
    required: requiredOf(all),
    others: { ...others, ...Object.fromEntries(chosen) },
    parts,
  };
}

/** To add and to edit an item of each kind of the catalogue; signed in. */
export async function catalogueForms(page: Page, language: Language): Promise<Record<string, Form>> {
  const forms: Record<string, Form> = {};
  for (const [kind, { tab, place, fields: all, parts, hasPicture, needs }] of Object.entries(KINDS)) {
    // A fabric has fields of every sort, and those of the other kinds are the same components.
    const fields = kind === 'fabrics' ? all : mapValues(all, brief);
    const made = await page.request.post(`/api/admin/${kind}`, {
      data: { name: `Tried ${kind}`, nameAr: `تجربة ${kind}`, ...HIDDEN, ...needs },
    });
    expect(made.status()).toBe(201);
    const { id } = (await made.json()) as Entity;
    await page.route(`**/api/admin/${kind}`, (route) =>
      route.request().method() === 'POST'
        ? route.continue({ postData: { ...(route.request().postDataJSON() as object), ...HIDDEN } })
        : route.fallback(),
    );
    const path = `/admin/${tab}`;
    const common = {
      of: [
        'ItemDialog',
        'ItemFields',
        'ColourField',
        ...(kind === 'fabrics' ? ['WeaveField'] : []),
        ...(unsuited[kind] ? ['ItemsField'] : []),
        ...(parts ?? []).flatMap(({ components }) => components),
        'NumberField',
        ...(hasPicture ? ['PictureUpload'] : []),
      ],
      form: async () => topmost(page),
      fields,
      others: {
        ...(hasPicture && { imageUrl: undefined }),
        ...(drawn[kind] && { [drawn[kind]]: undefined }),
        ...(kind === 'print-types' && { underbase: undefined }),
        ...(unsuited[kind] && { [unsuited[kind]]: undefined, isUnsuitedRefused: undefined }),
      },
      first: { en: 'name', ar: 'nameAr' }[language],
      required: requiredOf(fields),
    };
    const card = (of: string) => page.locator(`[data-item="${of}"]`);
    const edit = { en: /^Edit:/, ar: /^تعديل:/ }[language];
    forms[`${kind}, edit`] = {
      ...common,
      opener: async () => {
        await at(page, path);
        return card(id).getByRole('button', { name: edit });
      },
      ...(parts && withParts(common, parts)),
      write: { method: 'PUT', path: new RegExp(`^/api/admin/${kind}/${id}$`) },
      isEdit: true,
    };
    forms[`${kind}, add`] = {
      ...common,
      opener: async () => {
        await at(page, path);
        return page.locator('main section').nth(place).locator('header button');
      },
      fields: mapValues(fields, brief),
      write: { method: 'POST', path: new RegExp(`^/api/admin/${kind}$`) },
      shownBy: async (stored) => {
        await at(page, path);
        return card(String(stored['id'])).getByRole('button', { name: edit });
      },
    };
  }
  return forms;
}
