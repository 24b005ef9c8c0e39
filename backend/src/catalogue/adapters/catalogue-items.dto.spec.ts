import { describe, expect, it } from '@jest/globals';
import type { DomainError } from '../../shared/domain/domain-error.js';
import { DtoPipe } from '../../shared/http/dto.pipe.js';
import { EVERY_KIND, KINDS, type Kind } from '../domain/kinds.js';
import { UNSEEN } from '../../shared/domain/unseen.fixture.js';
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

  it.each(UNSEEN)('refuses the name %j, of which nobody sees anything, in either language', async (blank) => {
    const kept = blank.trim() === '' ? [] : ['nameAr: Arabic name has nothing to see in it'];
    expect(await faults('fabrics', 'change', { name: blank, nameAr: blank, composition: blank })).toEqual([
      'name: Name is required',
      ...kept,
      'composition: Composition is required',
    ]);
  });

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
