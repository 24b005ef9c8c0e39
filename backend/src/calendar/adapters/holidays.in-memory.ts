import { expectTransaction } from '../../shared/domain/transactions.in-memory.js';
import { Holidays, type DecidedHoliday, type VersionedHoliday } from '../application/holidays.js';

export class InMemoryHolidays extends Holidays {
  private readonly stored = new Map<string, VersionedHoliday>();

  async since(day: string): Promise<VersionedHoliday[]> {
    return [...this.stored.values()]
      .filter((one) => one.day >= day)
      .sort((a, b) => (a.day < b.day ? -1 : 1))
      .map((one) => ({ ...one }));
  }

  async hold(day: string): Promise<VersionedHoliday | undefined> {
    expectTransaction('a holiday is held');
    const known = this.stored.get(day);
    return known && { ...known };
  }

  async save({ day, nameEn, nameAr, state }: DecidedHoliday): Promise<void> {
    const version = (this.stored.get(day)?.version ?? 0) + 1;
    this.stored.set(day, { day, nameEn, nameAr, state, version });
  }
}
