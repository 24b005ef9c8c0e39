import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import { IsIn } from 'class-validator';
import {
  Documented,
  Id,
  IfGiven,
  Moment,
  OneOf,
  TextOrNull,
  UUID_V7,
  Whole,
  IsId,
} from '../../shared/http/documentation.js';
import { PageQuery } from '../../shared/http/paging.js';
import type { ListedMail, MailDelivery, ReadMessage } from '../application/staff-mails.js';
import {
  DELIVERS,
  HOLDING_REASONS,
  MAIL_KINDS,
  MAIL_STATES,
  type Delivers,
  type HoldingReason,
  type MailKind,
  type MailState,
} from '../domain/mail.js';

/** The query of listMails. */
export class MailsQuery extends PageQuery {
  @ApiPropertyOptional({ enum: [...MAIL_STATES], description: 'Absent: of every state.' })
  @IfGiven()
  @IsIn([...MAIL_STATES], { message: `state is one of ${MAIL_STATES.join(', ')}` })
  state?: MailState;

  @Id({ required: false, description: 'Absent: about every inquiry.' })
  @IfGiven()
  @IsId()
  inquiryId?: string;
}

const EXAMPLE = {
  id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e31',
  kind: 'inquiry-received',
  name: 'ليلى منصور',
  email: 'layla@example.com',
  language: 'ar',
  inquiryId: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11',
  reference: 'TRZ-2026-000123',
  subject: 'TRZ-2026-000123: وصلنا طلبك',
  state: 'failed',
  heldFor: null,
  tries: 1,
  lastFailure: 'Recipient command failed: 550 no such mailbox',
  createdAt: '2026-11-19T09:07:00.000Z',
  dueAt: '2026-11-19T09:07:00.000Z',
  sentAt: null,
  canRetry: true,
};

@Documented('Mail', { example: EXAMPLE })
export class MailDto {
  @Id(UUID_V7) id!: string;
  @OneOf(MAIL_KINDS) kind!: MailKind;
  @ApiProperty({ description: "The recipient's." }) name!: string;
  @ApiProperty({ description: "The recipient's." }) email!: string;
  @OneOf(LANGUAGES) language!: Language;
  @Id({ nullable: true, description: 'Null when it is about none.' }) inquiryId!: string | null;
  @ApiProperty({ description: 'Of the inquiry; empty without one.' }) reference!: string;
  @ApiProperty() subject!: string;
  @OneOf(MAIL_STATES, {
    description:
      '`due`: it is sent, or tried again, at `dueAt`; `held`: for `heldFor`; `failed`: refused, or tried as often as it may be.',
  })
  state!: MailState;
  @ApiProperty({
    type: 'string',
    enum: [...HOLDING_REASONS, null],
    nullable: true,
    description:
      '`no-server`: until there is a mail server; `too-late`: its time was over before it could be sent.',
  })
  heldFor!: HoldingReason | null;
  @Whole(0, {
    description: 'How often it was tried; when no mail server could be reached, that does not count.',
  })
  tries!: number;
  @TextOrNull('What the last try failed of, in the words of the mail server.') lastFailure!: string | null;
  @Moment() createdAt!: Date;
  @Moment() dueAt!: Date;
  @Moment({ nullable: true }) sentAt!: Date | null;
  @ApiProperty({
    description: 'Whether retryMail has it sent again: it failed or is held, and what it brings is not over.',
  })
  canRetry!: boolean;
}

@Documented('MailDetails', {
  example: {
    ...EXAMPLE,
    html: '<!doctype html><html lang="ar" dir="rtl"><body><h1>وصلنا طلبك</h1></body></html>',
    text: 'وصلنا طلبك\n',
    attachments: ['TRZ-2026-000123-R2.pdf'],
  },
})
export class MailDetailsDto extends MailDto {
  @ApiProperty({ description: 'As it is sent, with `•••` in place of the secret in its link.' })
  html!: string;
  @ApiProperty({ description: 'The same words.' }) text!: string;
  @ApiProperty({ type: [String], description: 'The names of the files that go with it.' })
  attachments!: string[];
}

@Documented('MailDelivery', { example: { delivers: 'nothing', held: 3, failed: 1 } })
export class MailDeliveryDto implements MailDelivery {
  @OneOf(DELIVERS, {
    description: '`smtp`: to a mail server; `files`: into files, in development; `nothing`: mails are held.',
  })
  delivers!: Delivers;
  @Whole(0, { description: 'Mails that are held.' }) held!: number;
  @Whole(0, { description: 'Mails that failed.' }) failed!: number;
}

export function toMailDto({
  to,
  about,
  delivery,
  id,
  kind,
  language,
  subject,
  createdAt,
  canRetry,
}: ListedMail): MailDto {
  const { state, heldFor, tries, lastFailure, dueAt, sentAt } = delivery;
  return {
    id,
    kind,
    name: to.name,
    email: to.email,
    language,
    inquiryId: about.inquiryId,
    reference: about.reference,
    subject,
    state,
    heldFor,
    tries,
    lastFailure,
    createdAt,
    dueAt,
    sentAt,
    canRetry,
  };
}

export function toMailDetailsDto(message: ReadMessage): MailDetailsDto {
  const { html, text, attachments } = message;
  return { ...toMailDto(message), html, text, attachments: attachments.map(({ fileName }) => fileName) };
}
