import { DEFAULT_LANGUAGE, type Language } from '@tiraz/contracts/language';
import type { Role } from '@tiraz/contracts/roles';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StaffAccount } from '../application/staff-accounts.js';

@Entity('staff')
export class StaffAccountEntity implements StaffAccount {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  email!: string;

  @Column('text')
  passwordHash!: string;

  @Column('boolean')
  isDemo!: boolean;

  @Column('text', { default: 'owner' })
  role!: Role;

  @Column('text', { default: '' })
  name!: string;

  @Column('boolean', { default: true })
  isActive!: boolean;

  @Column('timestamptz', { nullable: true })
  signedInAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('text', { nullable: true })
  awayFrom!: string | null;

  @Column('text', { nullable: true })
  awayTo!: string | null;

  @Column('uuid', { nullable: true })
  standInId!: string | null;

  @Column('integer', { default: 1 })
  version!: number;

  /** Read with the mails to the account alone. */
  @Column('text', { default: DEFAULT_LANGUAGE, select: false })
  language!: Language;

  /** Likewise. */
  @Column('boolean', { nullable: true, select: false })
  dailyDigest!: boolean | null;
}
