import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import {
  INQUIRY_STATUSES,
  LONGEST_LOST_NOTE,
  LOST_REASONS,
  type InquiryStatus,
  type Lost,
  type LostReason,
} from '@tiraz/contracts/inquiry-status';
import { Type } from 'class-transformer';
import { IsIn, IsObject, IsString, MaxLength, ValidateIf, ValidateNested } from 'class-validator';
import { malformedBody } from '../../shared/domain/domain-error.js';
import { Documented, IfGiven, OneOf, Trimmed, IsId } from '../../shared/http/documentation.js';

const LONGEST_NOTES = 10_000;

/** A status that an inquiry can have. */
export function IsInquiryStatus(): PropertyDecorator {
  return IsIn(INQUIRY_STATUSES, { message: 'status is not one that an inquiry can have' });
}

@Documented('LostUpdate', { additionalProperties: false })
class LostUpdate {
  @OneOf(LOST_REASONS)
  @IsIn(LOST_REASONS, { message: `reason is one of ${LOST_REASONS.join(', ')}` })
  reason!: LostReason;

  @ApiProperty({
    required: false,
    maxLength: LONGEST_LOST_NOTE,
    description: 'In words, for `other` alone, which does not go without.',
  })
  @IfGiven()
  @MaxLength(LONGEST_LOST_NOTE)
  @IsString()
  @Trimmed()
  note?: string;
}

/** Why what is moved comes to nothing. */
export class LosingMove {
  @ApiProperty({
    required: false,
    type: LostUpdate,
    description:
      'Why it is lost, with `rejected` or `closed`. An inquiry that was accepted is closed without; one that was lost ' +
      'before keeps its reason when none is given.',
  })
  @IfGiven()
  @ValidateNested()
  @Type(() => LostUpdate)
  @IsObject()
  lost?: LostUpdate;
}

@Documented('InquiryStatusUpdate', { additionalProperties: false })
export class InquiryStatusUpdate extends LosingMove {
  @OneOf(INQUIRY_STATUSES)
  @IsInquiryStatus()
  status!: InquiryStatus;
}

@Documented('InquiryNotesUpdate', { additionalProperties: false })
export class InquiryNotesUpdate {
  @ApiProperty({ maxLength: LONGEST_NOTES, description: 'All of the notes; empty clears them.' })
  @MaxLength(LONGEST_NOTES)
  @IsString()
  adminNotes!: string;
}

/** A body of updateInquiry: one or the other. */
export class InquiryUpdate extends IntersectionType(
  PartialType(InquiryStatusUpdate),
  PartialType(InquiryNotesUpdate),
) {}

/** What an update changes: one of the two, so that nobody overwrites what they did not touch. */
export type InquiryChange = { status: InquiryStatus; lost: Lost | null } | { adminNotes: string };

/** @throws DomainError `body.invalid` unless the body holds exactly one of the two fields */
export function toChange({ status, adminNotes, lost }: InquiryUpdate): InquiryChange {
  if (status != null && adminNotes == null) return { status, lost: toLost({ status, lost }) };
  if (adminNotes != null && status == null && lost === undefined) return { adminNotes };
  const message = 'Send either status or adminNotes.';
  const code = status == null ? 'field.required' : 'field.unexpected';
  throw malformedBody({ path: 'status', code, message }, { path: 'adminNotes', code, message });
}

/** What `InquiryUpdate` makes of it may be null. */
interface LossSaid {
  status: InquiryStatus;
  lost?: LostUpdate | null;
}

/**
 * @returns null where nobody says why
 * @throws DomainError `body.invalid` for a reason that goes with no such move, and words without `other` or the reverse
 */
export function toLost({ status, lost }: LossSaid): Lost | null {
  if (lost === undefined) return null;
  if (lost === null) throw malformedBody({ path: 'lost', code: 'field.type', message: 'lost is a reason' });
  const { reason, note = '' } = lost;
  if (status !== 'rejected' && status !== 'closed')
    throw malformedBody({
      path: 'lost',
      code: 'field.unexpected',
      message: 'Nothing is lost by this status.',
    });
  if ((reason === 'other') === (note !== '')) return { reason, note };
  throw malformedBody(
    reason === 'other'
      ? { path: 'lost.note', code: 'field.required', message: 'Another reason needs words.' }
      : { path: 'lost.note', code: 'field.unexpected', message: 'Only another reason has words.' },
  );
}

/** In a body: whose inquiries become. */
export function OwnerId(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'string',
      format: 'uuid',
      nullable: true,
      description:
        'The staff account whose it is from now on, one that may answer inquiries; null: nobody’s.',
    }),
    ValidateIf((_, value) => value !== null),
    IsId({ message: 'ownerId is the id of an account, or null' }),
  );
}

@Documented('InquiryOwner', { additionalProperties: false })
export class InquiryOwner {
  @OwnerId()
  ownerId!: string | null;
}
