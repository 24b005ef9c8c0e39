import { DomainError } from '../../shared/domain/domain-error.js';
import { Money } from '../../shared/domain/money.js';
import { sumsOf, type Instalment, type Line, type Offer, type PriceBasis } from '../domain/offer.js';

/** An offer as it is stored, with the amounts that follow from it, which the database adds up again. */
export interface StoredOffer extends Omit<Offer, 'lines' | 'instalments'> {
  schemaVersion: 1;
  lines: readonly (Omit<Line, 'unitPrice'> & { unitPrice: string })[];
  instalments: readonly (Instalment & { amount: string })[];
  /**
   * Of the price basis, which stands beside the offer: the release before writes of a basis what it knows, and what was sent
   * never changes; of an offer it writes all that it has read.
   */
  made?: PriceBasis['made'];
}

export interface StoredBasis {
  pricedAt: string;
  unitPrices: Record<string, string>;
}

export function writeOffer(offer: Offer, { made }: PriceBasis): StoredOffer {
  const { instalments } = sumsOf(offer);
  return {
    schemaVersion: 1,
    ...offer,
    lines: offer.lines.map((line) => ({ ...line, unitPrice: String(line.unitPrice) })),
    instalments: instalments.map((one) => ({ ...one, amount: String(one.amount) })),
    ...(made && { made }),
  };
}

/** @throws DomainError `unavailable` for the version of a later release */
export function readOffer({ schemaVersion, made: _made, ...stored }: StoredOffer): Offer {
  if (schemaVersion !== 1) {
    throw new DomainError('unavailable', 'quotation.unreadable', 'A later release wrote this quotation.');
  }
  return {
    ...stored,
    lines: stored.lines.map((line) => ({ ...line, unitPrice: Money.parse(line.unitPrice) })),
    instalments: stored.instalments.map(({ amount: _, ...one }) => one),
  };
}

export function writeBasis({ pricedAt, unitPrices }: PriceBasis): StoredBasis {
  const written = Object.entries(unitPrices).map(([key, price]) => [key, String(price)]);
  return {
    pricedAt: pricedAt.toISOString(),
    unitPrices: Object.fromEntries(written) as Record<string, string>,
  };
}

export function readBasis({ pricedAt, unitPrices }: StoredBasis, { made }: StoredOffer): PriceBasis {
  const read = Object.entries(unitPrices).map(([key, price]) => [key, Money.parse(price)] as const);
  return { pricedAt: new Date(pricedAt), unitPrices: Object.fromEntries(read), ...(made && { made }) };
}
