import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('link_tokens')
export class LinkTokenEntity {
  /** SHA-256: the token itself is nowhere. */
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  @Column('uuid')
  inquiryId!: string;

  /** An e-mail address in lower case. */
  @Column('text')
  recipient!: string;

  @Column('timestamptz')
  issuedAt!: Date;
}
