import { DomainError } from '../../shared/domain/domain-error.js';
import { Money } from '../../shared/domain/money.js';
import { sumsOf, type Instalment, type Line, type Offer, type PriceBasis } from '../domain/offer.js';

/** An offer as it is stored, with the amounts that follow from it, which the database adds up again. */
export interface StoredOffer extends Omit<Offer, 'lines' | 'instalments'> {
  schemaVersion: 1;
  lines: readonly (Omit<Line, 'unitPrice'> & { unitPrice: string })[];
  instalments: readonly (Instalment & { amount: string })[];
}

export interface StoredBasis {
  pricedAt: string;
  unitPrices: Record<string, string>;
}

export function writeOffer(offer: Offer): StoredOffer {
  const { instalments } = sumsOf(offer);
  return {
    schemaVersion: 1,
    ...offer,
    lines: offer.lines.map((line) => ({ ...line, unitPrice: String(line.unitPrice) })),
    instalments: instalments.map((one) => ({ ...one, amount: String(one.amount) })),
  };
}

/** @throws DomainError `unavailable` for the version of a later release */
export function readOffer({ schemaVersion, ...stored }: StoredOffer): Offer {
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

export function readBasis({ pricedAt, unitPrices }: StoredBasis): PriceBasis {
  const read = Object.entries(unitPrices).map(([key, price]) => [key, Money.parse(price)]);
  return { pricedAt: new Date(pricedAt), unitPrices: Object.fromEntries(read) as Record<string, Money> };
}
