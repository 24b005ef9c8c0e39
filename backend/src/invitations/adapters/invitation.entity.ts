import type { Language } from '@tiraz/contracts/language';
import type { Role } from '@tiraz/contracts/roles';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('staff_invitations')
export class InvitationEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  email!: string;

  @Column('text')
  role!: Role;

  @Column('text')
  language!: Language;

  /** SHA-256: the tokens themselves are nowhere. A mail that is tried again has another one each time. */
  @Column('bytea', { array: true })
  tokenHashes!: Buffer[];

  @Column('timestamptz')
  invitedAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;
}
