import type { DueKind, TaxTreatmentKey } from '@tiraz/contracts/settings';

/** What staff set, as it is stored. */
export interface StoredSettings {
  nameEn: string;
  nameAr: string;
  addressEn: string;
  addressAr: string;
  /** Digits alone; empty where there is none. */
  taxNumber: string;
  phone: string;
  email: string;
  /** The path of a picture that Media keeps. */
  logoUrl: string | null;
  validityDays: number;
  /** 10,000 basis points together. */
  instalments: readonly InstalmentDefault[];
  termsEn: string;
  termsAr: string;
  /** Each treatment once, in the order of the contract. */
  taxTreatments: readonly TaxTreatment[];
  /** Sunday first; null: closed all day. */
  week: readonly (OpeningHours | null)[];
  ramadanHours: OpeningHours;
  targetMinutes: number;
}

export interface InstalmentDefault {
  basisPoints: number;
  due: DueKind;
  /** Of `days_after`; else 0. */
  days: number;
}

export interface TaxTreatment {
  key: TaxTreatmentKey;
  percentBasisPoints: number;
  labelEn: string;
  labelAr: string;
}

/** By the clocks of Cairo, `09:00`. */
export interface OpeningHours {
  opens: string;
  closes: string;
}

/** What other modules read of the settings. */
export interface SettingsValues {
  seller: Pick<
    StoredSettings,
    'nameEn' | 'nameAr' | 'addressEn' | 'addressAr' | 'taxNumber' | 'phone' | 'email'
  > & { hasLogo: boolean };
  quotation: Pick<StoredSettings, 'validityDays' | 'instalments' | 'termsEn' | 'termsAr' | 'taxTreatments'>;
  hours: Pick<StoredSettings, 'week' | 'ramadanHours'>;
  /** In minutes of opening hours. */
  response: { targetMinutes: number };
}

export function valuesOf(stored: StoredSettings): SettingsValues {
  const { nameEn, nameAr, addressEn, addressAr, taxNumber, phone, email, logoUrl } = stored;
  const { validityDays, instalments, termsEn, termsAr, taxTreatments } = stored;
  const { week, ramadanHours, targetMinutes } = stored;
  return {
    seller: { nameEn, nameAr, addressEn, addressAr, taxNumber, phone, email, hasLogo: logoUrl !== null },
    quotation: { validityDays, instalments, termsEn, termsAr, taxTreatments },
    hours: { week, ramadanHours },
    response: { targetMinutes },
  };
}
