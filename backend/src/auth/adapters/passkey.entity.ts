import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('staff_passkeys')
export class PasskeyEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  staffId!: string;

  @Column('text')
  credentialId!: string;

  @Column('bytea')
  publicKey!: Buffer;

  /** Up to 2³² − 1. */
  @Column('bigint')
  counter!: string;

  @Column('text', { array: true })
  transports!: string[];

  @Column('text')
  name!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
