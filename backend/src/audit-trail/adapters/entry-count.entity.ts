import { Column, Entity } from 'typeorm';

/** How many entries of one day (UTC), person, kind and action there are. Has a unique index in place of a primary key. */
@Entity('audit_trail_counts')
export class EntryCountEntity {
  @Column('timestamptz', { primary: true })
  day!: Date;

  /** Null for what nobody was signed in for. */
  @Column('text', { primary: true, nullable: true })
  staffEmail!: string | null;

  @Column('text', { primary: true })
  thingKind!: string;

  @Column('text', { primary: true })
  action!: string;

  @Column('bigint')
  entries!: string;

  /** The id of the last entry that is counted here. */
  @Column('bigint')
  upTo!: string;
}
