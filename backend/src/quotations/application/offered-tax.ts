import type { Offer } from '../domain/offer.js';

type Tax = Offer['tax'];

/** How the settings tax something. */
interface Treatment {
  key: string;
  percentBasisPoints: number;
  labelEn: string;
  labelAr: string;
}

export function taxOf({ key, percentBasisPoints: basisPoints, labelEn, labelAr }: Treatment): Tax {
  return { key, basisPoints, labelEn, labelAr };
}

/** The same kind of tax as the settings have it; as it is where they do not have it any more. */
export function taxNow({ tax }: Offer, treatments: readonly Treatment[]): Tax {
  const treatment = treatments.find(({ key }) => key === tax.key);
  return treatment ? taxOf(treatment) : tax;
}

export function isTaxedAlike(one: Tax, other: Tax): boolean {
  return (['basisPoints', 'labelEn', 'labelAr'] as const).every((field) => one[field] === other[field]);
}

/** Import VAT is estimated for an export alone. */
export function taxed(offer: Omit<Offer, 'tax'>, tax: Tax): Offer {
  return { ...offer, tax, importCountry: tax.key === 'export' ? offer.importCountry : null };
}
