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
}
