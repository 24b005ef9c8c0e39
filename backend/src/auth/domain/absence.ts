import { ABSENCE_DAYS } from '@tiraz/contracts/absence';
import { addDays, startOfDayNamed } from '../../shared/domain/cairo.js';

/** When a member of staff is away, and who stands in. */
export interface Absence {
  /** The first day in Cairo, `2026-11-20`. */
  from: string;
  /** The last one. */
  to: string;
  /** Another account; null: nobody. */
  standInId: string | null;
}

/** One that is not over. */
export interface KnownAbsence extends Absence {
  /** Whether today is one of its days; else it is still to come. */
  isNow: boolean;
}

interface Fault {
  path: keyof Absence;
  code: string;
  message: string;
}

interface Stored {
  awayFrom: string | null;
  awayTo: string | null;
  standInId: string | null;
}

/** @param today in Cairo, `2026-11-20` @returns null where there is none, or it is over */
export function absenceOf({ awayFrom, awayTo, standInId }: Stored, today: string): KnownAbsence | null {
  if (awayFrom === null || awayTo === null || awayTo < today) return null;
  return { from: awayFrom, to: awayTo, standInId, isNow: awayFrom <= today };
}

/** What is wrong with its days. @param today in Cairo */
export function absenceFaults({ from, to }: Absence, today: string): Fault[] {
  const faults: Fault[] = [];
  const refuse = (path: Fault['path'], code: string, message: string) => faults.push({ path, code, message });
  const [first, last] = [addDays(today, -ABSENCE_DAYS), addDays(today, ABSENCE_DAYS)];
  for (const [path, day] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (!startOfDayNamed(day)) refuse(path, 'absence.no-day', 'There is no such day.');
    else if (day < first || day > last)
      refuse(path, 'absence.far', `An absence lies between ${first} and ${last}.`);
  }
  if (faults.length > 0) return faults;
  if (to < from) refuse('to', 'absence.turned', 'It ends no earlier than it begins.');
  else if (to < today) refuse('to', 'absence.over', 'It ends today at the earliest.');
  return faults;
}
