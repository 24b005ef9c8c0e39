import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('audit_trail')
export class AuditEntryEntity {
  /** In the order of writing; that of committing may differ. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('timestamptz')
  at!: Date;

  /** Null, as the e-mail address, when nobody was signed in. */
  @Column('uuid', { nullable: true })
  staffId!: string | null;

  @Column('text', { nullable: true })
  staffEmail!: string | null;

  @Column('text')
  action!: string;

  @Column('text')
  thingKind!: string;

  @Column('text')
  thingId!: string;

  @Column('jsonb', { nullable: true })
  before!: Record<string, unknown> | null;

  @Column('jsonb', { nullable: true })
  after!: Record<string, unknown> | null;

  /** It took the change before it back. */
  @Column('boolean', { default: false })
  isUndo!: boolean;
}
