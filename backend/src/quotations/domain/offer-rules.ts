import {
  QUOTATION_LIMITS as MOST,
  WHOLE_BASIS_POINTS,
  type QuotationRefusal,
} from '@tiraz/contracts/quotation';
import type { Fault } from '../../shared/domain/domain-error.js';
import { CreditsExceed, sumsOf, type Offer, type PriceBasis } from './offer.js';

const DAY_MS = 24 * 60 * 60 * 1000;

type OfferFault = Fault & { code: QuotationRefusal };

/**
 * What is wrong with an offer, besides the form of its fields.
 *
 * @param today the day in Cairo, `2026-11-23`
 */
export function faultsOf(offer: Offer, basis: PriceBasis, today: string): OfferFault[] {
  return [...faultsOnAnyDay(offer, basis), ...dayFaults(offer, today)];
}

/** The same, whether or not its last day is over. */
export function faultsOnAnyDay(offer: Offer, basis: PriceBasis): OfferFault[] {
  return [...lineFaults(offer, basis), ...paymentFaults(offer), ...creditFaults(offer)];
}

function lineFaults({ lines }: Offer, { unitPrices }: PriceBasis): OfferFault[] {
  const faults: OfferFault[] = [];
  const add = (path: string, code: QuotationRefusal, message: string) => faults.push({ path, code, message });
  if (lines.length === 0) add('lines', 'quotation.no-lines', 'A quotation has at least one line.');
  if (lines.length > MOST.lines)
    add('lines', 'quotation.too-many-lines', `No more than ${MOST.lines} lines.`);
  const keys = new Set<string>();
  for (const [at, line] of lines.entries()) {
    const path = `lines[${at}]`;
    if (!line.textEn && !line.textAr)
      add(`${path}.textEn`, 'quotation.text-required', 'A line says what it is for.');
    if (line.key !== null) {
      const listed = Object.hasOwn(unitPrices, line.key) && unitPrices[line.key];
      if (!listed || keys.has(line.key))
        add(`${path}.key`, 'quotation.unknown-key', 'No line was made under this key.');
      else if (!listed.equals(line.unitPrice) && !line.overrideReason) {
        add(
          `${path}.overrideReason`,
          'quotation.reason-required',
          'Another price than the calculated one needs a reason.',
        );
      }
      keys.add(line.key);
    }
    if ((line.kind === 'sample_credit') !== (line.sampleInquiryId !== null)) {
      add(
        `${path}.sampleInquiryId`,
        'quotation.sample-required',
        'A sample credit, and nothing else, names the sample.',
      );
    }
  }
  if (lines.filter(({ kind }) => kind === 'sample_credit').length > 1) {
    add('lines', 'quotation.second-sample-credit', 'A quotation has one sample credit at most.');
  }
  return faults;
}

function paymentFaults({ instalments }: Offer): OfferFault[] {
  const sum = instalments.reduce((all, { basisPoints }) => all + basisPoints, 0);
  const [, most] = MOST.instalments;
  if (sum === WHOLE_BASIS_POINTS && instalments.length <= most) return [];
  const message = `One to ${most} payments, 100 % together.`;
  return [{ path: 'instalments', code: 'quotation.instalments', message }];
}

function creditFaults(offer: Offer): OfferFault[] {
  try {
    sumsOf(offer);
    return [];
  } catch (error) {
    if (!(error instanceof CreditsExceed)) throw error;
    return [{ path: 'lines', code: 'quotation.credits-exceed', message: 'More is taken off than there is.' }];
  }
}

function dayFaults({ validThrough }: Offer, today: string): OfferFault[] {
  const day = new Date(`${validThrough}T00:00Z`);
  const days = (day.getTime() - Date.parse(today)) / DAY_MS;
  // 30 February would be read as a day in March.
  if (days >= 0 && days <= MOST.validity && day.toISOString().startsWith(validThrough)) return [];
  const message = `Valid through a day from today on, at most ${MOST.validity} days ahead.`;
  return [{ path: 'validThrough', code: 'quotation.validity', message }];
}
