const DAY_MS = 24 * 60 * 60 * 1000;

/** Weeks begin on Saturday, as in Egypt; Sunday is 0. */
const FIRST_OF_WEEK = 6;

/** The moment that stands for a day of the calendar, `2026-11-22`: its midnight, in UTC. */
export function momentIn(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

export function addDays(day: string, days: number): string {
  return dayOf(momentIn(day).getTime() + days * DAY_MS);
}

/** The same day of another month; the last one, where that month is shorter. */
export function addMonths(day: string, months: number): string {
  const from = momentIn(day);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month, Math.min(from.getUTCDate(), last)));
}

/** The seven days of the week that a day lies in. */
export function weekOf(day: string): string[] {
  const passed = (momentIn(day).getUTCDay() - FIRST_OF_WEEK + 7) % 7;
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - passed));
}

/** The weeks that hold the days of a day's month, with those of its neighbours at both ends. */
export function weeksOf(day: string): string[][] {
  const month = day.slice(0, 7);
  const weeks = [weekOf(`${month}-01`)];
  for (let next = `${month}-08`; ; next = addDays(next, 7)) {
    const week = weekOf(next);
    if (!week.some((one) => one.startsWith(month))) return weeks;
    weeks.push(week);
  }
}

/** The nearest day that lies in a span. */
export function within(day: string, first: string, last: string): string {
  return day < first ? first : day > last ? last : day;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
