import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Picture } from '../domain/picture.js';

@Entity('pictures')
export class PictureEntity implements Picture {
  @PrimaryColumn('uuid')
  id!: string;

  /** Pixels, as the height. */
  @Column('integer')
  width!: number;

  @Column('integer')
  height!: number;

  @Column('timestamptz')
  createdAt!: Date;

  /** Null while the catalogue shows it. */
  @Column('timestamptz', { nullable: true })
  unusedSince!: Date | null;
}
