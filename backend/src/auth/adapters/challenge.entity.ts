import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('staff_challenges')
export class ChallengeEntity {
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  @Column('uuid')
  staffId!: string;

  @Column('text')
  passwordHash!: string;

  /** Of a second factor that is being set up. */
  @Column('bytea', { nullable: true })
  key!: Buffer | null;

  @Column('timestamptz')
  expiresAt!: Date;
}
