import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  CONFIGURATION,
  quotationsInMemory,
  refusedWith,
  written,
  YES,
} from '../adapters/quotations-in-memory.fixture.js';
import { StaleError } from '../../shared/domain/domain-error.js';
import { egp, line } from '../domain/offer.fixture.js';
import { SALMA } from '../domain/quotation.fixture.js';
import type { WrittenOffer } from '../domain/offer.js';

let fakes: ReturnType<typeof quotationsInMemory>;
beforeEach(() => {
  fakes = quotationsInMemory();
});

const at = (moment: string) => {
  fakes.clock.at = new Date(moment);
};
const heard = () => ({ revision: 1, name: 'Layla', saidAt: fakes.clock.at, note: 'called' });

describe('preparing', () => {
  it('begins with what was asked for, at its prices', async () => {
    const id = fakes.inquiries.add('one');
    const { revisions } = await fakes.staff.prepare(id, SALMA);
    expect(revisions[0]).toMatchObject({
      number: 1,
      state: 'draft',
      sums: { subtotal: egp('23700.00'), tax: egp('3318.00'), total: egp('27018.00') },
      offer: {
        validThrough: '2026-12-07',
        termsEn: 'Terms',
        lines: [
          {
            kind: 'garment',
            key: 'garment',
            quantity: 100,
            unitPrice: egp('230.00'),
            textEn:
              'Basic T-Shirt, Combed Single Jersey, Oversized, Premium, Screen Print in 2 colors, White',
            textAr: 'تيشيرت أساسي، سنجل جيرسي ممشط، أوفر سايز، Premium، طباعة سلك سكرين، لونان، أبيض',
          },
          { kind: 'setup', key: 'setup:screen', quantity: 2, unitPrice: egp('350.00') },
        ],
      },
    });
  });

  it('asks the price of a sample for a sample', async () => {
    const id = fakes.inquiries.add('one', { isSampleRequest: true });
    const { revisions } = await fakes.staff.prepare(id, SALMA);
    expect(revisions[0]!.offer.lines).toMatchObject([
      { kind: 'garment', key: 'sample', quantity: 1, unitPrice: egp('1000.00') },
    ]);
  });

  it('begins the next revision with the last one, valid anew', async () => {
    const id = await fakes.sent();
    at('2026-12-01T10:00:00Z');
    const { revisions } = await fakes.staff.prepare(id, SALMA);
    const [second, first] = revisions;
    expect(second).toMatchObject({ number: 2, state: 'draft' });
    expect(second!.offer).toEqual({ ...first!.offer, validThrough: '2026-12-15' });
  });

  it('begins it with the tax as the settings have it by then; the one that was sent keeps its own', async () => {
    const id = await fakes.sent();
    fakes.settings.taxTreatments[0] = { ...fakes.settings.taxTreatments[0]!, percentBasisPoints: 1_500 };
    const { revisions } = await fakes.staff.prepare(id, SALMA);
    expect(revisions.map(({ offer, sums }) => [offer.tax.basisPoints, String(sums.total)])).toEqual([
      [1_500, '27255.00'],
      [1_400, '27018.00'],
    ]);
  });
});

describe('a draft', () => {
  it('is replaced as a whole, unless somebody was faster', async () => {
    const draft = await fakes.staff.prepare(fakes.inquiries.add('one'), SALMA);
    const offer = { ...written(draft), discountBasisPoints: 1_000, taxTreatment: 'export' };
    const edited = await fakes.staff.edit('one', offer, SALMA, draft.version);
    expect(edited.revisions[0]).toMatchObject({
      offer: { tax: { key: 'export', basisPoints: 0 } },
      sums: { total: egp('21330.00') },
    });
    await expect(fakes.staff.edit('one', offer, SALMA, draft.version)).rejects.toThrow(StaleError);
    await expect(fakes.staff.edit('one', { ...offer, taxTreatment: 'x' }, SALMA)).rejects.toThrow(
      refusedWith('quotation.unknown-tax'),
    );
  });

  it('estimates import VAT for an export alone', async () => {
    const draft = await fakes.staff.prepare(fakes.inquiries.add('one'), SALMA);
    const estimates = async (taxTreatment: string) => {
      const offer = { ...written(draft), importCountry: 'SA' as const, taxTreatment };
      const { revisions } = await fakes.staff.edit('one', offer, SALMA);
      return [revisions[0]!.offer.importCountry, revisions[0]!.sums.importVat];
    };
    expect(await estimates('export')).toEqual(['SA', egp('3555.00')]);
    expect(await estimates('eg_standard')).toEqual([null, null]);
  });

  it('that an earlier release estimated it for at home is sent all the same, and its next one does not', async () => {
    await fakes.staff.prepare(fakes.inquiries.add('one'), SALMA);
    const quotation = (await fakes.quotations.find('one'))!;
    const draft = quotation.draft!;
    await fakes.quotations.save(quotation, [{ ...draft, offer: { ...draft.offer, importCountry: 'SA' } }]);
    await fakes.staff.send('one', false, SALMA);
    const { revisions } = await fakes.staff.prepare('one', SALMA);
    expect(revisions.map(({ offer }) => offer.importCountry)).toEqual([null, 'SA']);
  });

  it.each<[string, (offer: WrittenOffer) => WrittenOffer]>([
    ['as a percentage', (offer) => ({ ...offer, discountBasisPoints: 1_001 })],
    [
      'as a line',
      ({ lines, ...offer }) => ({
        ...offer,
        lines: [...lines, line({ kind: 'discount', key: null, unitPrice: egp('2370.01') })],
      }),
    ],
    [
      'as another price',
      ({ lines: [first, ...lines], ...offer }) => ({
        ...offer,
        lines: [{ ...first!, unitPrice: egp('206.00'), overrideReason: 'a friend' }, ...lines],
      }),
    ],
    [
      'as a line of staff in place of those that were made',
      (offer) => ({ ...offer, lines: [line({ quantity: 100, unitPrice: egp('115.00') })] }),
    ],
  ])('with a discount above a tenth, %s, is sent when that is confirmed', async (_, lowered) => {
    const draft = await fakes.staff.prepare(fakes.inquiries.add('one'), SALMA);
    const { revisions } = await fakes.staff.edit('one', lowered(written(draft)), SALMA);
    expect(revisions[0]!.discountShare).toBeGreaterThan(1_000);
    await expect(fakes.staff.send('one', false, SALMA)).rejects.toThrow(
      refusedWith('quotation.discount-unconfirmed'),
    );
    expect((await fakes.staff.send('one', true, SALMA)).revisions[0]!.state).toBe('sent');
  });

  it('with a discount of a tenth needs no confirmation', async () => {
    const draft = await fakes.staff.prepare(fakes.inquiries.add('one'), SALMA);
    await fakes.staff.edit('one', { ...written(draft), discountBasisPoints: 1_000 }, SALMA);
    expect((await fakes.staff.send('one', false, SALMA)).revisions[0]!.state).toBe('sent');
  });

  it('that was to be sent yesterday is not', async () => {
    await fakes.staff.prepare(fakes.inquiries.add('one'), SALMA);
    at('2026-12-07T22:00:00Z');
    await expect(fakes.staff.send('one', false, SALMA)).rejects.toThrow(refusedWith('quotation.validity'));
  });
});

describe('a sample credit', () => {
  const withCredit = async (id: string, sample: string) => {
    const draft = await fakes.staff.prepare(fakes.inquiries.add(id), SALMA);
    const credit = line({ kind: 'sample_credit', unitPrice: egp('1000.00'), sampleInquiryId: sample });
    const offer = written(draft);
    return fakes.staff.edit(id, { ...offer, lines: [...offer.lines, credit] }, SALMA);
  };
  const sample = (change = {}) =>
    fakes.inquiries.add('sample', {
      isSampleRequest: true,
      acceptedAt: new Date('2026-08-26T08:00:00Z'),
      ...change,
    });

  it('is taken off before the tax, once', async () => {
    sample({ acceptedAt: new Date('2026-11-01T08:00:00Z') });
    const { revisions } = await withCredit('one', 'sample');
    expect(revisions[0]!.sums).toMatchObject({
      net: egp('22700.00'),
      tax: egp('3178.00'),
      total: egp('25878.00'),
      instalments: [{ amount: egp('12939.00') }, { amount: egp('12939.00') }],
    });
    await fakes.staff.send('one', false, SALMA);
    await expect(withCredit('two', 'sample')).rejects.toThrow(refusedWith('quotation.sample-credit-taken'));
  });

  it.each<[string, object, boolean]>([
    ['paid 90 days ago', { acceptedAt: new Date('2026-08-25T08:00:00Z') }, true],
    ['paid earlier', { acceptedAt: new Date('2026-08-25T07:59:59Z') }, false],
    ['not paid', { acceptedAt: null }, false],
    ['no sample', { isSampleRequest: false }, false],
    ["somebody else's", { customerId: 'another' }, false],
    [
      'of another garment',
      { configuration: { ...CONFIGURATION, productType: { ...CONFIGURATION.productType, id: 'hoodie' } } },
      false,
    ],
  ])('is given for what is %s: %j', async (_, change, isGiven) => {
    sample(change);
    if (isGiven) expect((await withCredit('one', 'sample')).revisions[0]!.state).toBe('draft');
    else await expect(withCredit('one', 'sample')).rejects.toThrow(refusedWith('quotation.no-such-sample'));
  });

  it.each([
    ['1000.00', true],
    ['999.99', false],
  ])('is given up to what the sample cost: %s', async (totalCost, isGiven) => {
    sample({ acceptedAt: new Date('2026-11-01T08:00:00Z'), totalCost });
    if (isGiven) expect((await withCredit('one', 'sample')).revisions[0]!.state).toBe('draft');
    else
      await expect(withCredit('one', 'sample')).rejects.toThrow(refusedWith('quotation.credit-above-sample'));
  });

  it('is given for nothing that is not there', async () => {
    await expect(withCredit('one', 'nothing')).rejects.toThrow(refusedWith('quotation.no-such-sample'));
  });
});

describe('by telephone', () => {
  it('staff accept what they heard, up to seven days late', async () => {
    const id = await fakes.sent();
    at('2026-12-14T21:59:59Z');
    const { revisions } = await fakes.staff.acceptAsHeard(id, heard(), SALMA);
    expect(revisions[0]).toMatchObject({
      state: 'accepted',
      acceptance: { isLate: true, heardBy: SALMA.email, language: null, note: 'called' },
    });
    expect(fakes.audit.records.at(-1)).toMatchObject({ action: 'quotation.accepted', by: SALMA });
  });

  it('not later, and nothing that was not said yet', async () => {
    const id = await fakes.sent();
    const said = { ...heard(), saidAt: new Date('2026-11-23T08:00:01Z') };
    await expect(fakes.staff.acceptAsHeard(id, said, SALMA)).rejects.toThrow(
      refusedWith('quotation.said-later'),
    );
    at('2026-12-14T22:00:00Z');
    await expect(fakes.staff.acceptAsHeard(id, heard(), SALMA)).rejects.toThrow(
      refusedWith('quotation.expired'),
    );
  });
});

describe('taking an acceptance back', () => {
  it('leaves everything as it was, and it can be accepted again', async () => {
    const id = await fakes.sent();
    const before = [fakes.inquiries.figures, (await fakes.staff.read(id)).revisions] as const;
    await fakes.customer.accept(id, YES);
    const undone = await fakes.staff.undoAcceptance(id, 'Meant another one', SALMA);
    expect([fakes.inquiries.figures, undone.revisions]).toEqual(before);
    expect(undone.events[0]).toMatchObject({
      kind: 'acceptance_undone',
      data: { reason: 'Meant another one' },
    });
    fakes.clock.at = new Date('2026-11-23T09:00:00Z');
    expect((await fakes.customer.accept(id, YES)).state).toBe('accepted');
    expect(fakes.mails.written.filter((mail) => mail.startsWith('accepted'))).toHaveLength(2);
  });
});
