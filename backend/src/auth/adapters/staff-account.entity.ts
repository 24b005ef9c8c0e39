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

  @Column('timestamptz')
  createdAt!: Date;
}
