import type { HolidayState } from '@tiraz/contracts/settings';
import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import type { VersionedHoliday } from '../application/holidays.js';

@Entity('holidays')
export class HolidayEntity implements VersionedHoliday {
  @PrimaryColumn('text')
  day!: string;

  @Column('text')
  nameEn!: string;

  @Column('text')
  nameAr!: string;

  @Column('text')
  state!: Exclude<HolidayState, 'suggested'>;

  @VersionColumn({ type: 'integer', default: 1 })
  version!: number;

  @Column('timestamptz')
  changedAt!: Date;
}
