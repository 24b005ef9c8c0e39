import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Documented } from '../../shared/http/documentation.js';
import type { SubmittedInquiry } from '../domain/submitted-inquiry.js';
import {
  InquiryReceiptDto,
  inquiryReceiptExample,
  InquirySubmissionDto,
  inquirySubmissionExample,
} from './submission.dto.js';

export interface SentByStaff extends SubmittedInquiry {
  notifyCustomer?: boolean;
}

@Documented('EnteredInquiry')
export class EnteredInquiryDto extends InquirySubmissionDto implements SentByStaff {
  @ApiProperty({
    required: false,
    description:
      'Whether the customer gets the mail that a visitor gets, with the link; true when absent. It belongs to no key: ' +
      'a repetition mails nothing.',
  })
  notifyCustomer?: boolean;
}

export const enteredInquiryExample = { ...inquirySubmissionExample, notifyCustomer: true };

const { link: _, ...enteredReceiptExample } = inquiryReceiptExample;

@Documented('EnteredInquiryReceipt', { example: enteredReceiptExample })
export class EnteredInquiryReceiptDto extends OmitType(InquiryReceiptDto, ['link']) {}
