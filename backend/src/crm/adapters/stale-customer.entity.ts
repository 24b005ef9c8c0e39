import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A change that may have changed how a customer stands; triggers note it. */
@Entity('stale_customers')
export class StaleCustomerEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('uuid')
  customerId!: string;
}
