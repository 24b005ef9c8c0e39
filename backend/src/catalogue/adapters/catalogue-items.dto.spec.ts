import { describe, expect, it } from '@jest/globals';
import { SILHOUETTES, type DrawnBox, type PrintArea } from '@tiraz/contracts/garments';
import { USUAL_PRINT_AREAS } from '@tiraz/contracts/usual-print-areas';
import type { DomainError } from '../../shared/domain/domain-error.js';
import { DtoPipe } from '../../shared/http/dto.pipe.js';
import { EVERY_KIND, KINDS, type Kind } from '../domain/kinds.js';
import { UNSEEN_TEXTS } from '../../shared/domain/unseen.fixture.js';
import { itemBody } from './catalogue-items.dto.js';

const read = async (kind: Kind, use: 'new' | 'change', body: unknown): Promise<Record<string, unknown>> => {
  const item: unknown = await new DtoPipe().transform(body, { type: 'body', metatype: itemBody(kind, use) });
  return JSON.parse(JSON.stringify(item)) as Record<string, unknown>;
};

async function faults(kind: Kind, use: 'new' | 'change', body: unknown): Promise<string[]> {
  try {
    await read(kind, use, body);
    return [];
  } catch (error) {
    return (error as DomainError).faults.map(({ path, message }) => `${path}: ${message}`);
  }
}

describe('the body of a catalogue item', () => {
  it.each<[Kind, string[]]>([
    ['productTypes', ['name: Name is required', 'basePrice: Base price is required']],
    ['fabrics', ['name: Name is required', 'composition: Composition is required']],
    ['fits', ['name: Name is required']],
    ['finishingQualities', ['name: Name is required']],
    ['colors', ['name: Name is required', 'hex: Color is required']],
    [
      'printTypes',
      [
        'name: Name is required',
        'setupCost: Setup cost is required',
        'perItemCost: Per item cost is required',
      ],
    ],
  ])('of the kind %s says what a new one lacks', async (kind, expected) => {
    expect(await faults(kind, 'new', {})).toEqual(expected);
    expect(await faults(kind, 'change', {})).toEqual([]);
  });

  it.each(UNSEEN_TEXTS)(
    'refuses the name %j, of which nobody sees anything, in either language',
    async (blank) => {
      const kept = blank.trim() === '' ? [] : ['nameAr: Arabic name has nothing to see in it'];
      expect(await faults('fabrics', 'change', { name: blank, nameAr: blank, composition: blank })).toEqual([
        'name: Name is required',
        ...kept,
        'composition: Composition is required',
      ]);
    },
  );

  it.each(EVERY_KIND)('of the kind %s refuses null and emptiness where something must be', async (kind) => {
    for (const [name, { initially }] of Object.entries(KINDS[kind].fields)) {
      const [fault] = await faults(kind, 'change', { [name]: null });
      expect(fault).toMatch(initially === '' ? / must be text$/ : / is required$/);
      expect(await faults(kind, 'change', { [name]: '' })).toHaveLength(initially === '' ? 0 : 1);
    }
  });

  it.each([
    ['gsm', 0, 'GSM is required'],
    ['gsm', 2001, 'GSM must be at most 2000'],
    ['gsm', 180.5, 'GSM must be a whole number'],
    ['gsm', '180', 'GSM must be a whole number'],
    ['costMultiplier', '', 'Cost multiplier is required'],
    ['name', '  ', 'Name is required'],
    ['name', 'x'.repeat(121), 'Name must be at most 120 characters'],
    ['nameAr', 'سطر\nآخر', 'Arabic name must be on one line'],
    ['name', 'one\u2028two', 'Name must be on one line'],
    ['description', 'x'.repeat(2001), 'Description must be at most 2000 characters'],
    ['isActive', 'yes', 'Active must be true or false'],
    ['sortOrder', -1, 'Sort order must be at least 0'],
    ['imageUrl', 'https://elsewhere.example/x.png', 'Image must be empty or the path of an upload'],
    ['imageUrl', '/objects/../secret', 'Image must be empty or the path of an upload'],
    ['archivedAt', null, 'archivedAt is not a field of this'],
    ['version', 7, 'version is not a field of this'],
  ])('refuses %s %j: %s', async (field, value, message) => {
    expect(await faults('fabrics', 'change', { [field]: value })).toEqual([`${field}: ${message}`]);
  });

  it.each<[unknown, string[]]>([
    [[], []],
    [[{ from: 2, basisPointsOff: 1 }], []],
    [[{ from: 1_000_000, unitPrice: 0 }], []],
    // Whether they agree with each other is a rule of the domain.
    [[{ from: 500 }, { from: 250 }], []],
    [[{ from: 1, basisPointsOff: 1 }], ['quantityBreaks[0].from: from must not be less than 2']],
    [[{ from: 500.5 }], ['quantityBreaks[0].from: from must be an integer number']],
    [[{ basisPointsOff: 100 }], ['quantityBreaks[0].from: from must be an integer number']],
    [
      [{ from: 2, basisPointsOff: 10_001 }],
      ['quantityBreaks[0].basisPointsOff: basisPointsOff must not be greater than 10000'],
    ],
    [
      [{ from: 2, basisPointsOff: null }],
      ['quantityBreaks[0].basisPointsOff: basisPointsOff must be an integer number'],
    ],
    [[{ from: 2, unitPrice: '1e3' }], ['quantityBreaks[0].unitPrice: Unit price must be between']],
    [
      [{ from: 2, unitPrice: 1, price: 2 }],
      ['quantityBreaks[0].price: quantityBreaks[0].price is not a field of this'],
    ],
    [['500'], ['quantityBreaks[0]: Quantity breaks must each be an object']],
    [{ from: 2 }, ['quantityBreaks: Quantity breaks must be a list']],
    [
      Array.from({ length: 11 }, (_, index) => ({ from: index + 2 })),
      ['quantityBreaks: Quantity breaks are at most 10'],
    ],
  ])('with the quantity breaks %j: %j', async (quantityBreaks, expected) => {
    for (const kind of ['productTypes', 'printTypes'] as const) {
      const found = await faults(kind, 'change', { quantityBreaks });
      expect(found).toEqual(expected.map((message) => expect.stringContaining(message)));
    }
  });

  const TEE = '0199A5F0-7C1E-7B3A-9D55-0D8F6A4C2E11';
  it.each<[unknown, string[]]>([
    [[], []],
    [[TEE], []],
    [TEE, ['unsuitedFabrics: Unsuited fabrics must be a list']],
    [[TEE, TEE.toLowerCase()], ['unsuitedFabrics: Unsuited fabrics must each be named once']],
    [['Crepe'], ['unsuitedFabrics: Unsuited fabrics must each be the id of an item']],
    [[{ id: TEE }], ['unsuitedFabrics: Unsuited fabrics must each be the id of an item']],
    [
      Array.from({ length: 101 }, (_, each) => TEE.replace('0199', String(each).padStart(4, '0'))),
      ['unsuitedFabrics: Unsuited fabrics are at most 100'],
    ],
  ])('with the unsuited fabrics %j: %j', async (unsuitedFabrics, expected) => {
    expect(await faults('printTypes', 'change', { unsuitedFabrics })).toEqual(expected);
  });

  it('reads what does not go with it in small letters', async () => {
    expect(await read('fits', 'change', { unsuitedProductTypes: [TEE] })).toEqual({
      unsuitedProductTypes: [TEE.toLowerCase()],
    });
  });

  it.each<[string, (area: PrintArea) => object, string[]]>([
    ['an area as it is', (area) => area, []],
    ['an area that is none', () => [], ['printAreas: printAreas must not hold lists']],
    [
      'an id with spaces',
      (area) => ({ ...area, id: 'left chest' }),
      ['id: id must be small letters, digits and hyphens'],
    ],
    ['no name', (area) => ({ ...area, name: ' ' }), ['name: Name is required']],
    [
      'an unseen Arabic name',
      (area) => ({ ...area, nameAr: '\u200b' }),
      ['nameAr: Arabic name has nothing to see in it'],
    ],
    ['a place that garments lack', (area) => ({ ...area, place: 'tail' }), ['place: must be one of']],
    ['less than a centimetre', (area) => ({ ...area, widthMm: 9 }), ['widthMm: must not be less than 10']],
    [
      'more than a metre',
      (area) => ({ ...area, heightMm: 1001 }),
      ['heightMm: must not be greater than 1000'],
    ],
    ['half a millimetre', (area) => ({ ...area, heightMm: 99.5 }), ['heightMm: must be an integer']],
    ['no box', ({ box: _, ...area }) => area, ['box: must be an object']],
    ['next to nothing', (area) => ({ ...area, box: { ...area.box, x: 5e-324 } }), ['box: on the drawing']],
    ['hundredths', (area) => ({ ...area, box: { ...area.box, x: 120.25 } }), ['box.x: must be a number']],
    ['beside the drawing', (area) => ({ ...area, box: { ...area.box, y: 241 } }), ['box: on the drawing']],
    [
      'a turn too many',
      (area) => ({ ...area, box: { ...area.box, turn: 181 } }),
      ['box.turn: must not be greater than 180'],
    ],
    ['fields of its own', (area) => ({ ...area, ink: 'red' }), ['ink: is not a field of this']],
  ])('of a product type with %s', async (_, changed, expected) => {
    const area = USUAL_PRINT_AREAS['t-shirt'][0]!;
    const found = await faults('productTypes', 'change', { printAreas: [changed(area)] });
    expect(found).toHaveLength(expected.length);
    expected.forEach((message, index) => {
      const [path = '', words = ''] = message.split(': ');
      expect(found[index]).toContain(path);
      expect(found[index]).toContain(words);
    });
  });

  it.each<[string, Partial<DrawnBox>, boolean]>([
    ['the whole drawing', { x: 120, y: 120, width: 240, height: 240 }, true],
    ['a tenth of a unit over the left edge', { x: 9.9, width: 20 }, false],
    ['up to the right edge', { x: 230, width: 20 }, true],
    ['over the bottom', { y: 231, height: 20 }, false],
    ['a corner that its turn brings over the edge', { x: 10, width: 20, height: 20, turn: 45 }, false],
    ['a long box turned upright at the edge', { x: 10, width: 200, height: 20, turn: 90 }, true],
    ['the same, turned the other way', { x: 10, width: 200, height: 20, turn: -90 }, true],
  ])('knows %s: on the drawing %j → %s', async (_, box, isOn) => {
    const front = USUAL_PRINT_AREAS['t-shirt'][0]!;
    const printAreas = [{ ...front, box: { ...front.box, ...box } }];
    expect(await faults('productTypes', 'change', { printAreas })).toEqual(
      isOn ? [] : ['printAreas[0].box: the whole area must be on the drawing'],
    );
  });

  it.each(SILHOUETTES)('takes the print areas that are usual for a %s', async (silhouette) => {
    const printAreas = USUAL_PRINT_AREAS[silhouette];
    expect(printAreas.length).toBeGreaterThanOrEqual(6);
    expect(
      await faults('productTypes', 'new', { name: 'x', basePrice: '1', silhouette, printAreas }),
    ).toEqual([]);
    // A millimetre is as long across as along: artwork that fills an area keeps its proportions.
    for (const { box, widthMm, heightMm } of printAreas)
      expect(Math.abs(widthMm / box.width / (heightMm / box.height) - 1)).toBeLessThan(0.1);
  });

  it('refuses two print areas with one id', async () => {
    const [front, chest] = USUAL_PRINT_AREAS.hoodie;
    expect(
      await faults('productTypes', 'change', { printAreas: [front, { ...chest, id: 'front' }] }),
    ).toEqual(['printAreas: Print areas must each have an id of its own']);
  });

  it.each(['#1f2a44', '1F2A44', '#FFF', '#1F2A44FF', 'navy', '#1F2A4G'])(
    'refuses the colour %s',
    async (hex) => {
      expect(await faults('colors', 'change', { hex })).toHaveLength(1);
      expect(await faults('colors', 'change', { hex: '#1F2A44' })).toEqual([]);
    },
  );

  it('has at most twelve print areas', async () => {
    const areas = Array.from({ length: 13 }, (_, index) => ({
      ...USUAL_PRINT_AREAS.polo[0]!,
      id: `a-${index}`,
    }));
    expect(await faults('productTypes', 'change', { printAreas: areas })).toEqual([
      'printAreas: Print areas are at most 12',
    ]);
    expect(await faults('productTypes', 'change', { printAreas: areas.slice(1) })).toEqual([]);
  });

  it.each([
    ['productTypes', 'silhouette'],
    ['fabrics', 'weave'],
    ['printTypes', 'technique'],
  ] as const)(
    'of the kind %s knows every %s that there is a drawing of, and no other',
    async (kind, field) => {
      expect(await faults(kind, 'change', { [field]: 'generic' })).toEqual([]);
      expect(await faults(kind, 'change', { [field]: 'cape' })).toEqual([
        expect.stringContaining('must be one of'),
      ]);
    },
  );

  it.each([
    '1e3',
    '-1',
    '1.005',
    '10000000',
    '٥',
    ' 5',
    '0x10',
    1.005,
    -0.01,
    10_000_000,
    1e21,
    true,
    {},
    [],
  ])('refuses the price %j', async (basePrice) => {
    expect(await faults('productTypes', 'change', { basePrice })).toHaveLength(1);
  });

  it.each([
    ['145', '145.00'],
    ['145.5', '145.50'],
    [145.5, '145.50'],
    [0, '0.00'],
    ['9999999.99', '9999999.99'],
    [9_999_999.99, '9999999.99'],
  ])('reads the price %j as %s', async (basePrice, expected) => {
    expect(await read('productTypes', 'change', { basePrice })).toEqual({ basePrice: expected });
  });

  it('trims texts and leaves the rest as it came', async () => {
    const body = { name: '  Piqué ', description: 'one\ntwo ', isActive: false, gsm: 220 };
    expect(await read('fabrics', 'change', body)).toEqual({
      name: 'Piqué',
      description: 'one\ntwo',
      isActive: false,
      gsm: 220,
    });
  });
});
