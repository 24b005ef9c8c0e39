import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import { WaitingDto } from '../../inquiries/waiting.dto.js';
import { Amount, Documented, Id, Moment, OneOf, TextOrNull, Whole } from '../../shared/http/documentation.js';
import {
  ASSIGNED_AT_ONCE,
  NAMED,
  type AbsentOwner,
  type DueFollowUp,
  type ExpiringQuotation,
  type FailedMail,
  type NewInquiry,
  type Today,
} from '../application/today.js';

@Documented('WaitingInquiry')
class WaitingInquiryDto implements NewInquiry {
  @Id() id!: string;
  @ApiProperty() reference!: string;
  @ApiProperty() customerName!: string;
  @ApiProperty({ description: 'Empty when not given.' }) customerCompany!: string;
  @ApiProperty() isSampleRequest!: boolean;
  @Whole(1, { description: 'Pieces.' }) quantity!: number;
  @Amount('EGP. What the inquiry is worth.') totalCost!: string;
  @Moment() createdAt!: Date;
  @Moment({ nullable: true, description: 'Null while nobody has answered.' }) respondedAt!: Date | null;
  @ApiProperty({ nullable: true, type: WaitingDto, description: 'Null once it is answered.' })
  waiting!: WaitingDto | null;
}

@Documented('WaitingInquiries')
class WaitingInquiriesDto {
  @Whole(0, { description: 'How many are new.' }) total!: number;
  @Whole(0, { description: 'How many of them nobody has answered in time.' }) breached!: number;
  @ApiProperty({ type: [WaitingInquiryDto], maxItems: NAMED, description: 'Those that came first.' })
  items!: readonly WaitingInquiryDto[];
}

@Documented('DueFollowUp')
class DueFollowUpDto implements DueFollowUp {
  @Id() id!: string;
  @Id() customerId!: string;
  @ApiProperty() customerName!: string;
  @ApiProperty({ description: 'Empty when not known.' }) customerPhone!: string;
  @OneOf(LANGUAGES, { description: 'In which the customer wrote, and is answered.' }) language!: Language;
  @Id({ nullable: true }) inquiryId!: string | null;
  @TextOrNull('Of the inquiry that it is about.') inquiryReference!: string | null;
  @Moment() scheduledDate!: Date;
  @ApiProperty() subject!: string;
  @ApiProperty({ description: 'Its day in Cairo is over.' }) isOverdue!: boolean;
}

@Documented('DueFollowUps')
class DueFollowUpsDto {
  @Whole(0) overdue!: number;
  @Whole(0) dueToday!: number;
  @ApiProperty({ type: [DueFollowUpDto], maxItems: NAMED, description: 'The longest overdue first.' })
  items!: readonly DueFollowUpDto[];
}

@Documented('ExpiringQuotation')
class ExpiringQuotationDto implements ExpiringQuotation {
  @Id() inquiryId!: string;
  @ApiProperty() reference!: string;
  @Whole(1, { description: "The revision's." }) number!: number;
  @ApiProperty() customerName!: string;
  @Amount('EGP. With tax.') total!: string;
  @ApiProperty({ format: 'date', description: 'Its last day in Cairo.' }) validThrough!: string;
}

@Documented('ExpiringQuotations')
class ExpiringQuotationsDto {
  @Whole(0) total!: number;
  @ApiProperty({ type: [ExpiringQuotationDto], maxItems: NAMED, description: 'The nearest last day first.' })
  items!: readonly ExpiringQuotationDto[];
}

@Documented('FailedMail')
class FailedMailDto implements FailedMail {
  @Id() id!: string;
  @ApiProperty() subject!: string;
  @ApiProperty() toName!: string;
  @Moment() createdAt!: Date;
}

@Documented('FailedMails')
class FailedMailsDto {
  @Whole(0, { description: 'Above 10,000: there are more than that.' }) total!: number;
  @ApiProperty({ type: [FailedMailDto], maxItems: NAMED, description: 'Newest first.' })
  items!: readonly FailedMailDto[];
}

@Documented('NamedJob')
class NamedJobDto {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @Moment() addedAt!: Date;
}

@Documented('ParkedJobs')
class ParkedJobsDto {
  @Whole(0) total!: number;
  @ApiProperty({ type: [NamedJobDto], maxItems: NAMED, description: 'Newest first.' })
  items!: readonly NamedJobDto[];
}

@Documented('AbsentOwner')
class AbsentOwnerDto implements AbsentOwner {
  @Id() staffId!: string;
  @ApiProperty({ format: 'date', description: 'The last day of the absence in Cairo.' }) until!: string;
  @Id({ nullable: true, description: 'Null where nobody stands in who may answer inquiries.' })
  standInId!: string | null;
  @Whole(1, { description: 'How many inquiries of theirs are open.' }) total!: number;
  @ApiProperty({
    type: [String],
    format: 'uuid',
    maxItems: ASSIGNED_AT_ONCE,
    description: 'Those of them that came first, as many as can be assigned at once.',
  })
  inquiryIds!: readonly string[];
}

const id = (last: string) => `01993c00-0000-7000-8000-00000000${last}`;

@Documented('Today', {
  description: 'A block is absent for an account that may not read what is in it.',
  example: {
    inquiries: {
      total: 1,
      breached: 0,
      items: [
        {
          ...{ id: id('abcd'), reference: 'TRZ-2026-000123', customerName: 'ليلى حسن', customerCompany: '' },
          ...{ isSampleRequest: false, quantity: 100, totalCost: '23700.00' },
          ...{ createdAt: '2026-03-01T09:30:00.000Z', respondedAt: null },
          waiting: { dueAt: '2026-03-02T09:00:00.000Z', state: 'due' },
        },
      ],
    },
    followUps: {
      overdue: 1,
      dueToday: 0,
      items: [
        {
          ...{ id: id('f011'), customerId: id('c0de'), customerName: 'ليلى حسن' },
          ...{ customerPhone: '+20 100 123 4567', language: 'ar', inquiryId: id('abcd') },
          ...{ inquiryReference: 'TRZ-2026-000123', scheduledDate: '2026-03-01T07:00:00.000Z' },
          ...{ subject: 'Call about sizes', isOverdue: true },
        },
      ],
    },
    quotations: {
      total: 1,
      items: [
        {
          ...{ inquiryId: id('abcd'), reference: 'TRZ-2026-000123', number: 1, customerName: 'ليلى حسن' },
          ...{ total: '25878.00', validThrough: '2026-03-03' },
        },
      ],
    },
    mails: { total: 0, items: [] },
    jobs: { total: 0, items: [] },
    absent: [
      {
        ...{ staffId: id('57af'), until: '2026-03-05', standInId: null },
        ...{ total: 1, inquiryIds: [id('abcd')] },
      },
    ],
  },
})
export class TodayDto implements Today {
  @ApiProperty({ required: false }) inquiries?: WaitingInquiriesDto;
  @ApiProperty({ required: false }) followUps?: DueFollowUpsDto;
  @ApiProperty({ required: false, description: 'Open ones whose last day is within three working days.' })
  quotations?: ExpiringQuotationsDto;
  @ApiProperty({ required: false, description: 'Those that failed.' }) mails?: FailedMailsDto;
  @ApiProperty({ required: false, description: 'Those that failed as often as they may.' })
  jobs?: ParkedJobsDto;
  @ApiProperty({
    required: false,
    type: [AbsentOwnerDto],
    description: 'Who is away and has open inquiries; by e-mail address.',
  })
  absent?: readonly AbsentOwnerDto[];
}
