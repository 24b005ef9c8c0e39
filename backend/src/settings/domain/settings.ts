import {
  TAX_TREATMENTS,
  WHOLE_BASIS_POINTS,
  type DueKind,
  type TaxTreatmentKey,
} from '@tiraz/contracts/quotation';
import type { Fault } from '../../shared/domain/domain-error.js';

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
  /** Sunday first. */
  week: readonly Weekday[];
  ramadanHours: OpeningHours;
  targetMinutes: number;
  /** Working days until a sample is ready, at the earliest. */
  sampleDays: number;
  /** Working days that every order takes, however small, once its sample is approved. */
  productionDays: number;
  /** Sewn on a working day. */
  piecesPerDay: number;
  /** How much later than at the earliest it may be, in percent. */
  spreadPercent: number;
  /** Whose accounts need a second factor before anything else; in the order of letters, each once. */
  factorRoles: readonly string[];
  /** Accounts that get new inquiries in turn, in the order of letters, each once; empty: new inquiries are nobody's. */
  turnTakers: readonly string[];
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

export interface Weekday extends OpeningHours {
  isOpen: boolean;
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
  leadTimes: Pick<StoredSettings, 'sampleDays' | 'productionDays' | 'piecesPerDay' | 'spreadPercent'>;
}

export function valuesOf(stored: StoredSettings): SettingsValues {
  const { nameEn, nameAr, addressEn, addressAr, taxNumber, phone, email, logoUrl } = stored;
  const { validityDays, instalments, termsEn, termsAr, taxTreatments } = stored;
  const { week, ramadanHours, targetMinutes } = stored;
  const { sampleDays, productionDays, piecesPerDay, spreadPercent } = stored;
  return {
    seller: { nameEn, nameAr, addressEn, addressAr, taxNumber, phone, email, hasLogo: logoUrl !== null },
    quotation: { validityDays, instalments, termsEn, termsAr, taxTreatments },
    hours: { week, ramadanHours },
    response: { targetMinutes },
    leadTimes: { sampleDays, productionDays, piecesPerDay, spreadPercent },
  };
}

/** The same, in one order, so that two of the same meaning are the same text. */
export function arranged(settings: StoredSettings): StoredSettings {
  const hours = ({ opens, closes }: OpeningHours) => ({ opens, closes });
  return {
    ...settings,
    instalments: settings.instalments.map(({ basisPoints, due, days }) => ({ basisPoints, due, days })),
    taxTreatments: TAX_TREATMENTS.flatMap((wanted) =>
      settings.taxTreatments
        .filter(({ key }) => key === wanted)
        .map(({ key, percentBasisPoints, labelEn, labelAr }) => ({
          key,
          percentBasisPoints,
          labelEn,
          labelAr,
        })),
    ),
    week: settings.week.map(({ isOpen, ...day }) => ({ isOpen, ...hours(day) })),
    ramadanHours: hours(settings.ramadanHours),
    factorRoles: [...new Set(settings.factorRoles)].sort(),
    turnTakers: [...new Set(settings.turnTakers)].sort(),
  };
}

/** What no single field can say of itself. */
export function settingsFaults({ instalments, taxTreatments, week, ramadanHours }: StoredSettings): Fault[] {
  const faults: Fault[] = [];
  const refuse = (path: string, code: string, message: string) => faults.push({ path, code, message });
  const sum = instalments.reduce((total, { basisPoints }) => total + basisPoints, 0);
  if (sum !== WHOLE_BASIS_POINTS)
    refuse('instalments', 'instalments.sum', `The instalments are ${sum} basis points, not 10000.`);
  for (const [index, { due, days }] of instalments.entries()) {
    if (due !== 'days_after' && days !== 0)
      refuse(`instalments[${index}].days`, 'instalments.days', 'Only days_after has days.');
  }
  const keys = taxTreatments.map(({ key }) => key).sort();
  if (keys.join() !== TAX_TREATMENTS.toSorted().join())
    refuse('taxTreatments', 'tax.treatments', 'Each tax treatment stands once.');
  const untaxed = taxTreatments.findIndex(({ key }) => key === 'none');
  if (taxTreatments[untaxed]?.percentBasisPoints)
    refuse(`taxTreatments[${untaxed}].percentBasisPoints`, 'tax.none', 'No tax is 0 %.');
  if (!week.some(({ isOpen }) => isOpen)) refuse('week', 'hours.never', 'At least one day is open.');
  const hours: [path: string, OpeningHours][] = [
    ...week.map((day, index): [string, OpeningHours] => [`week[${index}].closes`, day]),
    ['ramadanHours.closes', ramadanHours],
  ];
  for (const [path, { opens, closes }] of hours) {
    if (closes <= opens) refuse(path, 'hours.turned', 'It closes later than it opens.');
  }
  return faults;
}
