import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('staff_devices')
export class KnownDeviceEntity {
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  @Column('uuid')
  staffId!: string;

  @Column('timestamptz')
  usedAt!: Date;
}
