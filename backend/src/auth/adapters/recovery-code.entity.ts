import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One that was used is gone. */
@Entity('staff_recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('uuid')
  staffId!: string;

  @PrimaryColumn('smallint')
  number!: number;

  @Column('text')
  hash!: string;
}
