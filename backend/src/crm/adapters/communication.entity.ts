import type { CommunicationType, Direction } from '@tiraz/contracts/customer-care';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Communication } from '../application/customer-details.js';

@Entity('communications')
export class CommunicationEntity implements Communication {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  customerId!: string;

  @Column('uuid', { nullable: true })
  inquiryId!: string | null;

  @Column('text')
  type!: CommunicationType;

  @Column('text')
  direction!: Direction;

  @Column('text')
  subject!: string;

  @Column('text')
  content!: string;

  @Column('text')
  loggedBy!: string;

  @Column('timestamptz')
  createdAt!: Date;
}
