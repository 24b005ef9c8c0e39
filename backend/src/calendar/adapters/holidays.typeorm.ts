import { MoreThanOrEqual, type DataSource, type Repository } from 'typeorm';
import { currentManager } from '../../shared/database/current-manager.js';
import { Holidays, type DecidedHoliday, type VersionedHoliday } from '../application/holidays.js';
import { HolidayEntity } from './holiday.entity.js';

export class TypeOrmHolidays extends Holidays {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  since(day: string): Promise<VersionedHoliday[]> {
    return this.rows.find({ where: { day: MoreThanOrEqual(day) }, order: { day: 'ASC' } });
  }

  async hold(day: string): Promise<VersionedHoliday | undefined> {
    // There may be no row to lock: two who decide on a suggested day at once take turns all the same.
    await this.rows.query(`SELECT pg_advisory_xact_lock(hashtext('holidays'), hashtext($1))`, [day]);
    return (await this.rows.findOneBy({ day })) ?? undefined;
  }

  async save({ day, nameEn, nameAr, state }: DecidedHoliday, at: Date): Promise<void> {
    const decided = { nameEn, nameAr, state, changedAt: at };
    const { affected } = await this.rows.update({ day }, decided);
    if (!affected) await this.rows.insert({ day, ...decided });
  }

  private get rows(): Repository<HolidayEntity> {
    return currentManager(this.dataSource).getRepository(HolidayEntity);
  }
}
