import type { QuotationRefusal } from '@tiraz/contracts/quotation';
import type { InquiryDetails, QuotedInquiries } from '../../inquiries/index.js';
import type { PricedConfiguration } from '../../pricing/index.js';
import { addDays, dayInCairo } from '../../shared/domain/cairo.js';
import { DomainError, invalidField, refuseFaults } from '../../shared/domain/domain-error.js';
import { Money } from '../../shared/domain/money.js';
import {
  isTaxedAlike,
  taxed,
  taxNow,
  taxOf,
  type Line,
  type Offer,
  type PriceBasis,
  type WrittenOffer,
} from '../domain/offer.js';
import { faultsOf, faultsOnAnyDay } from '../domain/offer-rules.js';
import { isOfSize, linesFor } from '../domain/prepared-lines.js';
import type { Quotation } from '../domain/quotation.js';
import type { Revision } from '../domain/revision.js';
import type { LineWords, OfferDefaults, TodaysPrices } from './neighbours.js';
import type { OlderPrice } from './staff-quotations.js';
import type { Quotations } from './quotations.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long after a sample was accepted it can be credited. */
const CREDITED_FOR_MS = 90 * DAY_MS;

interface Draft {
  offer: Offer;
  basis: PriceBasis;
}

/** Made from the inquiry. */
type KeyedLine = Line & { key: string };

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
    const { configuration, createdAt } = inquiry;
    const { quotation } = await this.defaults.read();
    const { instalments, termsEn, termsAr, taxTreatments, validityDays } = quotation;
    const [treatment] = taxTreatments;
    if (!treatment) throw new Error('the settings have no tax treatment');
    const lines = this.made(inquiry, configuration);
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
    return { offer, basis: basisOf(lines, createdAt) };
  }

  /** The same again, valid anew, its tax as the settings have it now. */
  async renewed({ offer, basis }: Revision, at: Date): Promise<Draft> {
    const { quotation } = await this.defaults.read();
    const renewed = taxed(offer, taxNow(offer, quotation.taxTreatments));
    return { offer: { ...renewed, validThrough: addDays(dayInCairo(at), quotation.validityDays) }, basis };
  }

  /** The lines that follow from what is asked for, at these prices; things are named as the inquiry has them. */
  private made({ configuration, isSampleRequest }: InquiryDetails, priced: PricedConfiguration): KeyedLine[] {
    const asked = new Map(linesFor(configuration, isSampleRequest).map((line) => [line.key, line]));
    return linesFor(priced, isSampleRequest).map((line) => ({
      kind: line.kind,
      key: line.key,
      ...this.words.of(asked.get(line.key) ?? line, configuration),
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      overrideReason: '',
      sampleInquiryId: null,
    }));
  }

  /** The tax is what the settings say of it now, unless the draft has it already. */
  private async of({ taxTreatment, ...rest }: WrittenOffer, before: Offer | undefined): Promise<Offer> {
    if (before?.tax.key === taxTreatment) return taxed(rest, before.tax);
    const { quotation } = await this.defaults.read();
    const treatment = quotation.taxTreatments.find(({ key }) => key === taxTreatment);
    if (!treatment) throw invalid('taxTreatment', 'quotation.unknown-tax', 'There is no such tax treatment.');
    return taxed(rest, taxOf(treatment));
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
    const { offer, basis } = quotation.edit(await this.of(written, quotation.draft?.offer));
    const draft = quotation.edit(offer, await this.withoutGone({ offer, basis }, inquiry));
    await this.expectOfferable(quotation, inquiry, draft, at);
    return draft;
  }

  /** Without what staff took out and would not be made any more: leaving it out gives nothing away. */
  private async withoutGone({ offer, basis }: Draft, inquiry: InquiryDetails): Promise<PriceBasis> {
    const offered = offer.lines.map(({ key }) => key);
    if (Object.keys(basis.unitPrices).every((key) => offered.includes(key))) return basis;
    const today = await this.prices.priceAgain(inquiry.configuration);
    if (!today) return basis;
    const kept = [...offered, ...this.made(inquiry, today).map(({ key }) => key)];
    const keptOf = <Value>(byKey: Readonly<Record<string, Value>>) =>
      Object.fromEntries(Object.entries(byKey).filter(([key]) => kept.includes(key)));
    const { unitPrices, made } = basis;
    return { ...basis, unitPrices: keptOf(unitPrices), ...(made && { made: keptOf(made) }) };
  }

  /**
   * The same offer, its lines that were made from the inquiry as they would be made at this moment: at today's prices, and
   * with the sizes that the customer says now; its tax as the settings have it now.
   *
   * @throws DomainError `conflict` where there are no prices, `invalid` with what would be wrong with it; its last day can be
   * written anew afterwards
   */
  async repriced({ offer, basis: before }: Revision, inquiry: InquiryDetails, at: Date): Promise<Draft> {
    const today = await this.prices.priceAgain(inquiry.configuration);
    if (!today) {
      throw conflict('quotation.no-price', 'Something chosen has no price any more.');
    }
    const made = this.made(inquiry, today);
    const lines = offer.lines.flatMap((line) => madeAnew(line, before, made));
    const more = made.filter(({ key }) => !(key in before.unitPrices));
    const tax = (await this.taxNow(offer)) ?? offer.tax;
    const draft = { offer: { ...offer, tax, lines: [...lines, ...more] }, basis: basisOf(made, at) };
    refuseFaults(faultsOnAnyDay(draft.offer, draft.basis));
    return draft;
  }

  /** What the settings say of a draft's kind of tax, where that is not what the draft says. */
  async taxNow(offer: Offer): Promise<Offer['tax'] | null> {
    const { quotation } = await this.defaults.read();
    const now = taxNow(offer, quotation.taxTreatments);
    return isTaxedAlike(now, offer.tax) ? null : now;
  }

  /**
   * What of a draft's lines is not what would be made at this moment. A line that was made from the inquiry and that staff
   * took out is not missed.
   */
  async olderPrices({ offer, basis }: Revision, inquiry: InquiryDetails): Promise<OlderPrice[]> {
    const today = await this.prices.priceAgain(inquiry.configuration);
    if (!today) return [];
    const made = this.made(inquiry, today);
    const changed = made.flatMap((now): OlderPrice[] => {
      const listed = basis.unitPrices[now.key];
      const line = offer.lines.find(({ key }) => key === now.key);
      if (listed && !line) return [];
      const quantityBefore = line?.quantity ?? 0;
      const quantityNow = line && !isOfSize(now.key) ? line.quantity : now.quantity;
      const wordsNow = line && isWordedAnew(line, basis, now) ? wordsOf(now) : null;
      const isOfToday = [listed, line?.unitPrice].some((price) => price?.equals(now.unitPrice));
      if (isOfToday && quantityBefore === quantityNow && !wordsNow) return [];
      const prices = { before: line?.unitPrice ?? Money.ZERO, now: now.unitPrice };
      return [
        { key: now.key, words: wordsOf(line ?? now), wordsNow, ...prices, quantityBefore, quantityNow },
      ];
    });
    const gone = offer.lines.flatMap((line): OlderPrice[] => {
      const { key, unitPrice, quantity } = line;
      if (key === null || made.some((one) => one.key === key)) return [];
      const nothing = { wordsNow: null, now: Money.ZERO, quantityNow: 0 };
      return [{ key, words: wordsOf(line), before: unitPrice, quantityBefore: quantity, ...nothing }];
    });
    return [...changed, ...gone];
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
    refuseFaults(faultsOf(offer, basis, dayInCairo(at)));
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
      throw conflict('quotation.sample-credit-taken', 'The sample was credited already.');
    }
  }
}

function basisOf(lines: readonly KeyedLine[], pricedAt: Date): PriceBasis {
  const prices = lines.map(({ key, unitPrice }) => [key, unitPrice] as const);
  const made = lines.map((line) => [line.key, { ...wordsOf(line), quantity: line.quantity }] as const);
  return { pricedAt, unitPrices: Object.fromEntries(prices), made: Object.fromEntries(made) };
}

function wordsOf({ textEn, textAr }: Line): Pick<Line, 'textEn' | 'textAr'> {
  return { textEn, textAr };
}

/**
 * What staff have written of it stays, but for the price, and the pieces of a size, which the customer says. It goes where
 * it would not be made any more.
 */
function madeAnew(line: Line, basis: PriceBasis, made: readonly KeyedLine[]): Line[] {
  if (line.key === null) return [line];
  const now = made.find(({ key }) => key === line.key);
  if (!now) return [];
  const before = basis.made?.[line.key];
  return [
    {
      ...line,
      textEn: line.textEn === before?.textEn ? now.textEn : line.textEn,
      textAr: line.textAr === before?.textAr ? now.textAr : line.textAr,
      unitPrice: now.unitPrice,
      overrideReason: '',
      ...(isOfSize(now.key) && { quantity: now.quantity }),
    },
  ];
}

/** Whether it would be made with other words than it was, and does not say them already. */
function isWordedAnew(line: Line, { made }: PriceBasis, now: KeyedLine): boolean {
  const before = made?.[now.key];
  const says = ({ textEn, textAr }: Pick<Line, 'textEn' | 'textAr'>) =>
    textEn === now.textEn && textAr === now.textAr;
  return before !== undefined && !says(before) && !says(line);
}

function conflict(code: QuotationRefusal, message: string): DomainError {
  return new DomainError('conflict', code, message);
}

function invalid(path: string, code: QuotationRefusal, message: string): DomainError {
  return invalidField(path, code, message);
}
