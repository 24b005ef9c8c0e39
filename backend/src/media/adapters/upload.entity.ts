import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('uploads')
export class UploadEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  address!: string;

  /** Of the member of staff who asked for it. */
  @Column('text')
  session!: string;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  finalizedAt!: Date | null;
}
