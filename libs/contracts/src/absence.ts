/** An absence of staff begins and ends within so many days of today, before or after it. */
export const ABSENCE_DAYS = 366;
