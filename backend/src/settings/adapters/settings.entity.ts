import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

/** One row. */
@Entity('settings')
export class SettingsEntity {
  @PrimaryColumn('smallint', { default: 1 })
  id!: number;

  /** As a SettingsDocument. */
  @Column('jsonb')
  document!: object;

  @VersionColumn({ type: 'integer', default: 1 })
  version!: number;

  @Column('timestamptz')
  changedAt!: Date;
}
