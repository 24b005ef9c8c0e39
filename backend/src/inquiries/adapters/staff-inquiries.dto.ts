import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { INQUIRY_STATUSES, type InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { DomainError } from '../../shared/domain/domain-error.js';
import { Documented, OneOf } from '../../shared/http/documentation.js';
import { OwnerId } from './owner-id.js';

const LONGEST_NOTES = 10_000;

/** A status that an inquiry can have. */
export function IsInquiryStatus(): PropertyDecorator {
  return IsIn(INQUIRY_STATUSES, { message: 'status is not one that an inquiry can have' });
}

@Documented('InquiryStatusUpdate', { additionalProperties: false })
export class InquiryStatusUpdate {
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

@Documented('InquiryOwner', { additionalProperties: false })
export class InquiryOwner {
  @OwnerId()
  ownerId!: string | null;
}

/** A body of updateInquiry: one or the other. */
export class InquiryUpdate extends IntersectionType(
  PartialType(InquiryStatusUpdate),
  PartialType(InquiryNotesUpdate),
) {}

/** What an update changes: one of the two, so that nobody overwrites what they did not touch. */
export type InquiryChange = { status: InquiryStatus } | { adminNotes: string };

/** @throws DomainError `body.invalid` unless the body holds exactly one of the two fields */
export function toChange({ status, adminNotes }: InquiryUpdate): InquiryChange {
  if (status != null && adminNotes == null) return { status };
  if (adminNotes != null && status == null) return { adminNotes };
  const message = 'Send either status or adminNotes.';
  const code = status == null ? 'field.required' : 'field.unexpected';
  throw new DomainError('malformed', 'body.invalid', 'The body does not have the documented form.', [
    { path: 'status', code, message },
    { path: 'adminNotes', code, message },
  ]);
}
