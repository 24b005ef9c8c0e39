import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('staff_sessions')
export class SessionEntity {
  /** Of the token in the browser's cookie: see tokens.ts. */
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  /** What its owner calls it by. */
  @Column('uuid', { default: () => 'gen_random_uuid()' })
  id!: string;

  @Column('uuid')
  staffId!: string;

  @Column('text', { default: '' })
  userAgent!: string;

  @Column('timestamptz')
  startedAt!: Date;

  @Column('timestamptz')
  seenAt!: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;
}
