import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('password_checks')
export class PasswordCheckEntity {
  @PrimaryColumn('bytea')
  subjectHash!: Buffer;

  /** Those of the last window, oldest first. */
  @Column('timestamptz', { array: true })
  madeAt!: Date[];
}
