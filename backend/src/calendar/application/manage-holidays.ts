import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import { startOfDayNamed, wallTimeInCairo } from '../../shared/domain/cairo.js';
import { changedFields } from '../../shared/domain/changed-fields.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError, invalidField, StaleError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { suggestedHolidays, type Occasion } from '../domain/suggested-holidays.js';
import type { DecidedHoliday, Holidays, VersionedHoliday } from './holidays.js';
import { StaffHolidays, type ListedHoliday } from './staff-holidays.js';

/** What suggested holidays are called. */
export type OccasionNames = Readonly<Record<'en' | 'ar', Readonly<Record<Occasion, string>>>>;

export class ManageHolidays extends StaffHolidays {
  constructor(
    private readonly transactions: Transactions,
    private readonly holidays: Holidays,
    private readonly names: OccasionNames,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {
    super();
  }

  async list(): Promise<ListedHoliday[]> {
    const years = this.years();
    const listed = new Map(
      years.flatMap((year) => this.suggested(year)).map((holiday) => [holiday.day, holiday]),
    );
    for (const { day, nameEn, nameAr, state, version } of await this.holidays.since(`${years[0]}-01-01`))
      listed.set(day, { day, nameEn, nameAr, state, version });
    return [...listed.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
  }

  add(holiday: Omit<DecidedHoliday, 'state'>, by: Staff): Promise<ListedHoliday> {
    const { day, nameEn, nameAr } = holiday;
    this.expectInRange(day);
    return this.transactions.run(async () => {
      if (this.suggestion(day) || (await this.holidays.hold(day)))
        throw new DomainError('conflict', 'holiday.known', 'This day is in the list already.', [
          { path: 'day', code: 'holiday.known', message: 'This day is in the list already.' },
        ]);
      const added = { day, nameEn, nameAr, state: 'confirmed' as const };
      return this.store(added, 0, 'added', undefined, added, by);
    });
  }

  decide(
    day: string,
    changes: Partial<Omit<DecidedHoliday, 'day'>>,
    version: number | undefined,
    by: Staff,
  ): Promise<ListedHoliday> {
    return this.transactions.run(async () => {
      const known = listedHoliday(await this.holidays.hold(day)) ?? this.suggestion(day);
      if (!known) throw new DomainError('missing', 'holiday.unknown', 'This day is not in the list.');
      if (version !== undefined && version !== known.version)
        throw new StaleError({ kind: 'holiday', id: day }, known);
      const { version: _, ...before } = known;
      const state = before.state === 'suggested' ? 'confirmed' : before.state;
      const wanted: DecidedHoliday = { ...before, state, ...changes };
      const change = changedFields<Omit<ListedHoliday, 'version'>>(before, wanted);
      if (!change) return known;
      const action = change.after.state ? wanted.state : 'updated';
      return this.store(wanted, known.version, action, change.before, change.after, by);
    });
  }

  private async store(
    wanted: DecidedHoliday,
    version: number,
    action: 'added' | 'updated' | DecidedHoliday['state'],
    before: object | undefined,
    after: object,
    by: Staff,
  ): Promise<ListedHoliday> {
    const at = this.clock.now();
    await this.holidays.save(wanted, at);
    const thing = { kind: 'holiday', id: wanted.day } as const;
    await this.audit.record({ at, by, action: `holiday.${action}`, thing, ...(before && { before }), after });
    return { ...wanted, version: version + 1 };
  }

  private suggestion(day: string): ListedHoliday | undefined {
    return this.years()
      .flatMap((year) => this.suggested(year))
      .find((one) => one.day === day);
  }

  private suggested(year: number): ListedHoliday[] {
    const named = (language: 'en' | 'ar', occasions: readonly Occasion[]) =>
      occasions.map((occasion) => this.names[language][occasion]).join(' · ');
    return suggestedHolidays(year).map(({ day, occasions }) => ({
      day,
      nameEn: named('en', occasions),
      nameAr: named('ar', occasions),
      state: 'suggested',
      version: 0,
    }));
  }

  /** In Cairo. */
  private years(): [thisYear: number, next: number] {
    const { year } = wallTimeInCairo(this.clock.now());
    return [year, year + 1];
  }

  private expectInRange(day: string): void {
    if (startOfDayNamed(day) && this.years().includes(Number(day.slice(0, 4)))) return;
    throw invalidField('day', 'holiday.out-of-range', 'A holiday is a day of this year or the next.');
  }
}

function listedHoliday(stored: VersionedHoliday | undefined): ListedHoliday | undefined {
  if (!stored) return undefined;
  const { day, nameEn, nameAr, state, version } = stored;
  return { day, nameEn, nameAr, state, version };
}
