/** When an instalment is due; only `days_after` acceptance has a number of days. */
export const DUE_KINDS = ['on_acceptance', 'before_cutting', 'before_shipping', 'days_after'] as const;
export type DueKind = (typeof DUE_KINDS)[number];

/** How a quotation can be taxed; each has its percentage and its label in the settings. */
export const TAX_TREATMENTS = ['eg_standard', 'export', 'none'] as const;
export type TaxTreatmentKey = (typeof TAX_TREATMENTS)[number];

/** The whole of a total, in basis points. */
export const WHOLE_BASIS_POINTS = 10_000;

/** Limits of what staff set: texts in characters after trimming, the others from the first to the last. */
export const SETTINGS_LIMITS = {
  name: 120,
  address: 300,
  phone: 40,
  email: 254,
  taxNumber: [9, 15],
  terms: 4000,
  taxLabel: 60,
  taxBasisPoints: [0, 5000],
  validityDays: [1, 90],
  instalments: [1, 4],
  daysAfter: [0, 90],
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
