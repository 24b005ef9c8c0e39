import type { Language } from '@tiraz/contracts/language';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Attachment, HoldingReason, MailBlock, MailKind, MailState } from '../domain/mail.js';

@Entity('messages')
export class MessageEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  key!: string;

  @Column('text')
  kind!: MailKind;

  @Column('text')
  toName!: string;

  @Column('text')
  toEmail!: string;

  @Column('text')
  language!: Language;

  @Column('uuid', { nullable: true })
  inquiryId!: string | null;

  @Column('uuid', { nullable: true })
  invitationId!: string | null;

  @Column('text')
  reference!: string;

  @Column('text')
  subject!: string;

  @Column('jsonb')
  blocks!: readonly MailBlock[];

  @Column('jsonb')
  attachments!: readonly Attachment[];

  @Column('text')
  state!: MailState;

  @Column('text', { nullable: true })
  heldFor!: HoldingReason | null;

  @Column('integer')
  tries!: number;

  @Column('text', { nullable: true })
  lastFailure!: string | null;

  @Column('timestamptz')
  dueAt!: Date;

  @Column('timestamptz')
  sendBefore!: Date;

  @Column('timestamptz', { nullable: true })
  takenUntil!: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;
}
