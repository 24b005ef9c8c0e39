import { describe, expect, it } from '@jest/globals';
import { NO_CONTACT } from '@tiraz/contracts/contact';
import { DomainError } from '../../shared/domain/domain-error.js';
import { UNSEEN_TEXTS } from '../../shared/domain/unseen.fixture.js';
import { readSubmission } from './submission.js';
import type { SubmittedInquiry } from './submitted-inquiry.js';

const sent: SubmittedInquiry = {
  productTypeId: 'shirt',
  fabricId: 'jersey',
  fitId: 'slim',
  finishingQualityId: 'standard',
  quantity: 100,
  colors: ['white'],
  printOptions: [{ printTypeId: 'screen', colors: 2 }],
  customerName: 'Layla',
  customerEmail: 'layla@example.com',
};

const artwork = {
  draft: 'draft',
  ids: ['logo', 'slogan'],
  placements: [
    { artworkId: 'logo', areaId: 'front', widthMm: 200, xMm: 10, yMm: 20, withoutGround: true },
    { artworkId: 'slogan', areaId: 'back', widthMm: 100, xMm: 0, yMm: 5, withoutGround: false },
  ],
};

/** The same, with the fields of each of its objects the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, each]) => [key, reversed(each)]),
  );
}

describe('reading a submission', () => {
  it('trims texts, and takes an order without totals when nothing else is said', () => {
    expect(
      readSubmission({ ...sent, customerName: '  ليلى ', customerEmail: '\tlayla@example.com ' }),
    ).toEqual({
      selection: {
        ...{ productTypeId: 'shirt', fabricId: 'jersey', fitId: 'slim', finishingQualityId: 'standard' },
        ...{ lines: [{ pieces: 100 }], colors: ['white'], printOptions: sent.printOptions },
      },
      contact: { ...NO_CONTACT, customerName: 'ليلى', customerEmail: 'layla@example.com' },
      message: '',
      language: 'en',
      isSampleRequest: false,
      seen: {},
    });
  });

  it('keeps the use of the colours and the sizes, in the form of their mode', () => {
    const ratio = [{ size: 'm', parts: 1 }];
    const cells = [{ color: null, size: 'm', pieces: 100 }];
    const sizesIn = (sizes: SubmittedInquiry['sizes']) => readSubmission({ ...sent, sizes }).selection.sizes;
    expect(readSubmission({ ...sent, colorUse: 'colourways' }).selection.colorUse).toBe('colourways');
    expect(sizesIn({ mode: 'ratio', ratio, cells })).toEqual({ mode: 'ratio', ratio });
    expect(sizesIn({ cells, mode: 'exact', ratio })).toEqual({ mode: 'exact', cells });
  });

  it('keeps the artwork with its placements, of all files of the draft where none is named', () => {
    expect(readSubmission({ ...sent, artwork }).artwork).toEqual(artwork);
    expect(readSubmission({ ...sent, artwork: { draft: 'draft' } }).artwork).toEqual({
      draft: 'draft',
      placements: [],
    });
  });

  it('writes equal submissions alike, whatever the order of their fields', () => {
    const sizes = { mode: 'ratio' as const, ratio: [{ size: 'm', parts: 1 }] };
    const full = { ...sent, artwork, sizes, totalCost: '1', pricePerItem: '2', sampleCost: '3' };
    const written = JSON.stringify(readSubmission(full));
    expect(JSON.stringify(readSubmission(reversed(full) as typeof full))).toBe(written);
    expect(JSON.stringify(readSubmission({ ...full, unknown: 1 } as SubmittedInquiry))).toBe(written);
  });

  it.each([
    [1, undefined, true],
    [1, false, true],
    [1, true, false],
    [2, false, false],
    [100, undefined, false],
  ])(
    'of %i pieces, a sample: %p, is refused as an order of one: %p',
    (quantity, isSampleRequest, isRefused) => {
      const read = () => readSubmission({ ...sent, quantity, isSampleRequest });
      if (isRefused)
        expect(read).toThrow(
          expect.objectContaining({
            ...{ kind: 'invalid', code: 'quantity.sample-only' },
            faults: [expect.objectContaining({ path: 'quantity', code: 'quantity.sample-only' })],
          }) as unknown as Error,
        );
      else expect(read().isSampleRequest).toBe(isSampleRequest ?? false);
    },
  );

  it.each<[string, string | number, string]>([
    ['a decimal text', '237.5', '237.50'],
    ['a number', 237.1, '237.10'],
    ['a whole number', 237, '237.00'],
    ['nothing', 0, '0.00'],
  ])('understands %s as an amount', (_, pricePerItem, amount) => {
    expect(readSubmission({ ...sent, pricePerItem }).seen.pricePerItem?.toString()).toBe(amount);
  });

  it('counts characters, not their halves', () => {
    expect(readSubmission({ ...sent, customerName: '🧵'.repeat(120) }).contact.customerName).toHaveLength(
      240,
    );
  });

  it('keeps line breaks and tabs of the message alone', () => {
    expect(readSubmission({ ...sent, message: ' a\n\tb ' }).message).toBe('a\n\tb');
  });

  it.each(UNSEEN_TEXTS)('takes %p for no name of anybody, and for none of a company', (blank) => {
    expect(faultsOf({ ...sent, customerName: blank, customerCompany: blank })).toEqual(
      expect.arrayContaining([
        ['customerName', 'field.required'],
        ...(blank.trim() === '' ? [] : [['customerCompany', 'field.format']]),
      ]),
    );
  });

  it.each(['ا', '1', '🧵', 'é', '\u200bA', '=', '٪'])('takes %p for a name', (customerName) => {
    expect(readSubmission({ ...sent, customerName }).contact.customerName).toBe(customerName);
  });

  it('tells every fault at once', () => {
    const faulty = {
      customerName: ' \n ',
      customerEmail: 'a b@example.com',
      customerPhone: '1\n2',
      customerCompany: 'x'.repeat(121),
      message: 'x'.repeat(4001),
      totalCost: '1e3',
      pricePerItem: 0.001,
      sampleCost: -1,
    };
    expect(faultsOf({ ...sent, ...faulty })).toEqual([
      ['customerName', 'field.required'],
      ['customerEmail', 'field.format'],
      ['customerPhone', 'field.format'],
      ['customerCompany', 'field.too-long'],
      ['message', 'field.too-long'],
      ['totalCost', 'field.format'],
      ['pricePerItem', 'field.format'],
      ['sampleCost', 'field.format'],
    ]);
  });

  it.each([
    '',
    'layla',
    'layla@example',
    '@example.com',
    'a@b@example.com',
    'layla@exa_mple.com',
    'ليلى@example.com',
    'layla%40good.example?bcc=a@evil.example',
    'layla%40good.example@evil.example',
    'layla?bcc=b@evil.example',
    'layla&body=b@evil.example',
  ])('takes %p for no e-mail address', (customerEmail) => {
    expect(faultsOf({ ...sent, customerEmail })).toEqual([['customerEmail', 'field.format']]);
  });
});

function faultsOf(inquiry: SubmittedInquiry) {
  try {
    readSubmission(inquiry);
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'malformed') {
      return error.faults.map(({ path, code }) => [path, code]);
    }
  }
  throw new Error('it was not refused as malformed');
}
