import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('staff_factors')
export class SecondFactorEntity {
  @PrimaryColumn('uuid')
  staffId!: string;

  /** No route, log or audit entry has it once it was set up. */
  @Column('bytea')
  key!: Buffer;

  /** Without an app the key is known to nobody, and no code of it counts. */
  @Column('boolean', { default: true })
  hasApp!: boolean;

  @Column('timestamptz')
  since!: Date;

  /** That of the latest code that was used, in steps of 30 s since 1970. */
  @Column('integer', { default: 0 })
  usedStep!: number;
}
