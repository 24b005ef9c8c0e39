import { DEFAULT_LANGUAGE, type Language } from '@tiraz/contracts/language';
import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import { DerivedTextColumn } from '../../shared/database/columns.js';
import type { Customer, StaffStatus } from '../domain/customer.js';

@Entity('customers')
export class CustomerEntity implements Customer {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  email!: string;

  @Column('text')
  name!: string;

  @Column('text', { default: '' })
  phone!: string;

  @Column('text', { default: '' })
  company!: string;

  /** Of the latest inquiry. */
  @Column('text', { default: DEFAULT_LANGUAGE })
  language!: Language;

  @Column('text', { nullable: true })
  staffStatus!: StaffStatus | null;

  @Column('timestamptz', { nullable: true })
  staffStatusAt!: Date | null;

  @VersionColumn({ type: 'integer', default: 1 })
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('uuid', { nullable: true })
  mergedInto!: string | null;

  @DerivedTextColumn()
  searchText!: string;
}
