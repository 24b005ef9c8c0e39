import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('sweeps')
export class SweepEntity {
  @PrimaryColumn('text')
  what!: string;

  @Column('timestamptz')
  dueAt!: Date;
}
