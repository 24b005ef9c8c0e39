export interface HijriDay {
  /** From 1; Ramadan is the ninth. */
  month: number;
  day: number;
}

const RAMADAN = 9;

const ummAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});

/**
 * By the calendar of Umm al-Qura, which is computed: what is seen of the moon may move a month by a day.
 *
 * @param day `2026-03-20`, which is 1 Shawwal
 */
export function hijriDay(day: string): HijriDay {
  const parts = ummAlQura.formatToParts(new Date(`${day}T00:00Z`));
  const numberOf = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value);
  return { month: numberOf('month'), day: numberOf('day') };
}

/** Intl takes several microseconds to answer. */
const known = new Map<string, boolean>();
const MOST_KNOWN = 1000;

export function isInRamadan(day: string): boolean {
  const answer = known.get(day) ?? hijriDay(day).month === RAMADAN;
  if (known.size === MOST_KNOWN) known.clear();
  known.set(day, answer);
  return answer;
}
