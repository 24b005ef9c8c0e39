/** In working days, the first and the last of a range. */
export interface Range {
  fromDays: number;
  toDays: number;
}

export interface LeadTime {
  /** From today, if it is asked for today. */
  sample: Range & { from: string; to: string };
  /** From the day on which the sample is approved, and about how many weeks that is; null for an order so large that it is planned by itself. */
  production: (Range & { weeks: number }) | null;
}

/** How long things take: fixed ranges of the settings, counted in working days, until there is a plan of the lines. */
export abstract class LeadTimes {
  /** @param pieces at least one */
  abstract of(pieces: number): Promise<LeadTime>;
}
