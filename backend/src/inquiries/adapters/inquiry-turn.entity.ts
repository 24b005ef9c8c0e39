import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The latest turn of somebody who gets new inquiries in turn. */
@Entity('inquiry_turns')
export class InquiryTurnEntity {
  @PrimaryColumn('uuid')
  staffId!: string;

  /** The higher, the later. */
  @Column('bigint')
  turn!: string;
}
