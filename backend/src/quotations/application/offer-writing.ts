import type { InquiryDetails, QuotedInquiries } from '../../inquiries/index.js';
import type { PricedConfiguration } from '../../pricing/index.js';
import { addDays, dayInCairo } from '../../shared/domain/cairo.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import { Money } from '../../shared/domain/money.js';
import type { Line, Offer, PriceBasis } from '../domain/offer.js';
import { faultsOf } from '../domain/offer-rules.js';
import { linesFor, type PreparedLine } from '../domain/prepared-lines.js';
import type { Quotation } from '../domain/quotation.js';
import type { Revision } from '../domain/revision.js';
import type { LineWords, OfferDefaults, TodaysPrices } from './neighbours.js';
import type { OlderPrice } from './staff-quotations.js';
import type { Quotations } from './quotations.js';
import type { WrittenOffer } from '../domain/offer.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long after a sample was accepted it can be credited. */
const CREDITED_FOR_MS = 90 * DAY_MS;

interface Draft {
  offer: Offer;
  basis: PriceBasis;
}

/** What a draft offers, by the inquiry, the settings and the catalogue. */
export class OfferWriting {
  constructor(
    private readonly quotations: Quotations,
    private readonly inquiries: QuotedInquiries,
    private readonly prices: TodaysPrices,
    private readonly words: LineWords,
    private readonly defaults: OfferDefaults,
  ) {}

  /** What was asked for, at the prices of its day. */
  async first(inquiry: InquiryDetails, at: Date): Promise<Draft> {
    const { configuration, isSampleRequest, createdAt } = inquiry;
    const { quotation } = await this.defaults.read();
    const { instalments, termsEn, termsAr, taxTreatments, validityDays } = quotation;
    const [treatment] = taxTreatments;
    if (!treatment) throw new Error('the settings have no tax treatment');
    const lines = this.written(linesFor(configuration, isSampleRequest), configuration);
    const offer: Offer = {
      validThrough: addDays(dayInCairo(at), validityDays),
      lines,
      discountBasisPoints: 0,
      tax: taxOf(treatment),
      importCountry: null,
      instalments: instalments.map(({ basisPoints, due, days }) => ({ basisPoints, due, days })),
      incoterm: null,
      place: '',
      indicative: null,
      termsEn,
      termsAr,
    };
    return { offer, basis: basisOf(configuration, inquiry, createdAt) };
  }

  /** The same again, valid anew. */
  async renewed({ offer, basis }: Revision, at: Date): Promise<Draft> {
    const { quotation } = await this.defaults.read();
    return { offer: { ...offer, validThrough: addDays(dayInCairo(at), quotation.validityDays) }, basis };
  }

  private written(prepared: readonly PreparedLine[], configuration: PricedConfiguration): Line[] {
    return prepared.map((line) => ({
      kind: line.kind,
      key: line.key,
      ...this.words.of(line, configuration),
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      overrideReason: '',
      sampleInquiryId: null,
    }));
  }

  /** The tax is what the settings say of it now, unless the draft has it already. */
  private async of({ taxTreatment, ...rest }: WrittenOffer, before: Offer | undefined): Promise<Offer> {
    if (before?.tax.key === taxTreatment) return { ...rest, tax: before.tax };
    const { quotation } = await this.defaults.read();
    const treatment = quotation.taxTreatments.find(({ key }) => key === taxTreatment);
    if (!treatment) throw invalid('taxTreatment', 'quotation.unknown-tax', 'There is no such tax treatment.');
    return { ...rest, tax: taxOf(treatment) };
  }

  /**
   * The draft, were it edited so.
   *
   * @throws DomainError `conflict` where there is no draft, and what is wrong with the offer
   */
  async edited(
    quotation: Quotation,
    inquiry: InquiryDetails,
    written: WrittenOffer,
    at: Date,
  ): Promise<Revision> {
    const draft = quotation.edit(await this.of(written, quotation.draft?.offer));
    await this.expectOfferable(quotation, inquiry, draft, at);
    return draft;
  }

  /**
   * The same offer, its lines that were made from the inquiry at the prices of this moment, with what the inquiry has got
   * since: sizes are said when the customer knows them.
   */
  async repriced({ offer, basis: before }: Revision, inquiry: InquiryDetails, at: Date): Promise<Draft> {
    const today = await this.prices.priceAgain(inquiry.configuration);
    if (!today) {
      throw new DomainError('conflict', 'quotation.no-price', 'Something chosen has no price any more.');
    }
    const basis = basisOf(today, inquiry, at);
    const prepared = linesFor(today, inquiry.isSampleRequest);
    const lines = offer.lines.map((line) => asPrepared(line, prepared));
    const more = prepared.filter(({ key }) => !(key in before.unitPrices));
    return { offer: { ...offer, lines: [...lines, ...this.written(more, today)] }, basis };
  }

  /**
   * What of a draft's lines is not what would be prepared at this moment. A line that was made from the inquiry and that
   * staff took out is not missed.
   */
  async olderPrices({ offer, basis }: Revision, inquiry: InquiryDetails): Promise<OlderPrice[]> {
    const today = await this.prices.priceAgain(inquiry.configuration);
    if (!today) return [];
    return linesFor(today, inquiry.isSampleRequest).flatMap((prepared): OlderPrice[] => {
      const { key, unitPrice: now } = prepared;
      const before = basis.unitPrices[key];
      const line = offer.lines.find((one) => one.key === key);
      if (before && !line) return [];
      const quantityNow = line && prepared.of.part !== 'size' ? line.quantity : prepared.quantity;
      const quantityBefore = line?.quantity ?? 0;
      if (before?.equals(now) && quantityBefore === quantityNow) return [];
      const { textEn, textAr } = line ?? this.words.of(prepared, today);
      const words = { textEn, textAr };
      return [{ key, words, before: before ?? Money.ZERO, now, quantityBefore, quantityNow }];
    });
  }

  /**
   * That it can be offered to the customer of the inquiry.
   *
   * @throws DomainError `invalid` with what is wrong with it, `conflict` where its sample was credited already
   */
  async expectOfferable(
    quotation: Quotation,
    inquiry: InquiryDetails,
    { offer, basis }: Draft,
    at: Date,
  ): Promise<void> {
    const faults = faultsOf(offer, basis, dayInCairo(at));
    const [first] = faults;
    if (first) throw new DomainError('invalid', first.code, first.message, faults);
    await this.expectCreditable(quotation, inquiry, offer, at);
  }

  /** A sample is credited once, to the customer who paid it, with what it cost, for the same garment, within 90 days. */
  private async expectCreditable(
    { state }: Quotation,
    inquiry: InquiryDetails,
    { lines }: Offer,
    at: Date,
  ): Promise<void> {
    const credit = lines.findIndex(({ kind }) => kind === 'sample_credit');
    const line = lines[credit];
    const sampleId = line?.sampleInquiryId;
    if (!sampleId) return;
    const sample = await this.inquiries.details(sampleId).catch((error: unknown) => {
      if (error instanceof DomainError && error.kind === 'missing') return undefined;
      throw error;
    });
    const isPaid =
      sample?.isSampleRequest &&
      sample.acceptedAt &&
      at.getTime() - sample.acceptedAt.getTime() <= CREDITED_FOR_MS;
    const isSame =
      sample?.customerId === inquiry.customerId &&
      sample.configuration.productType.id === inquiry.configuration.productType.id;
    if (!isPaid || !isSame) {
      const rule =
        'Only a sample of the same garment that this customer paid in the last 90 days is credited.';
      throw invalid(`lines[${credit}].sampleInquiryId`, 'quotation.no-such-sample', rule);
    }
    if (line.unitPrice.times(line.quantity).piastres > Money.parse(sample.totalCost).piastres) {
      const rule = `No more than the sample cost is credited: ${sample.totalCost} EGP.`;
      throw invalid(`lines[${credit}].unitPrice`, 'quotation.credit-above-sample', rule);
    }
    if (await this.quotations.isCreditTaken(state.id, sampleId, inquiry.customerId)) {
      throw new DomainError('conflict', 'quotation.sample-credit-taken', 'The sample was credited already.');
    }
  }
}

function basisOf(
  configuration: PricedConfiguration,
  { isSampleRequest }: InquiryDetails,
  pricedAt: Date,
): PriceBasis {
  const prices = linesFor(configuration, isSampleRequest).map(({ key, unitPrice }) => [key, unitPrice]);
  return { pricedAt, unitPrices: Object.fromEntries(prices) as Record<string, Money> };
}

/** What staff have written of it stays, but for the price, and the pieces of a size, which the customer says. */
function asPrepared(line: Line, prepared: readonly PreparedLine[]): Line {
  if (line.key === null) return line;
  const today = prepared.find(({ key }) => key === line.key);
  if (!today) return { ...line, key: null };
  const { unitPrice, quantity, of } = today;
  return { ...line, unitPrice, overrideReason: '', ...(of.part === 'size' && { quantity }) };
}

function taxOf(treatment: {
  key: string;
  percentBasisPoints: number;
  labelEn: string;
  labelAr: string;
}): Offer['tax'] {
  const { key, percentBasisPoints: basisPoints, labelEn, labelAr } = treatment;
  return { key, basisPoints, labelEn, labelAr };
}

function invalid(path: string, code: string, message: string): DomainError {
  return new DomainError('invalid', code, message, [{ path, code, message }]);
}
