import { QUOTATION_LIMITS } from './quotation.js';

/** Limits of what staff set: texts in characters after trimming, the others from the first to the last. */
export const SETTINGS_LIMITS = {
  name: 120,
  address: 300,
  phone: 40,
  email: 254,
  taxNumber: [9, 15],
  terms: QUOTATION_LIMITS.terms,
  taxLabel: 60,
  taxBasisPoints: [0, 5000],
  validityDays: [1, 90],
  instalments: QUOTATION_LIMITS.instalments,
  daysAfter: QUOTATION_LIMITS.daysAfter,
  /** Of opening hours. */
  targetMinutes: [60, 2400],
  /** Working days until a sample is ready. */
  sampleDays: [1, 90],
  /** Working days that every order takes, however small, once its sample is approved. */
  productionDays: [1, 250],
  /** Sewn on a working day. */
  piecesPerDay: [1, 100_000],
  /** How much later than at the earliest it may be, in percent. */
  spreadPercent: [1, 200],
  /** Accounts that get new inquiries in turn, at most. */
  turnTakers: 100,
} as const;

/** Whether a day of the list of holidays counts: a suggested one does until staff dismiss it. */
export const HOLIDAY_STATES = ['suggested', 'confirmed', 'dismissed'] as const;
export type HolidayState = (typeof HOLIDAY_STATES)[number];

/** Of each name of a holiday, in characters after trimming. */
export const LONGEST_HOLIDAY_NAME = 120;
